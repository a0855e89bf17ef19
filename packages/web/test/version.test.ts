// A page that does not speak the server's version of the interface is loaded anew, once.
import { INTERFACE_VERSION, VERSION_HEADER } from '@arpents/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../src/api/client.ts';
import { openStream } from '../src/api/stream.ts';

const NEWER = '99.00000000';
const reload = vi.fn();
let kept: Map<string, string>;

/** A page: what it remembers stays when it is loaded anew. */
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
});

const answerWith = (version: string | null): void => {
  const headers = version === null ? {} : { [VERSION_HEADER]: version };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ me: null }), { headers })),
  );
};

describe('an answer', () => {
  it('of the same version is read', async () => {
    answerWith(INTERFACE_VERSION);
    expect(await ask('GET /api/me')).toEqual({ ok: true, value: { me: null } });
    expect(reload).not.toHaveBeenCalled();
  });

  it('of another version is not read, and the page is loaded anew once for each version', async () => {
    answerWith(NEWER);
    for (let times = 0; times < 3; times++) {
      expect(await ask('GET /api/me')).toMatchObject({ ok: false, error: { code: 'outdated' } });
    }
    expect(reload).toHaveBeenCalledTimes(1);
    answerWith('100.00000000');
    await ask('GET /api/me');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('that does not come from the server itself is no reason to load the page anew', async () => {
    answerWith(null);
    await ask('GET /api/me');
    expect(reload).not.toHaveBeenCalled();
  });

  it('of another version does not reload a page that cannot remember having done so', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('not allowed');
      },
    });
    answerWith(NEWER);
    expect(await ask('GET /api/me')).toMatchObject({ ok: false, error: { code: 'outdated' } });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a stream', () => {
  class FakeEventSource {
    static last: FakeEventSource | null = null;
    readonly listeners = new Map<string, (event: { readonly data: string }) => void>();
    isClosed = false;
    constructor() {
      FakeEventSource.last = this;
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

  it.each([
    [INTERFACE_VERSION, 1, 0],
    [NEWER, 0, 1],
  ])(
    'that says hello with version %s is heard %i times, and reloads %i',
    (version, heard, reloads) => {
      vi.stubGlobal('EventSource', FakeEventSource);
      const hello = vi.fn();
      const close = openStream(null, () => null, {
        hello,
        connection: () => undefined,
        isSomebody: () => true,
        signedOut: () => undefined,
      });
      FakeEventSource.last?.say('hello', { person: 0, version: 0, interface: version });
      expect(hello).toHaveBeenCalledTimes(heard);
      expect(reload).toHaveBeenCalledTimes(reloads);
      expect(FakeEventSource.last?.isClosed).toBe(reloads === 1);
      close();
    },
  );
});
