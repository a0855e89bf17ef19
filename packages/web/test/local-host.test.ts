// The tables that a browser keeps for itself, as the worker serves them to a page.
import { describe, expect, it } from 'vitest';
import {
  createRng,
  err,
  ok,
  randomAction,
  readRecord,
  resolveOptions,
  shuffled,
  type Setup,
  type Side,
} from '@arpents/engine';
import { actionFrom, givenSetup } from '@arpents/test-kit';
import type { TableUpdate } from '@arpents/protocol';
import type { Answered, LocalCall, LocalCalls } from '../src/local/calls.ts';
import { LocalHost } from '../src/local/local-host.ts';
import { newLocalGame, seatsFor } from '../src/local/local-game.ts';
import { localId } from '../src/local/local-id.ts';
import { safeShelf } from '../src/local/safe-shelf.ts';
import { memoryShelf, type Shelf } from '../src/local/shelf.ts';

/** What a server answers to whatever it is asked, as far as it is looked at here. */
const HANDED = { game: { id: 'AAAAbbbbCCCC0123' } } as never;
const NO_DETAILS = { refusal: null, version: null, requestId: null };

/** A page with its worker, on a shelf that other pages may share. */
class Tab {
  readonly host: LocalHost;
  readonly told: TableUpdate[] = [];
  /** Everything that left the worker. */
  readonly sent: unknown[] = [];
  announced: string[] = [];
  readonly gone: number[] = [];
  readonly files: string[] = [];
  /** What the server was asked, and whether it answers. */
  readonly asked: unknown[] = [];
  isReached = true;
  whileAsked = (): Promise<unknown> => Promise.resolve();
  #chance = 0;

