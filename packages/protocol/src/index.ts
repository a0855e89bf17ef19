// The protocol's public face; other packages import from here and nowhere else.

export { ERROR_CODES, statusOf, type ErrorBody, type ErrorCode } from './errors.ts';
export {
  HISTORY_PAGE,
  NAME_LENGTH,
  NAME_PATTERN,
  PASSWORD_LENGTH,
  TEXT_LENGTH,
  TOKEN_DAYS,
} from './limits.ts';
export { INTERFACE_VERSION, VERSION_HEADER, hashOfTables } from './version.ts';
export { isPassing, withPatience } from './repeat.ts';
export {
  ROUTES,
  STREAM_ROUTE,
  type AnswerOf,
  type CallArguments,
  type CallOf,
  type LinesKey,
  type ParamsOf,
  type RequestOf,
  type RouteKey,
  type Routes,
} from './routes.ts';
export { GAME_ROUTES } from './game-routes.ts';
export { MANNERS_ROUTES } from './manners-routes.ts';
export {
  BARRIER_KINDS,
  REPORT_REASONS,
  type BarrierKind,
  type BarrierShown,
  type BarriersAnswer,
  type ReportReason,
  type ReportRequest,
} from './manners.ts';
export { cleanText } from './clean-text.ts';
export { PEOPLE_ROUTES } from './people-routes.ts';
export { LIMIT_GROUPS, type Access, type LimitGroup, type RouteRow } from './route.ts';
export { requestFor, type HttpRequest } from './call.ts';
export { REQUESTS, type RequestName, type RequestRead, type RequestWritten } from './requests.ts';
export type { AnswerName, Answers } from './answers.ts';
export type {
  ChangePasswordRequest,
  CreateTokenRequest,
  RecoverRequest,
  RegisterRequest,
  SignInRequest,
} from './people-requests.ts';
export { TOKEN_SCOPES, type TokenScope } from './people.ts';
export type {
  AccessToken,
  MeAnswer,
  PersonName,
  Profile,
  Rating,
  RecoveryCodesAnswer,
  RegisteredAnswer,
  SignIn,
  SignInsAnswer,
  SignedInAnswer,
  TokenCreatedAnswer,
  TokensAnswer,
} from './people.ts';
export { standingOrdersSchema, type StandingOrdersAnswer } from './orders.ts';
export type {
  OwnDataAnswer,
  OwnRecord,
  OwnGame,
  OwnMessage,
  OwnNotes,
  OwnOrders,
  OwnReport,
} from './own-data.ts';
export { asSetup, cardSchema, locationSchema, setupSchema } from './positions.ts';
export {
  actionSchema,
  gameIdSchema,
  paceSchema,
  requestIdSchema,
  versionSchema,
  type CommandRequest,
  type CreateGameInput,
  type CreateGameRequest,
  type HandOverInput,
  type HandOverRequest,
  type JoinGameRequest,
  type ListGamesQuery,
  type RematchRequest,
} from './game-requests.ts';
export {
  GAME_LISTS,
  GAME_STATUSES,
  OPPONENT_KINDS,
  UNCOUNTED,
  VISIBILITIES,
  type ComputerLevel,
  type GameListName,
  type GameAnswer,
  type GameCreatedAnswer,
  type GameListAnswer,
  type GameStatus,
  type GameSummary,
  type HistoryAnswer,
  type LegalActionsAnswer,
  type LevelsAnswer,
  type LogAnswer,
  type LogEntry,
  type NotesAnswer,
  type PastPosition,
  type Preset,
  type PresetsAnswer,
  type PublishedRecord,
  type RatingChange,
  type RatingChanges,
  type SeatShown,
  type SeatedPerson,
  type TableUpdate,
  type TableView,
  type Visibility,
} from './games.ts';
export { historyFor, logFor, tableUpdateFor, tableViewFor } from './table-view.ts';
export {
  GOODBYE_REASONS,
  STREAM_MESSAGES,
  formatPosition,
  parsePosition,
  type GoodbyeReason,
  type PersonEvent,
  type PersonNews,
  type PlayersTold,
  type StreamMessageKind,
  type StreamMessages,
  type StreamPosition,
} from './stream.ts';
export { readPublishedRecord, recordSchema, type ReplayableRecord } from './records.ts';
export { digestOf } from './digest.ts';
export { courseOfFile, readGameFile, type GameFile } from './game-files.ts';
export { BYTES_STATES, PLAYER_BYTES, type BytesState } from './player-bytes.ts';
export { commitmentTo, seedFromParts, type ShuffleParts } from './shuffle-formula.ts';
export {
  NOTHING_KEPT,
  verifyRecord,
  type KeptFromBefore,
  type Verification,
  type VerificationLine,
  type VerificationOutcome,
} from './verify-record.ts';
