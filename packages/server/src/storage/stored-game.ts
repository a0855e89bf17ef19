// A game as it is kept: what was agreed, who sits where, its secret seed, and how it stands.
import type { BySide, Outcome, Side } from '@arpents/engine';
import type { GameStatus, Visibility, CreateGameRequest } from '@arpents/protocol';
import type { Terms } from '@arpents/session';
import type { StoredShuffle } from './stored-shuffle.ts';

export type Seat =
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'computer'; readonly level: string }
  | { readonly kind: 'free' };

export type OpponentKind = CreateGameRequest['opponent']['kind'];

/** What the two players of a rated game have in common; the last is only noted, and the game counts. */
export const KINSHIPS = ['same-browser', 'same-address', 'same-address-counted'] as const;
export type Kinship = (typeof KINSHIPS)[number];

export interface StoredGame {
  readonly id: string;
  readonly creator: string;
  readonly terms: Terms;
  readonly preset: string | null;
  readonly practice: boolean;
  readonly visibility: Visibility;
  readonly opponent: OpponentKind;
  readonly invitation: string | null;
  /** While `guestChooses`: as they will be if whoever joins names no side. */
  readonly seats: BySide<Seat>;
  /** Whoever joins may still choose the side: nobody sits on either for good. */
  readonly guestChooses: boolean;
  /** The server's part of the seed, or the seed itself if `shuffle` is null; `games/seeds.ts` makes the seed. */
  readonly seed: string;
  readonly salt: string;
  readonly shuffle: StoredShuffle | null;
  readonly createdAt: number;
  readonly rematchOf: string | null;
  readonly kinship: Kinship | null;
}

export interface Progress {
  readonly status: GameStatus;
  readonly version: number;
  readonly turn: number;
  readonly decider: Side | null;
  readonly outcome: Outcome | null;
  readonly changedAt: number;
}

/** Whether somebody chose the seed, so that there is nothing to commit to and no salt. */
export const hasGivenSeed = (game: StoredGame): boolean => game.salt === '';

/** Why the result of a rated game is not counted; null: it is. */
export const uncounted = ({ kinship }: StoredGame): 'same-browser' | 'same-address' | null =>
  kinship === 'same-address-counted' ? null : kinship;

/** The people at the table, with their sides. */
export const playersOf = (game: StoredGame): { readonly side: Side; readonly person: string }[] =>
  (['british', 'french'] as const).flatMap((side) => {
    const seat = game.seats[side];
    return seat.kind === 'person' ? [{ side, person: seat.person }] : [];
  });