  constructor(shelf: Shelf, now = () => 1_000_000, isKeeper = true) {
    this.host = new LocalHost({
      shelf,
      now,
      randomHex: (bytes) => (++this.#chance).toString(16).padStart(2 * bytes, '7'),
      think: (_game, _level, view) => {
        const action = randomAction(view, createRng(1));
        return action === null ? Promise.reject(new Error('nothing')) : Promise.resolve(action);
      },
      announce: (game) => this.announced.push(game),
      hold: (_game, keep) => {
        if (isKeeper) keep();
        return () => undefined;
      },
      tell: (_follower, update) => {
        this.told.push(update);
        this.sent.push(update);
      },
      tellGone: (follower) => {
        this.gone.push(follower);
        this.sent.push(follower);
      },
      offerFile: (text) => {
        this.files.push(text);
        return 'blob:file';
      },
      ask: async (route, ...[call]) => {
        this.asked.push({ route, ...call });
        await this.whileAsked();
        return this.isReached ? ok(HANDED) : err({ ...NO_DETAILS, code: 'unreachable' });
      },
    });
  }

  async ask<K extends LocalCall>(call: K, given: LocalCalls[K]['given']): Promise<Answered<K>> {
    const answer = await this.host.answer({ id: 0, call, given });
    this.sent.push(answer);
    return answer;
  }

  async done<K extends LocalCall>(
    call: K,
    given: LocalCalls[K]['given'],
  ): Promise<LocalCalls[K]['answer']> {
    const answer = await this.ask(call, given);
    if (!answer.ok) throw new Error(`${call}: ${answer.error.code}`);
    return answer.value;
  }
}

const WANTED: LocalCalls['create']['given'] = {
  options: {},
  preset: null,
  side: 'british',
  level: 'recruit',
  setup: null,
};

const pass = { kind: 'act', action: { kind: 'pass' } } as const;

describe('a game in this browser', () => {
  it('begins with its first decision, and is gone on with from the shelf', async () => {
    const shelf = memoryShelf();
    const tab = new Tab(shelf);
    const { game } = await tab.done('create', WANTED);
    expect(game).toMatchObject({ status: 'running', mySide: 'british', decider: 'british' });
    const at = { game: game.id, as: null };
    const { table } = await tab.done('send', { ...at, version: 1, command: pass });
    expect(table.version).toBe(2);

    const later = new Tab(shelf);
    const opened = await later.done('open', at);
    expect(opened.table).toEqual(table);
    expect((await later.done('log', at)).map(({ version }) => version)).toEqual([1, 2]);
    expect(await later.done('list', null)).toMatchObject([{ id: game.id, version: 2 }]);
  });

  it('lets the computer player move by itself, and refuses what the rules refuse', async () => {
    const tab = new Tab(memoryShelf());
    const { game } = await tab.done('create', WANTED);
    const at = { game: game.id, as: null };
    await tab.done('follow', { ...at, follower: 1 });
    const refused = await tab.ask('send', {
      ...at,
      version: 1,
      command: { kind: 'act', action: { kind: 'besiege', location: 'quebec', cards: [] } },
    });
    expect(refused).toMatchObject({ ok: false, error: { code: 'against-the-rules' } });
    await tab.done('send', { ...at, version: 1, command: pass });
    await tab.done('send', {
      ...at,
      version: 2,
      command: { kind: 'act', action: { kind: 'end-turn' } },
    });
    await expect.poll(() => tab.told.some(({ entry }) => entry.side === 'french')).toBe(true);
    await tab.done('leave', { follower: 1 });
  });

  it('[R100] has the past that each viewer was shown when it was the present', async () => {
    const tab = new Tab(memoryShelf());
    const { game } = await tab.done('create', { ...WANTED, side: null, level: null });
    const seen = new Map<number, unknown>();
    const as = 'british';
    for (let version = 1; version <= 3; version++) {
      seen.set(version, (await tab.done('open', { game: game.id, as })).table.view);
      const action = { kind: version === 1 ? 'pass' : 'end-turn' } as const;
      const side = version < 3 ? 'british' : 'french';
      await tab.ask('send', { game: game.id, as: side, version, command: { kind: 'act', action } });
    }
    const past = await tab.done('history', { game: game.id, as });
    expect(past.length).toBeGreaterThanOrEqual(3);
    for (const { version, view } of past.slice(0, 3)) expect(view).toEqual(seen.get(version));
    const nobody = await tab.done('history', { game: game.id, as: null });
    expect(nobody.map(({ view }) => view.hand)).toEqual(nobody.map(() => null));
  });

  it('[R99] is undone as far as nothing was revealed, by whoever did it', async () => {
    const tab = new Tab(memoryShelf());
    const { game } = await tab.done('create', WANTED);
    const at = { game: game.id, as: null };
    await tab.done('send', { ...at, version: 1, command: pass });
    const undone = await tab.done('send', { ...at, version: 2, command: { kind: 'undo' } });
    expect(undone.table.view?.actionsLeft).toBe((await startOf(tab, at)).actionsLeft);
    const again = await tab.ask('send', { ...at, version: 3, command: { kind: 'undo' } });
    expect(again).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  it('is written to by two tabs, of which only one gets each version', async () => {
    const shelf = memoryShelf();
    const [first, second] = [new Tab(shelf), new Tab(shelf)];
    const { game } = await first.done('create', WANTED);
    const at = { game: game.id, as: null };
    await second.done('open', at);
    await first.done('send', { ...at, version: 1, command: pass });
    const stale = await second.ask('send', { ...at, version: 1, command: pass });
    expect(stale).toMatchObject({ ok: false, error: { code: 'stale-version', version: 2 } });
    await second.host.refresh(game.id);
    expect((await second.done('open', at)).table.version).toBe(2);
    expect(first.announced).toEqual([game.id]);
  });

  it('shows a record only when it is over, and begins anew with sides swapped', async () => {
    const tab = new Tab(memoryShelf());
    const { game } = await tab.done('create', WANTED);
    const at = { game: game.id, as: null };
    expect(await tab.ask('record', at)).toMatchObject({ error: { code: 'game-not-over' } });
    await tab.done('send', { ...at, version: 1, command: { kind: 'resign' } });
    expect(await tab.done('record', at)).toMatchObject({ result: { winner: 'french' } });
    const next = await tab.done('playAgain', at);
    expect(next.game).toMatchObject({ mySide: 'french', rematchOf: game.id });
    expect((await tab.done('open', at)).game.rematch).toBe(next.game.id);
  });
});

const startOf = async (tab: Tab, at: LocalCalls['open']['given']) => {
  const { view } = (await tab.done('open', at)).table;
  if (view === null) throw new Error('every local game has begun');
  return view;
};

describe('a game that leaves this browser', () => {
  const SEED = '1'.padStart(64, '7').replace(/1$/, '2');

  it('is handed over by its worker, with orders and notes, and is gone here and in other tabs', async () => {
    const shelf = memoryShelf();
    const [first, second] = [new Tab(shelf), new Tab(shelf)];
    const { game } = await first.done('create', WANTED);
    const at = { game: game.id, as: null };
    await first.done('send', { ...at, version: 1, command: pass });
    await first.done('changeNotes', { ...at, text: 'Take Halifax.' });
    const orders = await first.done('orders', at);
    await first.done('changeOrders', { ...at, orders });
    await second.done('follow', { ...at, follower: 5 });
    const params = { game: 'AAAAbbbbCCCC0123' };
    expect(await first.done('handOver', { game: game.id })).toEqual({ id: params.game });
    expect(first.asked).toMatchObject([
      {
        route: 'POST /api/games/handed-over',
        body: {
          requestId: `${game.id}-2`,
          side: 'british',
          level: 'recruit',
          record: { seed: SEED, actions: [{ kind: 'pass' }], result: null },
        },
      },
      { route: 'PUT /api/games/:game/standing-orders', params, body: orders },
      { route: 'PUT /api/games/:game/notes', params, body: { text: 'Take Halifax.' } },
    ]);
    expect(JSON.stringify(first.sent)).not.toContain(SEED);
    expect(await first.ask('open', at)).toMatchObject({ error: { code: 'not-found' } });
    expect(await first.done('list', null)).toEqual([]);
    const late = await second.ask('send', { ...at, version: 2, command: { kind: 'undo' } });
    expect(late).toMatchObject({ error: { code: 'not-found' } });
    await second.host.refresh(game.id);
    expect(second.gone).toEqual([5]);
  });

  it('stays where the server does not take it, or where another tab has gone on meanwhile', async () => {
    const shelf = memoryShelf();
    const [first, second] = [new Tab(shelf), new Tab(shelf)];
    const { game } = await first.done('create', WANTED);
    const at = { game: game.id, as: null };
    first.isReached = false;
    const refused = await first.ask('handOver', { game: game.id });
    expect(refused).toMatchObject({ error: { code: 'unreachable' } });
    first.isReached = true;
    first.whileAsked = () => second.done('send', { ...at, version: 1, command: pass });
    const overtaken = await first.ask('handOver', { game: game.id });
    expect(overtaken).toMatchObject({ error: { code: 'stale-version' } });
    expect(await first.done('list', null)).toMatchObject([{ id: game.id, version: 2 }]);
  });

  it('is saved as a file while it runs, of which the page has nothing but the address', async () => {
    const tab = new Tab(memoryShelf());
    const { game } = await tab.done('create', { ...WANTED, side: null, level: null });
    expect(await tab.done('file', { game: game.id })).toBe('blob:file');
    const read = readRecord(JSON.parse(tab.files[0] ?? ''));
    expect(read).toMatchObject({ ok: true, value: { seed: SEED, result: null } });
    expect(JSON.stringify(tab.sent)).not.toContain(SEED);
    // Two at one screen have no seats on a server.
    expect(await tab.ask('handOver', { game: game.id })).toMatchObject({ ok: false });
    expect(tab.asked).toEqual([]);
  });

  it('is removed, in all tabs', async () => {
    const shelf = memoryShelf();
    const [first, second] = [new Tab(shelf), new Tab(shelf)];
    const { game } = await first.done('create', WANTED);
    await second.done('follow', { game: game.id, as: null, follower: 3 });
    await first.done('remove', { game: game.id });
    expect(first.announced).toEqual([game.id]);
    await second.host.refresh(game.id);
    expect(second.gone).toEqual([3]);
    expect(await second.done('list', null)).toEqual([]);
  });
});

describe('two at one screen', () => {
  it('see their own hands, and none while neither looks', async () => {
    const tab = new Tab(memoryShelf());
    const { game } = await tab.done('create', { ...WANTED, side: null, level: null });
    const seen = async (as: Side | null) => startOf(tab, { game: game.id, as });
    for (const side of ['british', 'french'] as const) {
      const view = await seen(side);
      expect(view.viewer).toBe(side);
      expect(view.hand?.length).toBeGreaterThan(0);
    }
    expect((await seen(null)).viewer).toBe('spectator');
    const command = { version: 1, command: pass };
    const at = { game: game.id };
    expect(await tab.ask('send', { ...at, as: 'french', ...command })).toMatchObject({
      error: { code: 'not-your-decision' },
    });
    expect(await tab.ask('send', { ...at, as: null, ...command })).toMatchObject({
      error: { code: 'not-your-game' },
    });
  });
});

describe('a browser that keeps nothing', () => {
  const broken = (): Promise<never> => Promise.reject(new Error('private mode'));

  it('plays on in memory, and says so once', async () => {
    let told = 0;
    const tab = new Tab(safeShelf(broken, () => told++));
    const { game } = await tab.done('create', WANTED);
    await tab.done('send', { game: game.id, as: null, version: 1, command: pass });
    expect(await tab.done('list', null)).toHaveLength(1);
    expect(told).toBe(1);
  });

  it('takes a game over into memory when the disk is full in the middle of it', async () => {
    let told = 0;
    const disk = memoryShelf();
    let isFull = false;
    const limited: Shelf = {
      ...disk,
      append: (...given) => (isFull ? broken() : disk.append(...given)),
    };
    const tab = new Tab(
      safeShelf(
        () => Promise.resolve(limited),
        () => told++,
      ),
    );
    const { game } = await tab.done('create', WANTED);
    const at = { game: game.id, as: null };
    await tab.done('send', { ...at, version: 1, command: pass });
    isFull = true;
    const { table } = await tab.done('send', { ...at, version: 2, command: { kind: 'undo' } });
    expect(table.version).toBe(3);
    expect((await tab.done('log', at)).at(-1)?.version).toBe(1);
    expect(told).toBe(1);
  });
});

describe('what leaves the worker', () => {
  const FRENCH = ['militia', 'trader', 'montreal', 'siege-artillery', 'native-americans'] as const;
  const BRITISH = ['boston', 'new-york', 'ships'] as const;

  /** The British may raid or ambush; what the French hold and how both decks lie is dealt by `deal`. */
  const arranged = (deal: number): Setup => {
    const french = shuffled(FRENCH, createRng(deal));
    return givenSetup({
      british: { hand: ['rangers', 'pemaquid'], deck: shuffled(BRITISH, createRng(deal + 1)) },
      french: { hand: french.slice(0, 2), deck: french.slice(2) },
      locations: { 'fort-st-john': 'british village' },
    });
  };

  /** Everything that is told to one player who asks all there is to ask, and acts. */
  async function heard(deal: number, level: string | null, attack: string): Promise<string> {
    const shelf = memoryShelf();
    const options = resolveOptions({});
    if (!options.ok) throw new Error('the standard game is legal');
    const made = newLocalGame({
      id: localId('one'),
      seed: deal.toString(16).padStart(64, 'a'),
      createdAt: 1,
      options: options.value,
      preset: null,
      setup: arranged(deal),
      seats: seatsFor(level === null ? null : 'british', level),
      rematchOf: null,
    });
    if (made === null) throw new Error('no game begins there');
    await shelf.put(made.game, made.entries);
    const tab = new Tab(shelf, undefined, false);
    const at = { game: made.game.id, as: 'british' } as const;
    const askAll = async (): Promise<void> => {
      await tab.ask('list', null);
      for (const call of ['open', 'log', 'orders', 'notes', 'record'] as const)
        await tab.ask(call, at);
      await tab.ask('file', { game: at.game });
      for (const call of ['open', 'log'] as const) await tab.ask(call, { ...at, as: null });
    };
    await tab.ask('follow', { ...at, follower: 1 });
    await askAll();
    const command = { kind: 'act', action: actionFrom(attack) } as const;
    expect(await tab.ask('send', { ...at, version: 1, command })).toMatchObject({ ok: true });
    await askAll();
    await tab.ask('send', { ...at, version: 2, command: { kind: 'undo' } });
    return JSON.stringify(tab.sent);
  }

  it.each([
    ['a raid on the computer', 'recruit', 'raid quebec: rangers'],
    ['an ambush on the computer', 'recruit', 'ambush: rangers'],
    ['a raid at one screen', null, 'raid quebec: rangers'],
    ['an ambush at one screen', null, 'ambush: rangers'],
  ] as const)('is the same whatever is hidden: %s', async (_, level, attack) => {
    const all = new Set<string>();
    for (let deal = 1; deal <= 40; deal++) all.add(await heard(deal, level, attack));
    expect(all.size).toBe(1);
    expect([...all][0]).toContain('not-over');
  });
});
