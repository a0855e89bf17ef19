// The greedy player: looks at every sensible turn, judges the position after it, and plays the best one.
import type { GameState, PlayerView } from '@arpents/engine';
import type { Decide } from './contract.ts';
import { firstOf, judgedAnswers, obviousAction } from './deciding/answers.ts';
import { decidingSide, sampleWorlds } from './deciding/worlds.ts';
import { chancesOf } from './evaluation/evaluate.ts';
import { weightsOnTurn } from './evaluation/varying.ts';
import { WEIGHTS, type Weights } from './evaluation/weights.ts';
import { listLines, type JudgedLine } from './turns/lines.ts';

export interface GreedyOptions {
  readonly weights?: Weights;
  /** Worlds in which actions with a hidden result are tried. */
  readonly worlds?: number | undefined;
  /** How many unfinished turns are followed at each step. */
  readonly width?: number | undefined;
}

const USUAL_WORLDS = 4;
const USUAL_WIDTH = 40;

/** A player that maximises the evaluation at the end of its turn. */
export const greedy =
  (options: GreedyOptions = {}): Decide =>
  (view, _budget, seed) =>
    firstOf(compareTurns(view, seed, options)[0]);

/** The turns that it looked at: the best one first, the others in no order. */
export function compareTurns(
  view: PlayerView,
  seed: number,
  options: GreedyOptions = {},
): JudgedLine[] {
  const worlds = sampleWorlds(view, seed, options.worlds ?? USUAL_WORLDS);
  const side = decidingSide(view);
  const weights = weightsOnTurn(view, options.weights ?? WEIGHTS);
  const judge = (state: GameState): number => chancesOf(state, side, weights);
  if (view.decision?.kind !== 'take-action') {
    return bestFirst(judgedAnswers(worlds, side, judge));
  }
  const certain = obviousAction(worlds[0]);
  if (certain !== null) return [{ actions: [certain], ends: [], value: 0 }];
  return bestFirst(listLines(worlds, side, { judge, width: options.width ?? USUAL_WIDTH }));
}

function bestFirst(lines: readonly JudgedLine[]): JudgedLine[] {
  let [best] = lines;
  for (const line of lines) if (line.value > best.value) best = line;
  return [best, ...lines.filter((line) => line !== best)];
}
