// Routes about games.
import {
  commandRequest,
  createGameRequest,
  emptyRequest,
  joinGameRequest,
  listGamesQuery,
  notesRequest,
  rematchRequest,
  standingOrdersSchema,
  type GameAnswer,
  type GameCreatedAnswer,
  type GameListAnswer,
  type LegalActionsAnswer,
  type LevelsAnswer,
  type LogAnswer,
  type NotesAnswer,
  type PublishedRecord,
  type StandingOrdersAnswer,
  type TableUpdate,
} from '@arpents/protocol';
import * as v from 'valibot';
import type { Identity } from '../accounts/identities.ts';
import type { ComputerPlayers } from '../games/computer-players.ts';
import { cancelGame, createGame, joinGame, rematch, type CreationLimits } from '../games/create.ts';
import { visibleRoom, type Desk } from '../games/desk.ts';
import { play } from '../games/play.ts';
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
import type { PersonRow } from '../storage/schema.ts';
import { route, type Route } from './route.ts';

const PAGE = 50;

/** The route's access has made sure that somebody is there. */
function personOf(identity: Identity | null): PersonRow {
  if (identity === null) throw new Problem('not-signed-in');
  return identity.person;
}

const idOf = (params: Readonly<Record<string, string>>): string => params.game ?? '';

function positionFrom(text: string | undefined): ListPosition | null {
  const [changedAt, id] = text?.split('.') ?? [];
  return changedAt === undefined || id === undefined ? null : { changedAt: Number(changedAt), id };
}

async function createdAnswer(
  desk: Desk,
  room: Room,
  person: PersonRow,
): Promise<GameCreatedAnswer> {
  const { game, invitation } = await gameAnswer(desk, room, person.id);
  return { game, invitation };
}

const gameQuery = v.strictObject({
  invitation: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
const logQuery = v.strictObject({
  after: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/), v.transform(Number)), '0'),
});

