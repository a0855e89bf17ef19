// A page that does not speak the server's version of the interface reads nothing of it, sends nothing more, and says so.
import { INTERFACE_VERSION, VERSION_HEADER } from '@arpents/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../src/api/client.ts';
import { openStream } from '../src/api/stream.ts';
import { offerRenewal, useRenewal } from '../src/renewal/renewal.ts';

const NEWER = '99.00000000';
const reload = vi.fn();
const shown = () => useRenewal.getState().renewal;

beforeEach(() => {
  useRenewal.setState({ renewal: 'none' });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  expect(reload, 'only a person loads the page anew').not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

/** Answers from now on; returns what was sent. */
function answerWith(version: string | null): readonly RequestInit[] {
  const sent: RequestInit[] = [];
  const headers = version === null ? {} : { [VERSION_HEADER]: version };
  vi.stubGlobal('fetch', (_path: string, request: RequestInit) => {
    sent.push(request);
    return Promise.resolve(new Response(JSON.stringify({ me: null }), { headers }));
  });
  return sent;
}

describe('an answer', () => {
  it('of the same version is read; the request said which one that is', async () => {
    const sent = answerWith(INTERFACE_VERSION);
    expect(await ask('GET /api/me')).toEqual({ ok: true, value: { me: null } });
    expect(sent).toMatchObject([{ headers: { [VERSION_HEADER]: INTERFACE_VERSION } }]);
    expect(shown()).toBe('none');
  });

  it('of another version is not read, and nothing is sent after it', async () => {
    const sent = answerWith(NEWER);
    for (let times = 0; times < 3; times++) {
      expect(await ask('GET /api/me')).toMatchObject({ ok: false, error: { code: 'outdated' } });
    }
    expect(sent).toHaveLength(1);
    expect(shown()).toBe('needed');
  });

  it('that does not come from the server itself says nothing of versions', async () => {
    answerWith(null);
    await ask('GET /api/me');
    expect(shown()).toBe('none');
  });
});

it('a new client that is ready is offered, unless the page needs one anyway', async () => {
  offerRenewal();
  expect(shown()).toBe('offered');
  answerWith(NEWER);
  await ask('GET /api/me');
  offerRenewal();
  expect(shown()).toBe('needed');
});

describe('a stream', () => {
  class FakeEventSource {
    static opened: FakeEventSource[] = [];
    readonly listeners = new Map<string, (event: { readonly data: string }) => void>();
    isClosed = false;
    constructor() {
      FakeEventSource.opened.push(this);
    }
    addEventListener(kind: string, listener: (event: { readonly data: string }) => void): void {
      this.listeners.set(kind, listener);
    }
    close(): void {
      this.isClosed = true;
    }
    say(kind: string, data: unknown): void {
      this.listeners.get(kind)?.({ data: JSON.stringify(data) });
    }
  }

  const open = (hello: () => void): (() => void) =>
    openStream(null, () => null, {
      hello,
      connection: () => undefined,
      isSomebody: () => true,
      signedOut: () => undefined,
    });

  it.each([
    [INTERFACE_VERSION, 1, 'none'],
    [NEWER, 0, 'needed'],
  ])('that says hello with version %s is heard %i times: renewal %s', (version, heard, renewal) => {
    FakeEventSource.opened = [];
    vi.stubGlobal('EventSource', FakeEventSource);
    const hello = vi.fn();
    const close = open(hello);
    FakeEventSource.opened[0]?.say('hello', { person: 0, version: 0, interface: version });
    expect(hello).toHaveBeenCalledTimes(heard);
    expect(shown()).toBe(renewal);
    expect(FakeEventSource.opened[0]?.isClosed).toBe(heard === 0);
    close();
    open(hello)();
    expect(FakeEventSource.opened).toHaveLength(1 + heard);
  });
});
