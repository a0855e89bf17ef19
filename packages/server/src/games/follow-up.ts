// What follows from an entry besides the position: how the game stands in lists, who hears of it, and what the server
// owes the game next.
import { opponentOf, type Side } from '@arpents/engine';
import type { PersonNews } from '@arpents/protocol';
import {
  deciderOf,
  isOwedAsBefore,
  owedAfter,
  progressOf,
  type Advance,
  type GameSession,
} from '@arpents/session';
import type { Append } from '../storage/append.ts';
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
    progress: progressOf(session, entry.at),
    job: isOwedAsBefore(game.seats, entry.body.kind)
      ? 'as-before'
      : // Nothing but a change of the position begins the delay of an answer anew; no answer is older than its question.
        owedAfter(
          game.seats,
          session,
          Math.max(session.movedAt, entry.at - answerDelay),
          answerDelay,
        ),
    news: newsOf(game, before, advance),
  };
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
