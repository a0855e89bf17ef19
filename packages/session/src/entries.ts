// What is written down about one game, in the order it happened: an append-only list in which every entry has
// its version. Only entries that change the position make an older version stale.
import type { Action, Conclusion, Side } from '@arpents/engine';

export type EntryBody =
  /** Both seats are taken and the cards are dealt; always version 1. */
  | { readonly kind: 'started' }
  | {
      readonly kind: 'action';
      readonly action: Action;
      /** Given by the server, by standing orders or because there was one answer only; which of them is never told. */
      readonly automatic: boolean;
    }
  /** Back to the position of an earlier version, within what R99 leaves free. */
  | { readonly kind: 'undone'; readonly to: number }
  | { readonly kind: 'take-back-asked'; readonly to: number }
  | { readonly kind: 'take-back-declined' }
  /** Back to the position of an earlier version with the consent of the side that the entry names. */
  | { readonly kind: 'taken-back'; readonly to: number }
  | { readonly kind: 'draw-offered' }
  | { readonly kind: 'draw-declined' }
  | { readonly kind: 'concluded'; readonly conclusion: Conclusion }
  /** R109: so much is left to a side from here on, because its time ran out while no process could take a move. */
  | { readonly kind: 'time-granted'; readonly to: Side; readonly left: number }
  /** Between the players; spectators are not shown it. */
  | { readonly kind: 'message'; readonly text: string };

export type EntryKind = EntryBody['kind'];

export interface Entry {
  /** Counted from 1 without gaps. */
  readonly version: number;
  /** Milliseconds since 1970 by the server's clock. */
  readonly at: number;
  /** Whose doing it was; null: nobody's. */
  readonly side: Side | null;
  readonly body: EntryBody;
}

const POSITION_KINDS: readonly EntryKind[] = [
  'started',
  'action',
  'undone',
  'taken-back',
  'concluded',
];

/** Whether an entry of this kind changes the position, so that what was sent before it is stale. */
export const changesPosition = (kind: EntryKind): boolean => POSITION_KINDS.includes(kind);
