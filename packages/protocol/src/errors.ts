// Every error that the server answers with: one closed list of codes, each with its HTTP status.
import type { IllegalOptions, IllegalSetup, Refusal } from '@arpents/engine';
import { TABLE_REFUSALS, type TableRefusalCode } from '@arpents/session';

const GENERAL = {
  // The request itself.
  malformed: 400,
  'bad-encoding': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  /** The client says which version of the interface it speaks, and it is another one. */
  outdated: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'internal-error': 500,
  'shutting-down': 503,
  /** The database is away, or its disk is full. */
  unavailable: 503,
  /** What is kept of this game cannot be read; others are not concerned. */
  'game-damaged': 503,
  // Who is asking.
  'not-signed-in': 401,
  'wrong-name-or-password': 401,
  'wrong-recovery-code': 401,
  'wrong-password': 403,
  'wrong-origin': 403,
  'cookie-beside-token': 400,
  'not-for-tokens': 403,
  'token-lacks-scope': 403,
  'token-expired': 401,
  'guests-cannot': 403,
  'account-locked': 403,
  'already-registered': 409,
  'name-taken': 409,
  /** Another name that can be mistaken for it. */
  'name-looks-taken': 409,
  'name-has-invisible-letters': 422,
  /** Phonetic letters, small capitals, decorated ones. */
  'name-has-unusual-letters': 422,
  'name-mixes-scripts': 422,
  'name-reserved': 422,
  'too-many-tokens': 409,
  'not-yourself': 422,
  /** One of the two has blocked the other. */
  'not-welcome': 403,
  'too-many-barriers': 409,
  'too-many-reports': 409,
  // Games.
  'not-your-game': 403,
  'wrong-invitation': 403,
  'game-not-open': 409,
  'already-seated': 409,
  'side-taken': 409,
  'too-many-games': 409,
  'too-many-open-games': 409,
  'too-many-slow-games': 409,
  'game-not-over': 409,
  /** Who was to play again has left for good. */
  'opponent-gone': 409,
  /** The host's client has still to add its bytes; worth another try in a moment. */
  'bytes-awaited': 409,
  'bytes-added': 409,
  'bytes-too-late': 409,
  'request-id-reused': 409,
  'illegal-options': 422,
  'illegal-position': 422,
  'unknown-preset': 422,
  'unknown-level': 422,
  'cannot-be-rated': 422,
  /** What somebody brought along as a game that was played. */
  'record-does-not-replay': 422,
  'not-orders-of-your-side': 422,
  'against-the-rules': 422,
} as const;

type GeneralCode = keyof typeof GENERAL;
export type ErrorCode = GeneralCode | TableRefusalCode;

export const ERROR_CODES: readonly ErrorCode[] = [
  ...(Object.keys(GENERAL) as GeneralCode[]),
  ...TABLE_REFUSALS,
];

/** What the table refuses is a conflict with how the game stands. */
export const statusOf = (code: ErrorCode): number =>
  code in GENERAL ? GENERAL[code as GeneralCode] : 409;

/** The body of every answer that is not a success. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    /** With `malformed`: where in the body, as a path. Never what was sent. */
    readonly path: string | null;
    /** With `against-the-rules`. */
    readonly refusal: Refusal | null;
    /** With `illegal-options` and `illegal-position`. */
    readonly fault: IllegalOptions | IllegalSetup | null;
    /** With `stale-version`: the version that the game is at. */
    readonly version: number | null;
    /** With faults of the server: the id of the request, by which whoever runs it finds what the log says. */
    readonly requestId: string | null;
  };
}
