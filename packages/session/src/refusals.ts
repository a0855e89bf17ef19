// Why the table does not accept what a player sent: about seats, versions, undo, offers and clocks.
// What the rules of the game refuse keeps the engine's own refusal.
import type { Refusal } from '@arpents/engine';

export const TABLE_REFUSALS = [
  'not-started',
  'game-over',
  'stale-version',
  'unknown-version',
  'not-your-decision',
  'nothing-to-undo',
  'undo-not-yours',
  'nothing-to-take-back',
  'no-take-back-in-rated-games',
  'take-back-already-asked',
  'no-take-back-asked',
  'draw-already-offered',
  'no-draw-offered',
  'no-clock',
  'time-not-up',
  'out-of-time',
  'not-abandoned',
  'too-late-to-abort',
  'too-many-undos',
  'too-many-messages',
  'too-many-offers',
] as const;
export type TableRefusalCode = (typeof TABLE_REFUSALS)[number];

export type TableRefusal =
  | { readonly code: TableRefusalCode }
  /** The rules of the game do not allow it. */
  | { readonly code: 'against-the-rules'; readonly refusal: Refusal };
