// What the server does for the routes about games.
import { PRESETS, PRESET_IDS } from '@arpents/engine';
import type { GAME_ROUTES, GameCreatedAnswer } from '@arpents/protocol';
import type { ComputerPlayers } from '../games/computer-players.ts';
import { cancelGame, createGame, joinGame, type CreationLimits } from '../games/create.ts';
import { visibleRoom, type Desk } from '../games/desk.ts';
import { play } from '../games/play.ts';
import { rematch } from '../games/rematch.ts';
import type { Room } from '../games/room.ts';
import { gameAnswer, summaries } from '../games/summaries.ts';
import {
  gameLog,
  gameRecord,
  legalActionsFor,
  notes,
  setNotes,
  setStandingOrders,
  standingOrders,
} from '../games/table-service.ts';
import { Problem } from '../problem.ts';
import type { ListPosition } from '../storage/game-store.ts';
import type { Person } from '../storage/person.ts';
import type { Handlers } from './route.ts';

const PAGE = 50;

function positionFrom(text: string | undefined): ListPosition | null {
  const [changedAt, id] = text?.split('.') ?? [];
  return changedAt === undefined || id === undefined ? null : { changedAt: Number(changedAt), id };
}

async function createdAnswer(desk: Desk, room: Room, person: Person): Promise<GameCreatedAnswer> {
  const { game, invitation } = await gameAnswer(desk, room, person.id);
  return { game, invitation };
}

export function gameHandlers(
  desk: Desk,
  players: ComputerPlayers,
  limits: CreationLimits,
): Handlers<keyof typeof GAME_ROUTES> {
  return {
    'GET /api/computer-levels': () => ({ levels: players.levels }),
    'GET /api/presets': () => ({ presets: PRESET_IDS.map((id) => ({ id, ...PRESETS[id] })) }),
    'GET /api/games': async ({ identity, query: { list, before } }) => {
      const person = identity?.person.id ?? null;
      if (list !== 'open' && person === null) throw new Problem('not-signed-in');
      const wanted = list === 'open' ? { list, except: person } : { list, person: person ?? '' };
      const found = await desk.storage.games.list(wanted, positionFrom(before), PAGE);
      const last = found.length === PAGE ? found.at(-1) : undefined;
      return {
        games: await summaries(desk.storage, found, person),
        before: last === undefined ? null : `${last.progress.changedAt}.${last.game.id}`,
      };
    },
    'POST /api/games': async ({ identity: { person }, body }) =>
      createdAnswer(desk, await createGame(desk, body, person, limits), person),
    'GET /api/games/:game': async ({ identity, params, query }) => {
      const person = identity?.person.id ?? null;
      const { room } = await visibleRoom(desk, params.game, person, query.invitation ?? null);
      return gameAnswer(desk, room, person);
    },
    'GET /api/games/:game/legal-actions': ({ identity, params }) =>
      legalActionsFor(desk, params.game, identity.person.id),
    'GET /api/games/:game/log': ({ identity, params, query }) =>
      gameLog(desk, params.game, identity?.person.id ?? null, query.after),
    'POST /api/games/:game/join': async ({ identity: { person }, params, body }) => {
      const room = await joinGame(desk, params.game, person, body.invitation);
      return gameAnswer(desk, room, person.id);
    },
    'POST /api/games/:game/cancel': ({ identity, params }) =>
      cancelGame(desk, params.game, identity.person.id),
    'POST /api/games/:game/commands': ({ identity, params, body, arrivedAt }) =>
      play(desk, params.game, identity.person.id, body, arrivedAt),
    'POST /api/games/:game/rematch': async ({ identity: { person }, params, body }) => {
      const room = await rematch(desk, params.game, person, body.requestId, limits);
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
