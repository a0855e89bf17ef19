// Every parser of a body or a query, by the name that the routes call it by.
import type { StandingOrders } from '@arpents/session';
import * as v from 'valibot';
import {
  addBytesRequest,
  commandRequest,
  createGameRequest,
  exportRecordsQuery,
  gameIdSchema,
  gameQuery,
  handOverRequest,
  historyQuery,
  joinGameRequest,
  listGamesQuery,
  logQuery,
  notesRequest,
  rematchRequest,
  type CommandRequest,
  type CreateGameInput,
  type HandOverInput,
} from './game-requests.ts';
import { barrierRequest, reportRequest } from './manners.ts';
import { standingOrdersSchema } from './orders.ts';
import {
  changePasswordRequest,
  createTokenRequest,
  deleteAccountRequest,
  nameRequest,
  newRecoveryCodesRequest,
  recoverRequest,
  registerRequest,
  signInRequest,
} from './people-requests.ts';
import { POSITION } from './stream.ts';

/** For what changes something and needs no more words. */
const emptyRequest = v.strictObject({});

const streamQuery = v.strictObject({
  game: v.optional(gameIdSchema),
  /** Where to go on; the `Last-Event-ID` header takes precedence. Absent: from now on. */
  after: v.optional(v.pipe(v.string(), v.regex(POSITION))),
});

export const REQUESTS = {
  addBytesRequest,
  barrierRequest,
  reportRequest,
  changePasswordRequest,
  commandRequest,
  createGameRequest,
  createTokenRequest,
  deleteAccountRequest,
  emptyRequest,
  exportRecordsQuery,
  gameQuery,
  handOverRequest,
  historyQuery,
  joinGameRequest,
  listGamesQuery,
  logQuery,
  nameRequest,
  newRecoveryCodesRequest,
  notesRequest,
  recoverRequest,
  registerRequest,
  rematchRequest,
  signInRequest,
  standingOrdersRequest: standingOrdersSchema,
  streamQuery,
};
export type RequestName = keyof typeof REQUESTS;

/** A request as the server has read it. */
export type RequestRead<N extends RequestName> = v.InferOutput<(typeof REQUESTS)[N]>;

/** Those that a client may write with lists of its own, which it will not change. */
interface WrittenWith {
  readonly commandRequest: CommandRequest;
  readonly createGameRequest: CreateGameInput;
  readonly handOverRequest: HandOverInput;
  readonly standingOrdersRequest: StandingOrders;
}
/** A request as a client writes it: what has a default may be left out. */
export type RequestWritten<N extends RequestName> = N extends keyof WrittenWith
  ? WrittenWith[N]
  : v.InferInput<(typeof REQUESTS)[N]>;