export function gameRoutes(desk: Desk, players: ComputerPlayers, limits: CreationLimits): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/computer-levels',
      summary: 'The computer players, weakest first',
      access: 'anybody',
      answers: 'LevelsAnswer',
      handle: (): Promise<LevelsAnswer> => Promise.resolve({ levels: players.levels }),
    }),
    route({
      method: 'GET',
      path: '/api/games',
      summary: 'Open games, or one’s own',
      access: 'anybody',
      query: listGamesQuery,
      answers: 'GameListAnswer',
      handle: async ({ identity, query }): Promise<GameListAnswer> => {
        const person = identity?.person.id ?? null;
        const { list } = query;
        if (list !== 'open' && person === null) throw new Problem('not-signed-in');
        const wanted = list === 'open' ? { list, except: person } : { list, person: person ?? '' };
        const found = await desk.storage.games.list(wanted, positionFrom(query.before), PAGE);
        const last = found.length === PAGE ? found.at(-1) : undefined;
        return {
          games: await summaries(desk.storage, found, person),
          before: last === undefined ? null : `${last.progress.changedAt}.${last.game.id}`,
        };
      },
    }),
    route({
      method: 'POST',
      path: '/api/games',
      summary: 'Create a game',
      access: 'person',
      limit: 'creation',
      body: createGameRequest,
      answers: 'GameCreatedAnswer',
      status: 201,
      handle: async ({ identity, body }): Promise<GameCreatedAnswer> => {
        const person = personOf(identity);
        return createdAnswer(desk, await createGame(desk, body, person, limits), person);
      },
    }),
    route({
      method: 'GET',
      path: '/api/games/:game',
      summary: 'A game with its table, as one may see it',
      access: 'anybody',
      query: gameQuery,
      answers: 'GameAnswer',
      handle: async ({ identity, params, query }): Promise<GameAnswer> => {
        const person = identity?.person.id ?? null;
        const { room } = await visibleRoom(desk, idOf(params), person, query.invitation ?? null);
        return gameAnswer(desk, room, person);
      },
    }),
    route({
      method: 'GET',
      path: '/api/games/:game/legal-actions',
      summary: 'What one may do now',
      access: 'person',
      answers: 'LegalActionsAnswer',
      handle: ({ identity, params }): Promise<LegalActionsAnswer> =>
        legalActionsFor(desk, idOf(params), personOf(identity).id),
    }),
    route({
      method: 'GET',
      path: '/api/games/:game/log',
      summary: 'What happened after a version',
      access: 'anybody',
      query: logQuery,
      answers: 'LogAnswer',
      handle: ({ identity, params, query }): Promise<LogAnswer> =>
        gameLog(desk, idOf(params), identity?.person.id ?? null, query.after),
    }),
    route({
      method: 'POST',
      path: '/api/games/:game/join',
      summary: 'Take the free seat',
      access: 'person',
      body: joinGameRequest,
      answers: 'GameAnswer',
      handle: async ({ identity, params, body }): Promise<GameAnswer> => {
        const person = personOf(identity);
        const room = await joinGame(desk, idOf(params), person, body.invitation);
        return gameAnswer(desk, room, person.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/games/:game/cancel',
      summary: 'Cancel a game that nobody has joined',
      access: 'person',
      body: emptyRequest,
      answers: null,
      handle: ({ identity, params }) => cancelGame(desk, idOf(params), personOf(identity).id),
    }),
    route({
      method: 'POST',
      path: '/api/games/:game/commands',
      summary: 'Act, undo, take back, offer, resign, claim, say',
      access: 'person',
      body: commandRequest,
      answers: 'TableUpdate',
      handle: ({ identity, params, body }): Promise<TableUpdate> =>
        play(desk, idOf(params), personOf(identity).id, body),
    }),
    route({
      method: 'POST',
      path: '/api/games/:game/rematch',
      summary: 'Play again with sides swapped',
      access: 'person',
      limit: 'creation',
      body: rematchRequest,
      answers: 'GameCreatedAnswer',
      handle: async ({ identity, params, body }): Promise<GameCreatedAnswer> => {
        const person = personOf(identity);
        const room = await rematch(desk, idOf(params), person, body.requestId, limits);
        return createdAnswer(desk, room, person);
      },
    }),
    route({
      method: 'GET',
      path: '/api/games/:game/standing-orders',
      summary: 'One’s own standing orders',
      access: 'person',
      answers: 'StandingOrdersAnswer',
      handle: async ({ identity, params }): Promise<StandingOrdersAnswer> => ({
        orders: await standingOrders(desk, idOf(params), personOf(identity).id),
      }),
    }),
    route({
      method: 'PUT',
      path: '/api/games/:game/standing-orders',
      summary: 'Change one’s standing orders',
      access: 'person',
      body: standingOrdersSchema,
      answers: 'StandingOrdersAnswer',
      handle: async ({ identity, params, body }): Promise<StandingOrdersAnswer> => ({
        orders: await setStandingOrders(desk, idOf(params), personOf(identity).id, body),
      }),
    }),
    route({
      method: 'GET',
      path: '/api/games/:game/notes',
      summary: 'One’s own notes',
      access: 'person',
      answers: 'NotesAnswer',
      handle: async ({ identity, params }): Promise<NotesAnswer> => ({
        text: await notes(desk, idOf(params), personOf(identity).id),
      }),
    }),
    route({
      method: 'PUT',
      path: '/api/games/:game/notes',
      summary: 'Change one’s notes',
      access: 'person',
      body: notesRequest,
      answers: 'NotesAnswer',
      handle: async ({ identity, params, body }): Promise<NotesAnswer> => ({
        text: await setNotes(desk, idOf(params), personOf(identity).id, body.text),
      }),
    }),
    route({
      method: 'GET',
      path: '/api/games/:game/record',
      summary: 'The record of a finished game, with its seed',
      access: 'anybody',
      answers: 'PublishedRecord',
      handle: ({ identity, params }): Promise<PublishedRecord> =>
        gameRecord(desk, idOf(params), identity?.person.id ?? null),
    }),
  ];
}
