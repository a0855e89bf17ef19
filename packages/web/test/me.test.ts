// Who is signed in, also where the server could not be asked at first.
import './support/browser.ts';
import { INTERFACE_VERSION, VERSION_HEADER } from '@arpents/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { ask } from '../src/api/client.ts';
import { findMe, useMe } from '../src/state/me.ts';

const ME = { id: 'A'.repeat(16), name: 'Wolfe', guest: false, named: true };

const answering = (body: unknown): void => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json(body, { headers: { [VERSION_HEADER]: INTERFACE_VERSION } })),
  );
};

afterEach(() => {
  useMe.setState({ me: null, isKnown: false, hasEnded: false });
});

it('a server that is down leaves it open who is signed in, and is asked again once it is reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await findMe();
  expect(useMe.getState()).toMatchObject({ me: null, isKnown: false });
  // Whatever is asked next finds the server there.
  answering({ me: ME });
  await ask('GET /api/computer-levels');
  await expect.poll(() => useMe.getState()).toMatchObject({ me: ME, isKnown: true });
});

it('whoever is signed in nowhere is known to be nobody', async () => {
  answering({ me: null });
  await findMe();
  expect(useMe.getState()).toMatchObject({ me: null, isKnown: true });
});
