// Computer players in their threads: legal moves from a view alone, and a move that is done once whatever happens.
import { beforeAll, expect, it } from 'vitest';
import { createGame, isLegal, playLegal, viewFor } from '@arpents/engine';
import { botPlayers } from '../src/games/bot-players.ts';
import type { ComputerPlayers } from '../src/games/computer-players.ts';
import { randomPlayers } from '../src/games/random-players.ts';
import { checkGames } from '../src/operations/check-games.ts';
import { openStorage } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { computerWorker } from './support/computer-worker.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores } from './support/stores.ts';

let worker: URL;
beforeAll(async () => {
  worker = await computerWorker();
});

it('every level moves legally from its view, in a thread', async () => {
  const players = botPlayers(1, worker);
  const game = createGame({}, [1, 2, 3, 4, 5, 6, 7, 8]);
  if (!game.ok) throw new Error('no game');
  const view = viewFor(game.value, 'british');
  for (const { id } of players.levels) {
    expect(isLegal(view, await players.decide(id, view, 7, id)), id).toBe(true);
  }
  await expect(players.decide('nobody', view, 7, 'game')).rejects.toThrow('no such level');
  await players.close();
});

it('the decisions of one turn share the second that the strongest level has for it', async () => {
  const players = botPlayers(1, worker);
  const game = createGame({}, [1, 2, 3, 4, 5, 6, 7, 8]);
  if (!game.ok) throw new Error('no game');
  let state = playLegal(playLegal(game.value, { kind: 'pass' }), { kind: 'end-turn' });
  const { side } = state;
  // The thread starts with the first question, which is not part of the turn.
  await players.decide('recruit', viewFor(state, side), 7, 'another game');
  const begin = performance.now();
  while (state.side === side && state.decision?.side === side) {
    state = playLegal(state, await players.decide('general', viewFor(state, side), 7, 'game'));
  }
  // With time for the way to the thread and back on a busy machine; one purse for each decision would be 1,700.
  expect(performance.now() - begin).toBeLessThan(1300);
  await players.close();
});

it('a computer player that never answers does not delay people, and another process makes its move', async () => {
  const postgres = await testStores('postgres');
  const settings = await postgres.settings();
  const stuck: ComputerPlayers = { ...randomPlayers, decide: () => Promise.race([]) };
  const first = await testServer(testSettings(settings), stuck);
  const person = await Client.guest(first.address);
  const opponent = { kind: 'computer', level: 'random' } as const;
  const { game } = await person.create({ side: 'french', opponent });
  const [one, two] = [await Client.guest(first.address), await Client.guest(first.address)];
  const { game: between } = await one.create();
  await two.join(between.id);
  const passed = await one.command(between.id, 1, { kind: 'act', action: { kind: 'pass' } });
  expect(passed.status).toBe(200);
  expect((await person.game(game.id)).table.version).toBe(1);

  // The claim of the process that is stuck runs out at once, as it would in time if it had died.
  const storage = await openStorage(settings);
  await storage.db.updateTable('job').set({ claimed_until: 0 }).execute();
  const second = await testServer(testSettings(settings));
  const stream = await person.at(second.address).stream(`?game=${game.id}&after=0.0`);
  await stream.until((s) => s.of('entry').at(-1)?.table.view?.decision?.side === 'french', 30_000);
  expect((await checkGames(storage)).faults).toEqual([]);
  const moves = stream.of('entry').filter(({ entry }) => entry.side === 'british');
  expect(moves.length).toBeGreaterThan(0);
  stream.close();
  await storage.close();
  await second.stop();
  // The first one would wait for its thought to end; its process is what dies in such a case.
  await Promise.race([first.stop(), new Promise((resolve) => setTimeout(resolve, 500))]);
  await postgres.stop();
});
