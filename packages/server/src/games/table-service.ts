// What players and spectators ask about a game: its log, its record, standing orders and notes.
import { legalActions, recordOf, viewFor } from '@arpents/engine';
import {
  historyFor,
  logFor,
  type HistoryAnswer,
  type LegalActionsAnswer,
  type LogAnswer,
  type PublishedRecord,
} from '@arpents/protocol';
import {
  areOrdersOf,
  deciderOf,
  owedAfter,
  stepsOf,
  type Advance,
  type StandingOrders,
} from '@arpents/session';
import { Problem } from '../problem.ts';
import { isDeafTo } from './barriers.ts';
import { seatAt, visibleRoom, type Desk } from './desk.ts';
import { ordersInForce } from './orders.ts';
import type { Room } from './room.ts';
import { commitmentOf, partsOf, seedOf } from './seeds.ts';

interface PageWanted {
  readonly after: number;
  readonly most: number;
}

export async function gameLog(
  desk: Desk,
  id: string,
  person: string | null,
  { after, most }: PageWanted,
): Promise<LogAnswer> {
  const { room, viewer } = await visibleRoom(desk, id, person);
  const advances = await room.advancesAfter(after, most);
  const isDeaf = await isDeafTo(desk.storage, room.game, viewer);
  return {
    entries: logFor(advances, room.session, viewer, isDeaf, after),
    ...pageEnd(room, advances, after),
  };
}

/** The past of a game as this viewer was allowed to see it, a page at a time. */
export async function gameHistory(
  desk: Desk,
  id: string,
  person: string | null,
  { after, most }: PageWanted,
): Promise<HistoryAnswer> {
  const { room, viewer } = await visibleRoom(desk, id, person);
  const advances = await room.advancesAfter(after, most);
  return {
    positions: historyFor(advances, room.session, viewer),
    ...pageEnd(room, advances, after),
  };
}

/** Where a page ends, and where the next one goes on. */
function pageEnd(
  { session }: Room,
  advances: readonly Advance[],
  after: number,
): Pick<LogAnswer, 'version' | 'next'> {
  const version = advances.at(-1)?.entry.version ?? Math.min(after, session.version);
  return { version, next: version < session.version ? version : null };
}

/** For programs without the engine: what this player may do, from what they see and nothing else. */
export async function legalActionsFor(
  desk: Desk,
  id: string,
  person: string,
): Promise<LegalActionsAnswer> {
  const {
    room: { session },
    side,
  } = await seatAt(desk, id, person);
  const isAsked = deciderOf(session) === side;
  return {
    version: session.version,
    actions: isAsked ? legalActions(viewFor(session.state, side)) : [],
  };
}

/** The whole game with its seed, once there is nothing left to hide. */
export async function gameRecord(
  desk: Desk,
  id: string,
  person: string | null,
): Promise<PublishedRecord> {
  const { room } = await visibleRoom(desk, id, person);
  if (room.session.state.phase !== 'over') throw new Problem('game-not-over');
  return recordOfRoom(room);
}

export function recordOfRoom({ game, session }: Room): PublishedRecord {
  const seed = seedOf(game);
  if (seed === null) throw new Error(`game ${game.id} is over and was never dealt`);
  const actions = stepsOf(session.line).map((step) => step.action);
  const { options } = session.state;
  return {
    ...recordOf(options, seed, actions, session.state.outcome),
    setup: game.terms.setup,
    commitment: commitmentOf(game),
    salt: game.salt === '' ? null : game.salt,
    shuffle: partsOf(game),
    revelationsTakenBack: session.revelationsTakenBack,
  };
}

export async function standingOrders(
  desk: Desk,
  id: string,
  person: string,
): Promise<StandingOrders> {
  const { room, side } = await seatAt(desk, id, person);
  return (await ordersInForce(desk.storage, room.game, person, side)).orders;
}

export async function setStandingOrders(
  desk: Desk,
  id: string,
  person: string,
  orders: StandingOrders,
): Promise<StandingOrders> {
  const { room, side } = await seatAt(desk, id, person);
  if (!areOrdersOf(side, orders)) throw new Problem('not-orders-of-your-side');
  await desk.storage.personal.setOrders(id, person, side, orders);
  await room.exclusive(() => answerAnew(desk, room, person));
  return orders;
}

/** New orders may answer what the player is being asked now: it is looked at again, after the usual delay. */
async function answerAnew(desk: Desk, room: Room, person: string): Promise<void> {
  const decider = room.session.state.decision?.side;
  const seat = decider === undefined ? undefined : room.game.seats[decider];
  if (seat?.kind !== 'person' || seat.person !== person || room.session.version === 0) return;
  const { answerDelay } = desk.settings;
  const owed = owedAfter(room.game.seats, room.session, desk.now(), answerDelay);
  if (owed?.kind !== 'answer') return;
  const { version } = room.session;
  const job = { game: room.id, kind: owed.kind, version, dueAt: owed.dueAt };
  await desk.storage.jobs.put(job);
  desk.listeners.job.tell(job);
}

export async function notes(desk: Desk, id: string, person: string): Promise<string> {
  await seatAt(desk, id, person);
  return desk.storage.personal.notes(id, person);
}

export async function setNotes(
  desk: Desk,
  id: string,
  person: string,
  text: string,
): Promise<string> {
  await seatAt(desk, id, person);
  await desk.storage.personal.setNotes(id, person, text);
  return text;
}
