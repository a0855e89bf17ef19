// The first pass over a game: whose turn it was, and how likely each side was to win when it was over.
import {
  bySide,
  totalPoints,
  type BySide,
  type Course,
  type GameState,
  type Side,
} from '@arpents/engine';
import { britishChances } from '../evaluation/evaluate.ts';
import type { TurnOverview } from './report.ts';

export const PER_CENT = 100;

/** Every turn with the chances after it, from the evaluation alone: a matter of milliseconds. */
export function overviewOf({ steps, end }: Course): TurnOverview[] {
  const turns: TurnOverview[] = [];
  let from = 0;
  for (let to = 1; to <= steps.length; to++) {
    const { turn, side } = steps[from].state;
    if (to < steps.length && steps[to].state.turn === turn) continue;
    const after = to < steps.length ? steps[to].state : end;
    // Positions are judged when the actions are done: before cards are drawn and the next side checks its sieges.
    const { state, action } = steps[to - 1];
    const judged = action.kind === 'end-turn' && after.outcome === null ? state : after;
    const points = bySide((one) => totalPoints(after, one));
    turns.push({ turn, side, from, to, chances: chancesIn(judged), points });
    from = to;
  }
  return turns;
}

function chancesIn(state: GameState): BySide<number> {
  if (state.outcome !== null) return resultOf(state.outcome.winner);
  const british = PER_CENT * britishChances(state);
  return { british, french: PER_CENT - british };
}

/** What a game was worth to each side; half of it where nobody won. */
export const resultOf = (winner: Side | null): BySide<number> =>
  bySide((side) => (winner === null ? PER_CENT / 2 : winner === side ? PER_CENT : 0));
