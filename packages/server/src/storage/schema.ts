// The tables as queries see them. Truth values are 0 and 1, times are milliseconds, JSON is kept as text: both
// databases then hold the same values. Entries are only ever added.
import type { Generated, Selectable } from 'kysely';

export const PERSON_KINDS = ['guest', 'account', 'gone'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export interface PersonTable {
  id: string;
  /** `gone`: somebody who left; others still see what they played. */
  kind: Generated<PersonKind>;
  name: string;
  /** The name as it is compared; null: none was chosen. */
  name_key: string | null;
  /** What the name looks like; null also where an older name looks the same: then that one has it. */
  name_skeleton: string | null;
  /** Of an account. */
  password_hash: string | null;
  created_at: number;
  /** When they left. */
  gone_at: number | null;
  /** Since when nobody may sign in as this person; null: not locked. */
  locked_at: Generated<number | null>;
}

export interface RecoveryCodeTable {
  person: string;
  code_hash: string;
}

export interface SignInTable {
  id: string;
  secret_hash: string;
  person: string;
  created_at: number;
  seen_at: number;
  user_agent: string;
}

export interface AccessTokenTable {
  id: string;
  secret_hash: string;
  person: string;
  label: string;
  created_at: number;
  used_at: number | null;
  /** Separated by spaces; null: everything, as tokens of version 0.1.0. */
  scopes: string | null;
  /** null: never, as tokens of version 0.1.0. */
  expires_at: number | null;
}

/** What does not change after a game has started, but for the link to its rematch. */
export interface GameTable {
  id: string;
  creator: string;
  /** Made by the creator's client; unique per creator. */
  request_id: string;
  options: string;
  setup: string | null;
  preset: string | null;
  pace: string;
  rated: number;
  practice: number;
  visibility: string;
  opponent: string;
  /** The secret part of the link to a game by invitation. */
  invitation: string | null;
  british_person: string | null;
  british_level: string | null;
  french_person: string | null;
  french_level: string | null;
  /** 1 until somebody has joined and chosen, where the choice was left to them. */
  guest_chooses: number;
  /** The server's secret, 64 hexadecimal digits, until the game is over; where `host_side` is null, the seed itself. */
  seed: string;
  salt: string;
  /** The creator's side; null: players' clients add nothing to the seed of this game. */
  host_side: string | null;
  /** What the host's client added to the seed: null is awaited, the empty text none. */
  host_bytes: string | null;
  guest_bytes: string | null;
  created_at: number;
  rematch_of: string | null;
  /** What the players have in common, where it was looked at. */
  kinship: string | null;
}

/** Where a game stands; rewritten with every entry. */
export interface GameProgressTable {
  game: string;
  status: string;
  version: number;
  turn: number;
  decider: string | null;
  outcome: string | null;
  changed_at: number;
}

export interface EntryTable {
  game: string;
  version: number;
  at: number;
  side: string | null;
  body: string;
  /** The player's id for this request; unique per game. Null for what the server did itself. */
  request_id: string | null;
}

/** What the server owes a game: an automatic answer, a computer player's move, a flag that falls. At most one per game. */
export interface JobTable {
  game: string;
  kind: string;
  version: number;
  due_at: number;
  /** Until then a process is at it. */
  claimed_until: number;
}

export interface PersonCounterTable {
  person: string;
  number: number;
}

export interface PersonEventTable {
  person: string;
  number: number;
  at: number;
  game: string;
  news: string;
}

export interface StandingOrdersTable {
  /** A game, or the empty text for what the person's next game on that side begins with. */
  game: string;
  person: string;
  side: string;
  orders: string;
}

export interface NotesTable {
  game: string;
  person: string;
  text: string;
}

export interface RatingTable {
  person: string;
  side: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
}

/** Games whose result has been counted. */
export interface RatedGameTable {
  game: string;
  rated_at: number;
  /** null, as the three below: counted by a version that did not keep it. */
  british_before: number | null;
  british_after: number | null;
  french_before: number | null;
  french_after: number | null;
}

/** When a process of this database last said that it was there; one row for all of them. */
export interface HeartbeatTable {
  id: number;
  at: number;
}

/** A cache that may be deleted at any time: sessions every so many entries, from which games are gone on with. */
export interface SnapshotTable {
  game: string;
  version: number;
  /** Of another form: not read. */
  format: number;
  /** What it adds to the line of the snapshot before. */
  part: string;
  rest: string;
}

/** What a person has put between themselves and another one. */
export interface BarrierTable {
  person: string;
  other: string;
  kind: string;
  since: number;
}

export interface ReportTable {
  id: string;
  reporter: string;
  reported: string;
  game: string | null;
  reason: string;
  text: string;
  /** What was said in that game, as JSON. */
  messages: string;
  created_at: number;
  /** null: nobody has dealt with it yet. */
  closed_at: number | null;
}

/** What operators did, in the order in which they did it. */
export interface AuditTable {
  number: number;
  at: number;
  operator: string;
  deed: string;
  /** The id of a person, a game or a report. */
  subject: string;
  detail: string;
}

/** The browsers and addresses from which people came, as hashes. */
export interface OriginTable {
  person: string;
  kind: string;
  hash: string;
  seen_at: number;
}

export interface Schema {
  person: PersonTable;
  recovery_code: RecoveryCodeTable;
  sign_in: SignInTable;
  access_token: AccessTokenTable;
  game: GameTable;
  game_progress: GameProgressTable;
  entry: EntryTable;
  job: JobTable;
  person_counter: PersonCounterTable;
  person_event: PersonEventTable;
  standing_orders: StandingOrdersTable;
  notes: NotesTable;
  rating: RatingTable;
  rated_game: RatedGameTable;
  barrier: BarrierTable;
  report: ReportTable;
  audit: AuditTable;
  origin: OriginTable;
  heartbeat: HeartbeatTable;
  snapshot: SnapshotTable;
}

export type PersonRow = Selectable<PersonTable>;
export type GameRow = Selectable<GameTable>;
export type ProgressRow = Selectable<GameProgressTable>;
export type JobRow = Selectable<JobTable>;
