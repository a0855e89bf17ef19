// The routes about games.
import { RECORD_BYTES } from './limits.ts';
import type { RouteRows } from './route.ts';

export const GAME_ROUTES = {
  'GET /api/computer-levels': {
    id: 'listComputerLevels',
    access: 'anybody',
    answer: 'LevelsAnswer',
    summary: 'The computer players, weakest first',
    remarks: 'their names are in the message catalogue',
  },
  'GET /api/presets': {
    id: 'listPresets',
    access: 'anybody',
    answer: 'PresetsAnswer',
    summary: 'Named ways to play, for `preset` of a new game',
    remarks: 'their names are in the message catalogue',
  },
  'GET /api/games': {
    id: 'listGames',
    access: 'anybody',
    query: 'listGamesQuery',
    answer: 'GameListAnswer',
    summary: 'Open games, games to watch, or one’s own',
    remarks:
      '`list`: `open` (waiting for anybody; two of each host before the others), `watchable` (running), `mine` (open and running, own), `finished` (own); `before` for the next page; `pace`, `rated`, `edition`, `rules` leave out what does not fit',
  },
  'POST /api/games': {
    id: 'createGame',
    access: 'person',
    limit: 'creation',
    body: 'createGameRequest',
    answer: 'GameCreatedAnswer',
    status: 201,
    summary: 'Create a game',
    remarks: 'repeated with the same `requestId`: the same game',
  },
  'POST /api/games/handed-over': {
    id: 'handOverGame',
    access: 'person',
    limit: 'creation',
    body: 'handOverRequest',
    largest: RECORD_BYTES,
    takesTurns: true,
    answer: 'GameCreatedAnswer',
    status: 201,
    summary: 'Hand over a game that was begun elsewhere',
    remarks:
      'by its record, which is replayed (`record-does-not-replay`); it goes on, or is kept, as a practice game against a computer player, never rated; repeated with the same `requestId`: the same game',
  },
  'GET /api/games/:game': {
    id: 'getGame',
    access: 'anybody',
    query: 'gameQuery',
    answer: 'GameAnswer',
    summary: 'A game with its table, as one may see it',
    remarks:
      'its players; anybody if it is `watchable`, and while it waits for an opponent of kind `open`; while it waits for one of kind `invitation`, whoever has the secret (`?invitation=…`), which opens nothing once the game has begun',
  },
  'GET /api/games/:game/legal-actions': {
    id: 'listLegalActions',
    access: 'person',
    answer: 'LegalActionsAnswer',
    summary: 'What one may do now',
    remarks:
      'players only; empty while it is not one’s decision; long hands: not every set of discards is listed',
  },
  'GET /api/games/:game/log': {
    id: 'getLog',
    access: 'anybody',
    limit: 'log',
    takesTurns: true,
    query: 'logQuery',
    answer: 'LogAnswer',
    summary: 'What happened after a version',
    remarks:
      'a page of the entries after version `after` (0: from the beginning), at most `most`, as the viewer may see them; the next page is the one after `next`, until that is null',
  },
  'GET /api/games/:game/history': {
    id: 'getHistory',
    access: 'anybody',
    limit: 'log',
    takesTurns: true,
    query: 'historyQuery',
    answer: 'HistoryAnswer',
    summary: 'The positions after a version, as the viewer saw them then',
    remarks:
      'a page of those that stand, after version `after` (0: from the beginning), of at most `most` entries; pages go on as those of the log. Of a finished game the record tells more',
  },
  'POST /api/games/:game/bytes': {
    id: 'addBytes',
    access: 'person',
    body: 'addBytesRequest',
    answer: 'GameAnswer',
    summary: 'Add the creator’s bytes to the seed',
    remarks:
      'the creator, once, within 15 seconds of a creation with `bytesFollow`, after having seen the commitment; starts a game against the computer',
  },
  'POST /api/games/:game/join': {
    id: 'joinGame',
    access: 'person',
    body: 'joinGameRequest',
    answer: 'GameAnswer',
    summary: 'Take the free seat',
    remarks:
      'starts the game; `bytes` are 16 bytes of the client’s own for the seed, or null; `side` where the creator has left the choice (`guestChooses`), elsewhere only the free one (`side-taken`); without it, the free seat',
  },
  'POST /api/games/:game/cancel': {
    id: 'cancelGame',
    access: 'person',
    body: 'emptyRequest',
    summary: 'Cancel a game that nobody has joined',
    remarks: 'the creator, while it is open; whoever is offered a rematch declines it so',
  },
  'POST /api/games/:game/commands': {
    id: 'sendCommand',
    access: 'person',
    body: 'commandRequest',
    answer: 'TableUpdate',
    summary: 'Act, undo, take back, offer, resign, claim, say',
    remarks: 'everything that happens at the table, see below',
  },
  'POST /api/games/:game/rematch': {
    id: 'askForRematch',
    access: 'person',
    limit: 'creation',
    body: 'rematchRequest',
    answer: 'GameCreatedAnswer',
    summary: 'Play again with sides swapped',
    remarks:
      'the second of the two players to ask joins the same new game, or with `bytesFollow` gets it in order to join it with bytes; nobody waits for a player who has left (`opponent-gone`)',
  },
  'GET /api/games/:game/standing-orders': {
    id: 'getStandingOrders',
    access: 'person',
    answer: 'StandingOrdersAnswer',
    summary: 'One’s own standing orders',
    remarks: 'players only; never shown to anybody else',
  },
  'PUT /api/games/:game/standing-orders': {
    id: 'changeStandingOrders',
    access: 'person',
    body: 'standingOrdersRequest',
    answer: 'StandingOrdersAnswer',
    summary: 'Change one’s standing orders',
    remarks: 'kept until changed; copied into the player’s next game on that side',
  },
  'GET /api/games/:game/notes': {
    id: 'getNotes',
    access: 'person',
    answer: 'NotesAnswer',
    summary: 'One’s own notes',
    remarks: 'private to the player',
  },
  'PUT /api/games/:game/notes': {
    id: 'changeNotes',
    access: 'person',
    body: 'notesRequest',
    answer: 'NotesAnswer',
    summary: 'Change one’s notes',
  },
  'GET /api/games/:game/record': {
    id: 'getRecord',
    access: 'anybody',
    limit: 'log',
    takesTurns: true,
    answer: 'PublishedRecord',
    summary: 'The record of a finished game, with its seed',
    remarks: 'once the game is over (`game-not-over`)',
  },
} as const satisfies RouteRows;
