// The table's public face; other packages import from here and nowhere else.

export type { Entry, EntryBody } from './entries.ts';
export { TABLE_REFUSALS, type TableRefusal, type TableRefusalCode } from './refusals.ts';
export { MOST_PER_TURN } from './bounds.ts';
export { clockDue, outOfTime, timeLeft, type Clocks, type Pace } from './clocks.ts';
export {
  AMBUSH_ORDERS,
  CARD_GROUPS,
  LOSS_PLACE_ORDERS,
  RAID_ORDERS,
  SETTLE_ORDERS,
  SIEGE_LOSS_ORDERS,
  type CardGroup,
  type StandingOrders,
} from './standing-orders.ts';
export {
  areOrdersOf,
  circumstancesOf,
  defaultOrders,
  type Circumstances,
} from './default-orders.ts';
export { automaticAnswer, overdueAnswer } from './automatic-answer.ts';
export {
  deciderOf,
  type Advance,
  type GameSession,
  type Offers,
  type Terms,
} from './game-session.ts';
export { stepsOf, type LineStep } from './line.ts';
export { advanceSession, openSession, resumeSession, sideOf } from './session.ts';
export {
  ANSWER_DELAY,
  computerToMove,
  computerToOffer,
  isOwedAsBefore,
  owedAfter,
  owedByClock,
  type Owed,
} from './owed.ts';
export { playRecord } from './play-record.ts';
export { progressOf, type SessionProgress } from './progress.ts';
export { undoableBy } from './undo.ts';
export {
  abandonedFrom,
  answerFor,
  canAbort,
  carryOut,
  takeBackTarget,
  timeForOutage,
  timeRunOut,
  type Command,
} from './commands.ts';
export {
  SNAPSHOT_FORMAT,
  SNAPSHOT_INTERVAL,
  sessionFromSnapshots,
  snapshotOf,
  type Snapshot,
  type SnapshotPart,
} from './snapshot.ts';
