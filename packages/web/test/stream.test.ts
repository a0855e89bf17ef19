// The stream of a page after the server has said goodbye.
import type { GoodbyeReason } from '@arpents/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStream } from '../src/api/stream.ts';

type Listener = (event: { readonly data: string }) => void;
let opened: FakeSource[];

class FakeSource {
  static readonly CLOSED = 2;
  readonly listeners = new Map<string, Listener>();
  isClosed = false;
  constructor() {
    opened.push(this);
  }
  addEventListener(kind: string, listener: Listener): void {
    this.listeners.set(kind, listener);
  }
  close(): void {
    this.isClosed = true;
  }
  sayGoodbye(reason: GoodbyeReason): void {
    this.listeners.get('bye')?.({ data: JSON.stringify({ reason }) });
  }
}

/** Whoever the server says is there, each time it is asked. */
let people: (string | null)[];
const asked = vi.fn();

beforeEach(() => {
  opened = [];
  people = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('fetch', (path: string) => {
    asked(path);
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

function afterGoodbye(reason: GoodbyeReason): { readonly connection: () => void } {
  const connection = vi.fn();
  openStream(null, () => null, { connection });
  opened[0]?.sayGoodbye(reason);
  return { connection };
}

it('comes back when the server restarts', async () => {
  afterGoodbye('shutting-down');
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toHaveLength(2);
});

it('does not come back to where it was signed out', async () => {
  people = [null];
  const { connection } = afterGoodbye('signed-out');
  expect(connection).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(60_000);
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
