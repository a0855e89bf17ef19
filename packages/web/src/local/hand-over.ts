// A local game on its way out of the worker: as its record, into a file, or to the server. All of it holds the seed, and none
// of it passes through the page before the game is over.
import { err, ok, opponentOf, recordOf, seedFromHex, type Result } from '@arpents/engine';
import type { GameSummary, HandOverInput, PublishedRecord } from '@arpents/protocol';
import { sideOf, stepsOf, type GameSession } from '@arpents/session';
import type { ask, Failure } from '../api/client.ts';
import { isForTwo, type LocalGame } from './local-game.ts';

/** The record of a game as it stands; null: what is kept of it cannot be read. */
export function recordNow(game: LocalGame, session: GameSession): PublishedRecord | null {
  const seed = seedFromHex(game.seed);
  if (seed === null) return null;
  const { options, outcome } = session.state;
  const actions = stepsOf(session.line).map(({ action }) => action);
  return {
    ...recordOf(options, seed, actions, outcome),
    setup: game.terms.setup,
    commitment: null,
    salt: null,
    shuffle: null,
    revelationsTakenBack: session.revelationsTakenBack,
  };
}

/** What the server is sent; null: it has no seat for two people at one screen. */
function handOverOf(game: LocalGame, session: GameSession): HandOverInput | null {
  const side = sideOf(game.seats, ({ kind }) => kind === 'here');
  const record = recordNow(game, session);
  if (side === null || record === null || isForTwo(game)) return null;
  const opponent = game.seats[opponentOf(side)];
  if (opponent.kind !== 'computer') return null;
  // Sent again as it stands it is the same request; if the game has gone on since, it is another one.
  const requestId = `${game.id}-${session.version}`;
  return { requestId, side, level: opponent.level, preset: game.preset, record };
}

/** Hands a game over to the server, with what its player has set and noted; the game here is left as it is. */
export async function handOver(
  request: typeof ask,
  game: LocalGame,
  session: GameSession,
): Promise<Result<GameSummary, Failure>> {
  const body = handOverOf(game, session);
  if (body === null) {
    return err({ code: 'not-found', refusal: null, version: null, requestId: null });
  }
  const created = await request('POST /api/games/handed-over', { body });
  if (!created.ok) return created;
  const params = { game: created.value.game.id };
  const orders = game.orders[body.side];
  if (orders !== null) {
    const kept = await request('PUT /api/games/:game/standing-orders', { params, body: orders });
    if (!kept.ok) return kept;
  }
  if (game.notes !== '') {
    const kept = await request('PUT /api/games/:game/notes', {
      params,
      body: { text: game.notes },
    });
    if (!kept.ok) return kept;
  }
  return ok(created.value.game);
}
