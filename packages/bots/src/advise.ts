// Hints for a person: the best whole turns from what they see, how likely they are to win after each, and why.
import { isLegal, type Action, type GameState, type PlayerView, type Side } from '@arpents/engine';
import { aimOf, differentIdeas, type Aim } from './advice/ideas.ts';
import { reasonsFor, type Reason } from './advice/reasons.ts';
import type { Budget } from './contract.ts';
import { judgedAnswers } from './deciding/answers.ts';
import { decidingSide, sampleWorlds } from './deciding/worlds.ts';
import { chancesOf } from './evaluation/evaluate.ts';
import { WEIGHTS } from './evaluation/weights.ts';
import { startThinking } from './thinking.ts';
import { listLines } from './turns/lines.ts';
import { playOut } from './turns/replies.ts';

export interface Advice {
  /**
   * What to do, in order: a whole turn, or its beginning where the rest depends on what comes of it (cards drawn, a
   * raid blocked); one answer where something else is asked.
   */
  readonly actions: readonly Action[];
  /** What the first of them is after. */
  readonly aim: Aim;
  /** The estimated chance of the side that decides to win the game, from 0 to 1. */
  readonly winning: number;
  /** The weightiest first. */
  readonly reasons: readonly Reason[];
}

const MOST_ADVICE = 3;
const WORLDS = 8;
const WIDTH = 60;

/** The best turns, best first, that begin with different things to do; fewer where there are fewer. */
export function advise(view: PlayerView, budget: Budget, seed: number): Advice[] {
  const side = decidingSide(view);
  const worlds = sampleWorlds(view, seed, WORLDS);
  const judge = (state: GameState): number => chancesOf(state, side, WEIGHTS);
  const lines =
    view.decision?.kind === 'take-action'
      ? listLines(worlds, side, { judge, width: WIDTH, isOver: startThinking(budget).isOver })
      : judgedAnswers(worlds, side, judge);
  const best = differentIdeas(lines, MOST_ADVICE, (first) => aimOf(first, worlds[0], side));
  const [nothing] = lines;
  // With no action left and nothing free to do, all that is left is to end the turn.
  return (best.length > 0 ? best : [nothing]).map(({ actions, ends, value }) => {
    const certain = certainPart(actions, worlds, side);
    const advised: readonly Action[] = certain.length > 0 ? certain : [{ kind: 'end-turn' }];
    return {
      actions: advised,
      aim: aimOf(advised[0], worlds[0], side),
      winning: value,
      reasons: reasonsFor(worlds[0], ends, side, WEIGHTS),
    };
  });
}

/** The actions up to the first one that depends on what is drawn, or on how the opponent answers. */
function certainPart(
  actions: readonly Action[],
  worlds: readonly GameState[],
  side: Side,
): readonly Action[] {
  let states = worlds;
  for (const [i, action] of actions.entries()) {
    const isCertain = states.every(
      (state) => state.decision?.side === side && isLegal(state, action),
    );
    if (!isCertain) return actions.slice(0, i);
    states = states.map((state) => playOut(state, action, side));
  }
  return actions;
}
