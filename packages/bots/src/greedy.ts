// The greedy player: looks at every sensible turn, judges the position after it, and plays the best one.
import {
  createRng,
  sampleHiddenState,
  type Action,
  type GameState,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import type { Decide } from './contract.ts';
import { chancesOf } from './evaluation/evaluate.ts';
import { weightsOnTurn } from './evaluation/varying.ts';
import { WEIGHTS, type Weights } from './evaluation/weights.ts';
import { candidateActions } from './turns/candidates.ts';
import { listLines, type JudgedLine } from './turns/lines.ts';
import { playOut } from './turns/replies.ts';

export interface GreedyOptions {
  readonly weights?: Weights;
  /** Worlds in which actions with a hidden result are tried. */
  readonly worlds?: number;
  /** How many unfinished turns are followed at each step. */
  readonly width?: number;
}

const USUAL_WORLDS = 4;
const USUAL_WIDTH = 40;

/** A player that maximises the evaluation at the end of its turn. */
export function greedy(options: GreedyOptions = {}): Decide {
  return (view, _budget, seed) => {
    const worlds = sampleWorlds(view, seed, options.worlds ?? USUAL_WORLDS);
    const side = decidingSide(view);
    const weights = weightsOnTurn(view, options.weights ?? WEIGHTS);
    const judge = (state: GameState): number => chancesOf(state, side, weights);
    if (view.decision?.kind !== 'take-action') return bestAnswer(worlds, side, judge);
    const certain = obviousAction(worlds[0]);
    if (certain !== null) return certain;
    const lines = listLines(worlds, side, { judge, width: options.width ?? USUAL_WIDTH });
    return firstOf(bestLine(lines));
  };
}

export function decidingSide(view: PlayerView): Side {
  if (view.decision?.side !== view.viewer) {
    throw new Error('the view is not that of the side that decides');
  }
  return view.decision.side;
}

/** Positions that the viewer cannot tell from the real one. */
export function sampleWorlds(view: PlayerView, seed: number, count: number): GameState[] {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => sampleHiddenState(view, rng));
}

/** What needs no thought: Home Support brings cards before anything is decided, and costs nothing. */
export function obviousAction(state: GameState): Action | null {
  const candidates = candidateActions(state);
  if (candidates.length === 1) return candidates[0];
  return candidates.find((action) => action.kind === 'home-support') ?? null;
}

function bestLine(lines: readonly JudgedLine[]): JudgedLine {
  let [best] = lines;
  for (const line of lines) if (line.value > best.value) best = line;
  return best;
}

/** The action to begin a turn with; a turn without actions is ended. */
export const firstOf = (line: JudgedLine): Action =>
  line.actions.length > 0 ? line.actions[0] : { kind: 'end-turn' };

/** The answer to any other decision: each legal one is tried in all worlds. */
function bestAnswer(
  worlds: readonly GameState[],
  side: Side,
  judge: (state: GameState) => number,
): Action {
  const answers = candidateActions(worlds[0]);
  let best = answers[0];
  let most = -Infinity;
  for (const answer of answers) {
    let sum = 0;
    for (const world of worlds) sum += judge(playOut(world, answer, side));
    if (sum > most) {
      most = sum;
      best = answer;
    }
  }
  return best;
}
