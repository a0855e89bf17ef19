// How often a side may do in one turn what does not bring the game on: undo, say something, offer. Actions have no bound
// (R94), so these are counted by the turn, and a turn that was taken back does not begin the count again.
import { bySide, type BySide, type GameState, type Side } from '@arpents/engine';
import type { Entry, EntryKind } from './entries.ts';

export const BOUNDED = ['undos', 'messages', 'offers'] as const;
export type Bounded = (typeof BOUNDED)[number];

/** The most of each that one side may do in one turn. */
export const MOST_PER_TURN: Readonly<Record<Bounded, number>> = {
  undos: 40,
  messages: 30,
  /** Of a draw and to take back, together. */
  offers: 6,
};

/** What was done of each kind since the last turn that nobody had reached before. */
export interface Counts extends Readonly<Record<Bounded, BySide<number>>> {
  readonly turn: number;
}

const none = (): BySide<number> => bySide(() => 0);

export const noCounts = (turn: number): Counts => ({
  turn,
  undos: none(),
  messages: none(),
  offers: none(),
});

const COUNTED: Readonly<Partial<Record<EntryKind, Bounded>>> = {
  undone: 'undos',
  message: 'messages',
  'draw-offered': 'offers',
  'take-back-asked': 'offers',
};

/** The counts after an entry that led to the given position. */
export function countEntry(counts: Counts, { side, body }: Entry, state: GameState): Counts {
  // What is said after the end is counted by itself.
  const turn = state.turn + (state.phase === 'over' ? 1 : 0);
  const current = turn > counts.turn ? noCounts(turn) : counts;
  const what = COUNTED[body.kind];
  if (what === undefined || side === null) return current;
  return { ...current, [what]: { ...current[what], [side]: current[what][side] + 1 } };
}

export const isExhausted = (counts: Counts, what: Bounded, side: Side): boolean =>
  counts[what][side] >= MOST_PER_TURN[what];
