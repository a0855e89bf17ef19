// What follows from an entry besides the position: how the game stands in lists, who hears of it, and what the server
// owes the game next.
import { opponentOf, type Side } from '@arpents/engine';
import type { PersonNews } from '@arpents/protocol';
import {
  clockDue,
  deciderOf,
  type Advance,
  type EntryKind,
  type GameSession,
} from '@arpents/session';
import type { Append, NewJob } from '../storage/append.ts';
import { playersOf, type StoredGame } from '../storage/stored-game.ts';

/** The append that carries an advance out, for the store. */
export function appendFor(
  game: StoredGame,
  before: GameSession,
  advance: Advance,
  requestId: string | null,
  answerDelay: number,
): Append {
  const { entry, session } = advance;
  return {
    game: game.id,
    entry,
    requestId,
    progress: {
      status: session.state.phase === 'over' ? 'over' : 'running',
      version: session.version,
      turn: session.state.turn,
      decider: deciderOf(session),
      outcome: session.state.outcome,
      changedAt: entry.at,
    },
    job: isOwedAsBefore(game, entry.body.kind)
      ? 'as-before'
      : // Nothing but a change of the position begins the delay of an answer anew; no answer is older than its question.
        jobAfter(game, session, Math.max(session.movedAt, entry.at - answerDelay), answerDelay),
    news: newsOf(game, before, advance),
  };
}

/** Talk and offers leave pending answers where they are, unless a computer player has to see to the offer. */
function isOwedAsBefore({ seats }: StoredGame, kind: EntryKind): boolean {
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
export function computerToMove(game: StoredGame, session: GameSession): Side | null {
  if (session.state.phase === 'over') return null;
  const isComputer = (side: Side | null): side is Side =>
    side !== null && game.seats[side].kind === 'computer';
  const { draw, takeBack } = session.offers;
  const asked = [draw, takeBack?.side ?? null]
    .map((side) => (side === null ? null : opponentOf(side)))
    .find(isComputer);
  if (asked !== undefined) return asked;
  const decider = deciderOf(session);
  return isComputer(decider) ? decider : null;
}

/**
 * What the server owes the game. Every decision outside the course of a turn gets an `answer`, whether or not there is
 * an automatic one: finding out would take a time that tells something. A computer player takes as long to answer.
 */
export function jobAfter(
  game: StoredGame,
  session: GameSession,
  askedAt: number,
  answerDelay: number,
): NewJob | null {
  const { decision, side } = session.state;
  const computer = computerToMove(game, session);
  if (computer !== null) {
    const isOutOfTurn = decision?.side === computer && side !== computer;
    return { kind: 'computer', dueAt: isOutOfTurn ? askedAt + answerDelay : askedAt };
  }
  const clock = clockJob(session);
  if (decision === null || decision.kind === 'take-action') return clock;
  const answer: NewJob = { kind: 'answer', dueAt: askedAt + answerDelay };
  return clock !== null && clock.dueAt < answer.dueAt ? clock : answer;
}

/** What is owed when a clock runs out: the end of the game, or the answer whose time is over (R109); null: no clock runs. */
export function clockJob({ state, clocks }: GameSession): NewJob | null {
  const dueAt = state.phase === 'over' ? null : clockDue(clocks);
  if (dueAt === null) return null;
  return { kind: clocks?.answer ? 'overdue' : 'flag', dueAt };
}

function newsOf(
  game: StoredGame,
  before: GameSession,
  { entry, session }: Advance,
): Append['news'] {
  const players = playersOf(game);
  const toAll = (news: PersonNews) => players.map(({ person }) => ({ person, news }));
  const toOpponent = (news: (by: Side) => PersonNews) =>
    players
      .filter(({ side }) => entry.side !== null && side !== entry.side)
      .map(({ person, side }) => ({ person, news: news(opponentOf(side)) }));
  switch (entry.body.kind) {
    case 'started':
      return toAll({ kind: 'game-started' });
    case 'message':
      return toOpponent((by) => ({ kind: 'message', by }));
    case 'draw-offered':
      return toOpponent((by) => ({ kind: 'draw-offered', by }));
    case 'take-back-asked':
      return toOpponent((by) => ({ kind: 'take-back-asked', by }));
    case 'time-granted':
    case 'draw-declined':
    case 'take-back-declined':
      return [];
    case 'action':
    case 'undone':
    case 'taken-back':
    case 'concluded': {
      if (session.state.phase === 'over') return toAll({ kind: 'game-over' });
      const decider = deciderOf(session);
      if (decider === deciderOf(before)) return [];
      return players
        .filter(({ side }) => side === decider)
        .map(({ person }) => ({ person, news: { kind: 'your-decision', version: entry.version } }));
    }
  }
}
