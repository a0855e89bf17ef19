// Games and their entries as rows of the database, and back.
import {
  readOptions,
  type GameOptions,
  type Outcome,
  type Setup,
  type Side,
} from '@arpents/engine';
import type { GameStatus, Visibility } from '@arpents/protocol';
import type { Entry, EntryBody, Pace } from '@arpents/session';
import { readingGame } from './damage.ts';
import type { GameRow, ProgressRow, Schema } from './schema.ts';
import type { Kinship, OpponentKind, Progress, Seat, StoredGame } from './stored-game.ts';
import { bytesFromRow, rowFromBytes, type StoredShuffle } from './stored-shuffle.ts';

const seatFrom = (person: string | null, level: string | null): Seat =>
  person !== null
    ? { kind: 'person', person }
    : level !== null
      ? { kind: 'computer', level }
      : { kind: 'free' };

/** What a row says; rows of version 0.1.0 name no rulings and mean the first. */
function optionsFrom(text: string): GameOptions {
  const options = readOptions(JSON.parse(text));
  if (!options.ok) throw new Error(`the options of a stored game: ${options.error.path}`);
  return options.value;
}

const shuffleFromRow = (row: GameRow): StoredShuffle | null =>
  row.host_side === null
    ? null
    : {
        hostSide: row.host_side as Side,
        host: bytesFromRow(row.host_bytes),
        guest: bytesFromRow(row.guest_bytes),
      };

export const gameFromRow = (row: GameRow): StoredGame =>
  readingGame(row.id, 'its row cannot be read', () => gameFrom(row));

const gameFrom = (row: GameRow): StoredGame => ({
  id: row.id,
  creator: row.creator,
  terms: {
    options: optionsFrom(row.options),
    setup: row.setup === null ? null : (JSON.parse(row.setup) as Setup),
    pace: JSON.parse(row.pace) as Pace,
    rated: row.rated === 1,
  },
  preset: row.preset,
  practice: row.practice === 1,
  visibility: row.visibility as Visibility,
  opponent: row.opponent as OpponentKind,
  invitation: row.invitation,
  seats: {
    british: seatFrom(row.british_person, row.british_level),
    french: seatFrom(row.french_person, row.french_level),
  },
  guestChooses: row.guest_chooses === 1,
  seed: row.seed,
  salt: row.salt,
  shuffle: shuffleFromRow(row),
  createdAt: row.created_at,
  rematchOf: row.rematch_of,
  kinship: row.kinship as Kinship | null,
});

const personOf = (seat: Seat): string | null => (seat.kind === 'person' ? seat.person : null);
const levelOf = (seat: Seat): string | null => (seat.kind === 'computer' ? seat.level : null);

export const rowFromGame = (game: StoredGame, requestId: string): GameRow => ({
  id: game.id,
  creator: game.creator,
  request_id: requestId,
  options: JSON.stringify(game.terms.options),
  setup: game.terms.setup === null ? null : JSON.stringify(game.terms.setup),
  preset: game.preset,
  pace: JSON.stringify(game.terms.pace),
  rated: game.terms.rated ? 1 : 0,
  practice: game.practice ? 1 : 0,
  visibility: game.visibility,
  opponent: game.opponent,
  invitation: game.invitation,
  british_person: personOf(game.seats.british),
  british_level: levelOf(game.seats.british),
  french_person: personOf(game.seats.french),
  french_level: levelOf(game.seats.french),
  guest_chooses: game.guestChooses ? 1 : 0,
  seed: game.seed,
  salt: game.salt,
  host_side: game.shuffle?.hostSide ?? null,
  host_bytes: game.shuffle === null ? null : rowFromBytes(game.shuffle.host),
  guest_bytes: game.shuffle === null ? null : rowFromBytes(game.shuffle.guest),
  created_at: game.createdAt,
  rematch_of: game.rematchOf,
  kinship: game.kinship,
});

export const progressFromRow = (row: ProgressRow): Progress =>
  readingGame(row.game, 'its row of progress cannot be read', () => progressFrom(row));

const progressFrom = (row: ProgressRow): Progress => ({
  status: row.status as GameStatus,
  version: row.version,
  turn: row.turn,
  decider: row.decider as Side | null,
  outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
  changedAt: row.changed_at,
});

export const rowFromProgress = (game: string, progress: Progress): ProgressRow => ({
  game,
  status: progress.status,
  version: progress.version,
  turn: progress.turn,
  decider: progress.decider,
  outcome: progress.outcome === null ? null : JSON.stringify(progress.outcome),
  changed_at: progress.changedAt,
});

export interface StoredEntry extends Entry {
  readonly requestId: string | null;
}

export const rowFromEntry = (
  game: string,
  { version, at, side, body }: Entry,
  requestId: string | null,
): Schema['entry'] => ({
  game,
  version,
  at,
  side,
  body: JSON.stringify(body),
  request_id: requestId,
});

export const entryFromRow = (row: Schema['entry']): StoredEntry => ({
  version: row.version,
  at: row.at,
  side: row.side as Side | null,
  body: readingGame(
    row.game,
    `its entry ${row.version} cannot be read`,
    () => JSON.parse(row.body) as EntryBody,
  ),
  requestId: row.request_id,
});
