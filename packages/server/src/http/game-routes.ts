// What the server does for the routes about games.
import { PRESETS, PRESET_IDS } from '@arpents/engine';
import type { GAME_ROUTES, GameCreatedAnswer, ListGamesQuery } from '@arpents/protocol';
import type { ComputerPlayers } from '../games/computer-players.ts';
import { addBytes } from '../games/add-bytes.ts';
import { cancelGame } from '../games/call-off.ts';
import { createGame } from '../games/create.ts';
import { handOver } from '../games/hand-over.ts';
import { joinGame } from '../games/join.ts';
import type { CreationLimits } from '../games/limits.ts';
import { begin } from '../games/start.ts';
import { visibleRoom, type Desk } from '../games/desk.ts';
import { play } from '../games/play.ts';
import { rematch } from '../games/rematch.ts';
import type { Room } from '../games/room.ts';
import { gameAnswer, summaries } from '../games/summaries.ts';
import {
  gameHistory,
  gameLog,
  gameRecord,
  legalActionsFor,
  notes,
  setNotes,
  setStandingOrders,
  standingOrders,
} from '../games/table-service.ts';
import { Problem } from '../problem.ts';
import type { ListFilters, ListPosition } from '../storage/game-lists.ts';
import type { Person } from '../storage/person.ts';
import type { NoteOrigin } from './origins.ts';
import type { Handlers } from './route.ts';

const PAGE = 50;

/** As `0.1763251200000.AAAAbbbbCCCC0123`; pages that were opened before there were layers have none. */
function positionFrom(text: string | undefined): ListPosition | null {
  const [id, changedAt, layer = '0'] = text?.split('.').toReversed() ?? [];
  if (id === undefined || changedAt === undefined) return null;
  return { layer: Number(layer), changedAt: Number(changedAt), id };
}

const filtersFrom = ({ pace, rated, edition, rules }: ListGamesQuery): ListFilters => ({
  pace: pace ?? null,
  rated: rated === undefined ? null : rated === 'yes',
  edition: edition ?? null,
  hasRules: rules === undefined ? null : rules === 'some',
});

async function createdAnswer(desk: Desk, room: Room, person: Person): Promise<GameCreatedAnswer> {
  const { game, invitation, commitment } = await gameAnswer(desk, room, person.id);
  return { game, invitation, commitment };
}

export function gameHandlers(
  desk: Desk,
  players: ComputerPlayers,
  limits: CreationLimits,
  noteOrigin: NoteOrigin,
): Handlers<keyof typeof GAME_ROUTES> {
  return {
    'GET /api/computer-levels': () => ({
      levels: players.levels.map(({ id, strength }) => ({ id, strength })),
    }),
    'GET /api/presets': () => ({ presets: PRESET_IDS.map((id) => ({ id, ...PRESETS[id] })) }),
    'GET /api/games': async ({ identity, query }) => {
      const { list, before } = query;
      const person = identity?.person.id ?? null;
      const filters = filtersFrom(query);
      const isOwn = list === 'mine' || list === 'finished';
      if (isOwn && person === null) throw new Problem('not-signed-in');
      const wanted = isOwn
        ? { list, filters, person: person ?? '' }
        : { list, filters, viewer: person };
      const { games, next } = await desk.storage.games.list(wanted, positionFrom(before), PAGE);
      return {
        games: await summaries(desk.storage, games, person),
        before: next === null ? null : `${next.layer}.${next.changedAt}.${next.id}`,
      };
    },
    'POST /api/games': async ({ identity: { person }, body, request, reply }) => {
      await noteOrigin(person.id, request, reply);
      return createdAnswer(desk, await createGame(desk, body, person, limits), person);
    },
    'POST /api/games/handed-over': async ({ identity: { person }, body, request, reply }) => {
      await noteOrigin(person.id, request, reply);
      return createdAnswer(desk, await handOver(desk, body, person, limits), person);
    },
    'GET /api/games/:game': async ({ identity, params, query }) => {
      const person = identity?.person.id ?? null;
      await visibleRoom(desk, params.game, person, query.invitation ?? null);
      // A host's client that did not add its bytes in time is waited for no longer.
      return gameAnswer(desk, await begin(desk, params.game), person);
    },
    'GET /api/games/:game/legal-actions': ({ identity, params }) =>
      legalActionsFor(desk, params.game, identity.person.id),
    'GET /api/games/:game/log': ({ identity, params, query }) =>
      gameLog(desk, params.game, identity?.person.id ?? null, query),
    'GET /api/games/:game/history': ({ identity, params, query }) =>
      gameHistory(desk, params.game, identity?.person.id ?? null, query),
    'POST /api/games/:game/bytes': async ({ identity: { person }, params, body }) => {
      const room = await addBytes(desk, params.game, person.id, body.bytes);
      return gameAnswer(desk, room, person.id);
    },
    'POST /api/games/:game/join': async ({
      identity: { person },
      params,
      body,
      request,
      reply,
    }) => {
      await noteOrigin(person.id, request, reply);
      const room = await joinGame(desk, params.game, person, body, limits);
      return gameAnswer(desk, room, person.id);
    },
    'POST /api/games/:game/cancel': ({ identity, params }) =>
      cancelGame(desk, params.game, identity.person.id),
    'POST /api/games/:game/commands': ({ identity, params, body, arrivedAt }) =>
      play(desk, params.game, identity.person.id, body, arrivedAt),
    'POST /api/games/:game/rematch': async ({
      identity: { person },
      params,
      body,
      request,
      reply,
    }) => {
      await noteOrigin(person.id, request, reply);
      const room = await rematch(desk, params.game, person, body, limits);
      return createdAnswer(desk, room, person);
    },
    'GET /api/games/:game/standing-orders': async ({ identity, params }) => ({
      orders: await standingOrders(desk, params.game, identity.person.id),
    }),
    'PUT /api/games/:game/standing-orders': async ({ identity, params, body }) => ({
      orders: await setStandingOrders(desk, params.game, identity.person.id, body),
    }),
    'GET /api/games/:game/notes': async ({ identity, params }) => ({
      text: await notes(desk, params.game, identity.person.id),
    }),
    'PUT /api/games/:game/notes': async ({ identity, params, body }) => ({
      text: await setNotes(desk, params.game, identity.person.id, body.text),
    }),
    'GET /api/games/:game/record': ({ identity, params }) =>
      gameRecord(desk, params.game, identity?.person.id ?? null),
  };
}
