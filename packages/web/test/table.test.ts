// The game on screen: what the server says in whatever order, and the way back to the truth when something goes wrong.
import './support/browser.ts';
import { viewFor, type GameState } from '@arpents/engine';
import {
  INTERFACE_VERSION,
  type GameAnswer,
  type LogEntry,
  type TableUpdate,
  type TableView,
} from '@arpents/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenGame } from '@arpents/test-kit';
import type { GameModel } from '../src/state/model.ts';
import { createTable, type Table } from '../src/state/table.ts';

const GAME: GameState = givenGame({ side: 'british', british: { hand: ['boston', 'militia'] } });

const tableAt = (version: number, hasBegun = true): TableView => ({
  version,
  positionVersion: version,
  view: hasBegun ? viewFor(GAME, 'british') : null,
  clocks: null,
  now: 5_000_000,
  offers: { draw: null, takeBack: null },
  canUndo: false,
  takeBackTo: null,
  abandonedFrom: null,
  canAbort: false,
  revelationsTakenBack: 0,
});
const entryAt = (version: number): LogEntry => ({
  version,
  at: 0,
  side: 'french',
  body: { kind: 'action', action: { kind: 'pass' }, automatic: false },
  events: [],
  points: null,
});
const updateAt = (version: number): TableUpdate => ({
  game: 'g',
  entry: entryAt(version),
  table: tableAt(version),
});
const answerAt = (version: number, hasBegun = true): GameAnswer => ({
  game: {
    id: 'g',
    status: hasBegun ? 'running' : 'open',
    mySide: null,
    pace: { kind: 'none' },
    seats: { british: { kind: 'free' }, french: { kind: 'free' } },
  } as GameAnswer['game'],
  viewer: 'british',
  table: tableAt(version, hasBegun),
  commitment: null,
  bytes: { british: 'none', french: 'none' },
  invitation: null,
});

/** The server: what it answers to each path, and the stream that it sends. */
class Stream extends EventTarget {
  static opened: Stream | null = null;
  static readonly all = new Map<string, Stream>();
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened = this;
    Stream.all.set(url, this);
  }
  close(): void {
    Stream.opened = null;
    Stream.all.delete(this.url);
  }
  tell(kind: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
  static tell(kind: string, data: unknown): void {
    this.opened?.tell(kind, data);
  }
}
const asked: string[] = [];
let answers: Record<string, { readonly status: number; readonly body: unknown }> = {};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const { status, body } = answers[path] ?? {
      status: 404,
      body: { error: { code: 'not-found' } },
    };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  answers = {};
});

let table: Table;
/** Opens a game at a table of its own; returns how to leave it. */
function openGame(id: string, invitation: string | null): () => void {
  table = createTable(id);
  return table.open(invitation);
}
const game = (): GameModel => table.game.getState();

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const ok = (body: unknown): { status: number; body: unknown } => ({ status: 200, body });
const logUpTo = (version: number): { status: number; body: unknown } =>
  ok({ entries: Array.from({ length: version }, (_, i) => entryAt(i + 1)), version, next: null });
const shown = (): readonly number[] => game().entries.map(({ version }) => version);

