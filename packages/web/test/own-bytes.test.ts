// What the browser keeps of the shuffles of its games: the commitment as it was first shown, and the bytes it has added.
import './support/browser.ts';
import { INTERFACE_VERSION, VERSION_HEADER, type ErrorBody } from '@arpents/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { joinGame, keepCommitment, recallKept } from '../src/state/own-bytes.ts';

const GAME = 'A'.repeat(16);
const [FIRST, SECOND] = ['1'.repeat(64), '2'.repeat(64)];

/** The bytes of each request that was sent. */
let sent: string[] = [];

function answering(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
    sent.push((JSON.parse(body) as { readonly bytes: string }).bytes);
    return answer();
  });
}
const replying = (status: number, body: unknown): (() => Promise<Response>) => {
  const headers = { [VERSION_HEADER]: INTERFACE_VERSION };
  return () => Promise.resolve(Response.json(body, { status, headers }));
};
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const refused = (code: ErrorBody['error']['code']): (() => Promise<Response>) =>
  replying(409, { error: { code } });

beforeEach(() => {
  localStorage.removeItem(`arpents.shuffle.${GAME}`);
  sent = [];
});

it('the commitment that was shown first is kept, whatever is shown later', async () => {
  keepCommitment(GAME, null);
  expect(recallKept(GAME)).toEqual({ commitment: null, bytes: null });
  keepCommitment(GAME, FIRST);
  keepCommitment(GAME, SECOND);
  answering(replying(200, {}));
  await joinGame(GAME, SECOND, null);
  expect(recallKept(GAME)).toEqual({ commitment: FIRST, bytes: sent[0] });
});

it('bytes are drawn once: a request that got lost is repeated with the same', async () => {
  answering(lost);
  expect(await joinGame(GAME, FIRST, null)).toMatchObject({ error: { code: 'unreachable' } });
  answering(replying(200, {}));
  expect((await joinGame(GAME, FIRST, null)).ok).toBe(true);
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(recallKept(GAME)).toEqual({ commitment: FIRST, bytes: sent[0] });
});

it('bytes that the server did not take are forgotten, and without a commitment none are drawn', async () => {
  answering(refused('game-not-open'));
  expect(await joinGame(GAME, FIRST, null)).toMatchObject({ error: { code: 'game-not-open' } });
  expect(recallKept(GAME)).toEqual({ commitment: FIRST, bytes: null });
  answering(replying(200, {}));
  await joinGame(GAME, null, null);
  expect(sent[1]).toBeNull();
});
