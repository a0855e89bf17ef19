// The stream of a page after the server has said goodbye.
import type { ErrorCode, GoodbyeReason } from '@arpents/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStream } from '../src/api/stream.ts';

type Listener = (event: { readonly data: string }) => void;
let opened: FakeSource[];

class FakeSource {
  static readonly CLOSED = 2;
  readonly listeners = new Map<string, Listener>();
  isClosed = false;
  readyState = 1;
  onerror = (): void => undefined;
  constructor() {
    opened.push(this);
  }
  addEventListener(kind: string, listener: Listener): void {
    this.listeners.set(kind, listener);
  }
  close(): void {
    this.isClosed = true;
  }
  /** As after a status that is not 200. */
  beRefused(): void {
    this.readyState = FakeSource.CLOSED;
    this.onerror();
  }
  sayGoodbye(reason: GoodbyeReason): void {
    this.listeners.get('bye')?.({ data: JSON.stringify({ reason }) });
  }
}

/** Whoever the server says is there, each time it is asked. */
let people: (string | null)[];
const asked = vi.fn();
let gameRefused: ErrorCode | null;
const answerAboutGame = (): Response =>
  gameRefused === null
    ? new Response('{}')
    : new Response(JSON.stringify({ error: { code: gameRefused } }), { status: 404 });

beforeEach(() => {
  opened = [];
  people = [];
  gameRefused = null;
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('fetch', (path: string) => {
    asked(path);
    if (path.startsWith('/api/games/')) return Promise.resolve(answerAboutGame());
    const id = people.shift();
    if (id === undefined) return Promise.reject(new TypeError('out of reach'));
    const me = id === null ? null : { id, name: id, guest: false, named: true };
    return Promise.resolve(new Response(JSON.stringify({ me })));
  });
});
afterEach(() => {
  asked.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opening(isSomebody = true, game: string | null = null) {
  const [connection, signedOut, gone] = [vi.fn(), vi.fn(), vi.fn()];
  openStream(game, () => null, { connection, signedOut, gone, isSomebody: () => isSomebody });
  return { connection, signedOut, gone };
}

function afterGoodbye(reason: GoodbyeReason): ReturnType<typeof opening> {
  const heard = opening();
  opened[0]?.sayGoodbye(reason);
  return heard;
}

it('comes back when the server restarts', async () => {
  afterGoodbye('shutting-down');
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toHaveLength(2);
});

it('does not come back to where it was signed out', async () => {
  people = [null];
  const { connection, signedOut } = afterGoodbye('signed-out');
  expect(connection).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signedOut).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.isClosed).toBe(true);
});

it('comes back as the account that a guest has become, also if the server is out of reach for a moment', async () => {
  afterGoodbye('signed-out');
  await vi.advanceTimersByTimeAsync(2000);
  people = ['account'];
  await vi.advanceTimersByTimeAsync(2000);
  expect(opened).toHaveLength(2);
});

it('where it is refused because nobody is signed in any more, it says so and asks no further', async () => {
  people = [null];
  const { signedOut } = opening();
  opened[0]?.beRefused();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(signedOut).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(opened).toHaveLength(1);
});

it('where it is refused for another reason, it comes back, less and less often', async () => {
  const { signedOut } = opening(false);
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
    const before = opened.length;
    opened.at(-1)?.beRefused();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(opened).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toHaveLength(before + 1);
  }
  expect(signedOut).not.toHaveBeenCalled();
});

it.each([true, false])(
  'where the game is not for them, it says so and asks no further (signed in: %s)',
  async (isSomebody) => {
    people = ['somebody'];
    gameRefused = 'not-found';
    const { gone, signedOut } = opening(isSomebody, 'AAAAbbbbCCCC0123');
    opened[0]?.beRefused();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(gone).toHaveBeenCalledTimes(1);
    expect(signedOut).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledTimes(isSomebody ? 2 : 1);
    expect(opened).toHaveLength(1);
  },
);

it.each<ErrorCode | null>([null, 'unavailable', 'too-many-requests'])(
  'where the game is there, or nobody can say (%s), it comes back',
  async (refused) => {
    gameRefused = refused;
    const { gone } = opening(false, 'AAAAbbbbCCCC0123');
    opened[0]?.beRefused();
    await vi.advanceTimersByTimeAsync(2000);
    expect(opened).toHaveLength(2);
    expect(gone).not.toHaveBeenCalled();
  },
);
