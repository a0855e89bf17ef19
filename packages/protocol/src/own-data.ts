// What is kept of a person, as that person gets it: one file, without anything that would open the account.
import type { Outcome, Side } from '@arpents/engine';
import type { StandingOrders } from '@arpents/session';
import type { GameStatus, PublishedRecord, RatingChange } from './games.ts';
import type { BarrierShown, ReportReason } from './manners.ts';
import type { AccessToken, Profile, SignIn } from './people.ts';
import type { PersonEvent } from './stream.ts';

export interface OwnGame {
  readonly game: string;
  readonly side: Side;
  readonly rated: boolean;
  /** What the result made of their rating on that side; null: nothing, or it is not known. */
  readonly ratingChange: RatingChange | null;
  readonly status: GameStatus;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly outcome: Outcome | null;
}

/** A line of `GET /api/me/records`: a finished game with its record. */
export interface OwnRecord extends OwnGame {
  readonly record: PublishedRecord;
}

/** What they wrote to an opponent; what was answered is the opponent's. */
export interface OwnMessage {
  readonly game: string;
  readonly at: number;
  readonly text: string;
}

export interface OwnNotes {
  readonly game: string;
  readonly text: string;
}

export interface OwnOrders {
  /** null: what the next game on that side begins with. */
  readonly game: string | null;
  readonly side: Side;
  readonly orders: StandingOrders;
}

export interface OwnReport {
  /** The id of the person. */
  readonly reported: string;
  readonly game: string | null;
  readonly reason: ReportReason;
  readonly text: string;
  readonly createdAt: number;
}

/** `GET /api/me/data`. */
export interface OwnDataAnswer {
  /** When it was put together. */
  readonly at: number;
  readonly person: Profile;
  readonly signIns: readonly SignIn[];
  readonly tokens: readonly AccessToken[];
  readonly games: readonly OwnGame[];
  readonly messages: readonly OwnMessage[];
  readonly notes: readonly OwnNotes[];
  readonly standingOrders: readonly OwnOrders[];
  /** What they were told of their games, as far back as it is kept. */
  readonly events: readonly PersonEvent[];
  readonly barriers: readonly BarrierShown[];
  readonly reports: readonly OwnReport[];
}