describe('the game on screen', () => {
  it('loses nothing that the stream tells before the game is there', async () => {
    answers = { '/api/games/g': ok(answerAt(2)), '/api/games/g/log?after=0': logUpTo(3) };
    const leave = openGame('g', null);
    Stream.tell('entry', updateAt(3));
    await settled();
    expect(game().summary?.id).toBe('g');
    expect(game().table?.version).toBe(3);
    expect(shown()).toEqual([1, 2, 3]);
    leave();
  });

  it('shows every entry once, however often it is told', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    for (const version of [2, 3, 2, 3, 1]) Stream.tell('entry', updateAt(version));
    expect(shown()).toEqual([1, 2, 3]);
    Stream.tell('entry', { ...updateAt(4), game: 'another' });
    expect(game().table?.version).toBe(3);
    leave();
  });

  it('asks for no log before the game has begun', async () => {
    answers = { '/api/games/g?invitation=s': ok(answerAt(0, false)) };
    const leave = openGame('g', 's');
    await settled();
    expect(asked).toEqual(['/api/games/g?invitation=s']);
    expect(game().table?.view).toBeNull();
    leave();
  });

  it('is followed by somebody with an invitation only once they sit at the table', async () => {
    answers = { '/api/games/g?invitation=s': ok(answerAt(0, false)) };
    const leave = openGame('g', 's');
    await settled();
    expect(Stream.opened).toBeNull();
    leave();
    const seated = answerAt(1);
    const answer = { ...seated, game: { ...seated.game, mySide: 'british' } };
    answers = {
      '/api/games/g?invitation=s': ok(answer),
      '/api/games/g': ok(answer),
      '/api/games/g/log?after=0': logUpTo(1),
    };
    const leaveTable = openGame('g', 's');
    await settled();
    Stream.tell('entry', updateAt(2));
    expect(shown()).toEqual([1, 2]);
    leaveTable();
  });

  it('returns to the truth after a refusal, and says why', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    answers = {
      '/api/games/g': ok(answerAt(2)),
      '/api/games/g/log?after=0': logUpTo(2),
      '/api/games/g/commands': {
        status: 409,
        body: { error: { code: 'stale-version', version: 2 } },
      },
    };
    table.act({ kind: 'pass' });
    await settled();
    const { table: shownTable, failure, isSending } = game();
    expect([shownTable?.version, failure?.code, isSending]).toEqual([2, 'stale-version', false]);
    leave();
  });

  it('says nothing of a refusal when just that was done meanwhile', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    const answered = { ...entryAt(2), side: 'british' };
    answers = {
      '/api/games/g': ok(answerAt(2)),
      '/api/games/g/log?after=0': ok({ entries: [entryAt(1), answered], version: 2, next: null }),
      '/api/games/g/commands': {
        status: 409,
        body: { error: { code: 'stale-version', version: 2 } },
      },
    };
    table.act({ kind: 'pass' });
    await settled();
    expect([game().table?.version, game().failure]).toEqual([2, null]);
    leave();
  });

  it('asks again when the server cannot be reached, as the same request, and keeps the choice', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    table.chooseCard('location:boston', 1);
    const requests: unknown[] = [];
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
      requests.push(JSON.parse(body));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    table.act({ kind: 'pass' });
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(requests).toHaveLength(4);
    for (const request of requests) expect(request).toEqual(requests[0]);
    const { failure, draft, isSending } = game();
    expect([failure?.code, draft.cards, isSending]).toEqual([
      'unreachable',
      ['location:boston'],
      false,
    ]);
    table.clearDraft();
    leave();
  });

  it.each(['shutting-down', 'unavailable'])(
    'asks again while the server says %s, as the same request, and nobody is bothered',
    async (code) => {
      answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
      const leave = openGame('g', null);
      await settled();
      const requests: unknown[] = [];
      vi.useFakeTimers();
      vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
        requests.push(JSON.parse(body));
        const isBack = requests.length === 3;
        const own = { ...updateAt(2), entry: { ...entryAt(2), side: 'british' } };
        const answer = isBack ? own : { error: { code } };
        return Promise.resolve(Response.json(answer, { status: isBack ? 200 : 503 }));
      });
      table.act({ kind: 'pass' });
      await vi.advanceTimersByTimeAsync(10_000);
      vi.useRealTimers();
      expect(requests).toHaveLength(3);
      for (const request of requests) expect(request).toEqual(requests[0]);
      expect([game().table?.version, game().failure, game().isSending]).toEqual([2, null, false]);
      leave();
    },
  );

  it('lets the next choice begin while an action is on its way', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    table.chooseCard('location:boston', 1);
    answers = {
      '/api/games/g/commands': ok({ ...updateAt(2), entry: { ...entryAt(2), side: 'british' } }),
    };
    table.act({ kind: 'pass' });
    expect(game().draft.cards).toEqual([]);
    table.chooseCard('empire:militia', 1);
    await settled();
    const { table: shownTable, draft, isSending } = game();
    expect([shownTable?.version, draft.cards, isSending]).toEqual([2, ['empire:militia'], false]);
    table.clearDraft();
    leave();
  });

  it('is done with the choice once the action is there', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    table.chooseCard('location:boston', 1);
    Stream.tell('entry', updateAt(2));
    expect(game().draft.cards).toEqual(['location:boston']);
    Stream.tell('entry', { ...updateAt(3), entry: { ...entryAt(3), side: 'british' } });
    expect(game().draft.cards).toEqual([]);
    leave();
  });

  it('keeps a half-made choice over a reload', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    table.chooseCard('location:boston', 1);
    leave();
    expect(game().draft.cards).toEqual([]);
    const leaveAgain = openGame('g', null);
    await settled();
    expect(game().draft.cards).toEqual(['location:boston']);
    leaveAgain();
  });

  it('knows how far the server’s clock is ahead', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(4_000_000);
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    expect(game().serverAhead).toBe(1_000_000);
    leave();
    vi.restoreAllMocks();
  });

  it('asks for the whole game again when the connection is back, and goes on in the stream from there', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    Stream.tell('hello', { person: 7, version: 1, interface: INTERFACE_VERSION });
    Stream.tell('entry', updateAt(2));
    Stream.opened?.onerror?.();
    expect(game().isConnected).toBe(false);
    answers = { '/api/games/g': ok(answerAt(9)), '/api/games/g/log?after=0': logUpTo(9) };
    Stream.opened?.onopen?.();
    await settled();
    expect([game().isConnected, game().table?.version, shown().length]).toEqual([true, 9, 9]);
    expect(game().position).toEqual({ person: 7, version: 2 });
    leave();
  });

  it('stands beside another one: each hears of its own game, and keeps its own choice', async () => {
    const other = (version: number): TableUpdate => ({ ...updateAt(version), game: 'h' });
    const inOther = answerAt(4);
    answers = {
      '/api/games/g': ok(answerAt(1)),
      '/api/games/g/log?after=0': logUpTo(1),
      '/api/games/h': ok({ ...inOther, game: { ...inOther.game, id: 'h' } }),
      '/api/games/h/log?after=0': logUpTo(4),
    };
    const [first, second] = [createTable('g'), createTable('h')];
    const leaving = [first.open(null), second.open(null)];
    await settled();
    Stream.all.get('/api/stream?game=g')?.tell('entry', updateAt(2));
    Stream.all.get('/api/stream?game=h')?.tell('entry', other(5));
    first.clearDraft();
    first.chooseCard('location:boston', 1);
    second.pointAtLocation('quebec');
    const states = [first, second].map(({ game: store }) => store.getState());
    expect(states.map((state) => state.table?.version)).toEqual([2, 5]);
    expect(states.map((state) => state.draft.cards)).toEqual([['location:boston'], []]);
    expect(first.pointed.getState().location).toBeNull();
    leaving[0]?.();
    expect(second.game.getState().table?.version).toBe(5);
    first.clearDraft();
    leaving[1]?.();
  });
});
