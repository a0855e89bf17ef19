// What the table owes a game after an entry: the move of a computer player, an answer in somebody's name, the end on time.
// Whoever has the last word at the table, a server or a browser, sees to it at its moment.
import { opponentOf, type Side } from '@arpents/engine';
import { clockDue } from './clocks.ts';
import type { Command } from './commands.ts';
import type { EntryKind } from './entries.ts';
import { deciderOf, type GameSession } from './game-session.ts';
import type { Seats } from './session.ts';

export interface Owed {
  readonly kind: 'answer' | 'overdue' | 'computer' | 'flag';
  readonly dueAt: number;
}

/** Who sits where, as far as it matters here. */
type SeatKinds = Seats<{ readonly kind: string }>;

/** Milliseconds between a decision and the answer that the table gives to it, unless a host wants another delay. */
export const ANSWER_DELAY = 1500;

/**
 * What is owed to the game. Every decision outside the course of a turn gets an `answer`, whether or not there is
 * an automatic one: finding out would take a time that tells something. A computer player takes as long to answer.
 */
export function owedAfter(
  seats: SeatKinds,
  session: GameSession,
  askedAt: number,
  answerDelay: number,
): Owed | null {
  const { decision, side } = session.state;
  const computer = computerToMove(seats, session);
  if (computer !== null) {
    const isOutOfTurn = decision?.side === computer && side !== computer;
    return { kind: 'computer', dueAt: isOutOfTurn ? askedAt + answerDelay : askedAt };
  }
  const clock = owedByClock(session);
  if (decision === null || decision.kind === 'take-action') return clock;
  const answer: Owed = { kind: 'answer', dueAt: askedAt + answerDelay };
  return clock !== null && clock.dueAt < answer.dueAt ? clock : answer;
}

/** What is owed when a clock runs out: the end of the game, or the answer whose time is over (R109); null: no clock runs. */
export function owedByClock({ state, clocks }: GameSession): Owed | null {
  const dueAt = state.phase === 'over' ? null : clockDue(clocks);
  if (dueAt === null) return null;
  return { kind: clocks?.answer ? 'overdue' : 'flag', dueAt };
}

/** Talk and offers leave pending answers where they are, unless a computer player has to see to the offer. */
export function isOwedAsBefore(seats: SeatKinds, kind: EntryKind): boolean {
  if (kind === 'message') return true;
  const isOffer = OFFERS.includes(kind);
  return isOffer && seats.british.kind !== 'computer' && seats.french.kind !== 'computer';
}

const OFFERS: readonly EntryKind[] = [
  'draw-offered',
  'draw-declined',
  'take-back-asked',
  'take-back-declined',
];

/** The sides on which a computer player has something to decide or to answer. */
export function computerToMove(seats: SeatKinds, session: GameSession): Side | null {
  if (session.state.phase === 'over') return null;
  const isComputer = (side: Side | null): side is Side =>
    side !== null && seats[side].kind === 'computer';
  const { draw, takeBack } = session.offers;
  const asked = [draw, takeBack?.side ?? null]
    .map((side) => (side === null ? null : opponentOf(side)))
    .find(isComputer);
  if (asked !== undefined) return asked;
  const decider = deciderOf(session);
  return isComputer(decider) ? decider : null;
}

/** Nothing is at stake for a computer player: it lets its opponent try again, and plays on. */
export function computerToOffer(
  { offers: { draw, takeBack } }: GameSession,
  side: Side,
): Command | null {
  const asker = opponentOf(side);
  if (takeBack?.side === asker) return { kind: 'answer-take-back', accept: true };
  return draw === asker ? { kind: 'answer-draw', accept: false } : null;
}
