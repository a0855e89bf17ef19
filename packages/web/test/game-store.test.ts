// The game on screen: what the server says in whatever order, and the way back to the truth when something goes wrong.
import './support/browser.ts';
import { viewFor, type GameState } from '@arpents/engine';
import type { GameAnswer, LogEntry, TableUpdate, TableView } from '@arpents/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, chooseCard, clearDraft, openGame, useGame } from '../src/state/game.ts';
import { givenGame } from '@arpents/test-kit';

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
  revelationsTakenBack: 0,
});
const entryAt = (version: number): LogEntry => ({
  version,
  at: 0,
  side: 'french',
  body: { kind: 'action', action: { kind: 'pass' }, automatic: false },
  events: [],
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
  } as GameAnswer['game'],
  viewer: 'british',
  table: tableAt(version, hasBegun),
  commitment: null,
  invitation: null,
});

/** The server: what it answers to each path, and the stream that it sends. */
class Stream extends EventTarget {
  static opened: Stream | null = null;
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    Stream.opened = this;
  }
  close(): void {
    Stream.opened = null;
  }
  static tell(kind: string, data: unknown): void {
    this.opened?.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
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

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const ok = (body: unknown): { status: number; body: unknown } => ({ status: 200, body });
const logUpTo = (version: number): { status: number; body: unknown } =>
  ok({ entries: Array.from({ length: version }, (_, i) => entryAt(i + 1)), version });
const shown = (): readonly number[] => useGame.getState().entries.map(({ version }) => version);

describe('the game on screen', () => {
  it('loses nothing that the stream tells before the game is there', async () => {
    answers = { '/api/games/g': ok(answerAt(2)), '/api/games/g/log?after=0': logUpTo(3) };
    const leave = openGame('g', null);
    Stream.tell('entry', updateAt(3));
    await settled();
    expect(useGame.getState().summary?.id).toBe('g');
    expect(useGame.getState().table?.version).toBe(3);
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
    expect(useGame.getState().table?.version).toBe(3);
    leave();
  });

  it('asks for no log before the game has begun', async () => {
    answers = { '/api/games/g?invitation=s': ok(answerAt(0, false)) };
    const leave = openGame('g', 's');
    await settled();
    expect(asked).toEqual(['/api/games/g?invitation=s']);
    expect(useGame.getState().table?.view).toBeNull();
    leave();
  });

  it('is followed by somebody with an invitation only once he sits at the table', async () => {
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
    act({ kind: 'pass' });
    await settled();
    const { table, failure, isSending } = useGame.getState();
    expect([table?.version, failure?.code, isSending]).toEqual([2, 'stale-version', false]);
    leave();
  });

  it('says nothing of a refusal when just that was done meanwhile', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    const answered = { ...entryAt(2), side: 'british' };
    answers = {
      '/api/games/g': ok(answerAt(2)),
      '/api/games/g/log?after=0': ok({ entries: [entryAt(1), answered], version: 2 }),
      '/api/games/g/commands': {
        status: 409,
        body: { error: { code: 'stale-version', version: 2 } },
      },
    };
    act({ kind: 'pass' });
    await settled();
    expect([useGame.getState().table?.version, useGame.getState().failure]).toEqual([2, null]);
    leave();
  });

  it('asks once more when the server cannot be reached, as the same request, and keeps the choice', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    chooseCard('location:boston', 1);
    const requests: unknown[] = [];
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
      requests.push(JSON.parse(body));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    act({ kind: 'pass' });
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(requests).toHaveLength(2);
    expect(requests[1]).toEqual(requests[0]);
    const { failure, draft, isSending } = useGame.getState();
    expect([failure?.code, draft.cards, isSending]).toEqual([
      'unreachable',
      ['location:boston'],
      false,
    ]);
    clearDraft();
    leave();
  });

  it('lets the next choice begin while an action is on its way', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    chooseCard('location:boston', 1);
    answers = {
      '/api/games/g/commands': ok({ ...updateAt(2), entry: { ...entryAt(2), side: 'british' } }),
    };
    act({ kind: 'pass' });
    expect(useGame.getState().draft.cards).toEqual([]);
    chooseCard('empire:militia', 1);
    await settled();
    const { table, draft, isSending } = useGame.getState();
    expect([table?.version, draft.cards, isSending]).toEqual([2, ['empire:militia'], false]);
    clearDraft();
    leave();
  });

  it('is done with the choice once the action is there', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    chooseCard('location:boston', 1);
    Stream.tell('entry', updateAt(2));
    expect(useGame.getState().draft.cards).toEqual(['location:boston']);
    Stream.tell('entry', { ...updateAt(3), entry: { ...entryAt(3), side: 'british' } });
    expect(useGame.getState().draft.cards).toEqual([]);
    leave();
  });

  it('keeps a half-made choice over a reload', async () => {
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    chooseCard('location:boston', 1);
    leave();
    expect(useGame.getState().draft.cards).toEqual([]);
    const leaveAgain = openGame('g', null);
    await settled();
    expect(useGame.getState().draft.cards).toEqual(['location:boston']);
    leaveAgain();
  });

  it('knows how far the server’s clock is ahead', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(4_000_000);
    answers = { '/api/games/g': ok(answerAt(1)), '/api/games/g/log?after=0': logUpTo(1) };
    const leave = openGame('g', null);
    await settled();
    expect(useGame.getState().serverAhead).toBe(1_000_000);
    leave();
    vi.restoreAllMocks();
  });
});
