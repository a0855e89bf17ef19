// The examples of docs/hosting: proxies are run as they stand there where they are installed; the service and the backup
// name only settings that exist.
import { get } from 'node:http';
import { freePort } from '@arpents/test-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomPlayers } from '../src/games/random-players.ts';
import { makeLog } from '../src/http/log.ts';
import { VARIABLES } from '../src/settings.ts';
import { Client } from './support/client.ts';
import { PROXY_NAMES, canRun, example, proxyFor } from './support/proxies.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores } from './support/stores.ts';

/** Seconds that a stream is open before something happens in it; `npm run soak` takes two minutes. */
const QUIET = Number(process.env.SOAK_QUIET ?? 2);

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Where a plain request is sent to. */
const redirect = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/play' }, ({ headers }) => {
      resolve(headers.location ?? '');
    }).on('error', reject);
  });

describe.each(PROXY_NAMES)('behind %s as in docs/hosting', (name) => {
  it.runIf(canRun(name))(
    `a stream that was quiet for ${QUIET} s brings the next move at once; port 80 leads to HTTPS; metrics stay inside`,
    async () => {
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      const port = await freePort();
      const proxy = await proxyFor(name, [port]);
      const { publicUrl } = proxy;
      const stores = await testStores('sqlite');
      const logged: string[] = [];
      const server = await testServer(
        testSettings(await stores.settings(), { port, publicUrl, trustProxy: 1 }),
        randomPlayers,
        { log: makeLog('warn', (line) => logged.push(line)) },
      );
      await proxy.start();

      const british = await Client.guest(publicUrl);
      const french = await Client.guest(publicUrl);
      const { game } = await british.create();
      await french.join(game.id);
      const stream = await french.stream(`?game=${game.id}&after=0.0`);
      await stream.until((s) => s.of('entry').length === 1);
      await new Promise((resolve) => setTimeout(resolve, QUIET * 1000));
      const before = Date.now();
      const pass = { kind: 'act', action: { kind: 'pass' } } as const;
      expect((await british.command(game.id, 1, pass)).status).toBe(200);
      await stream.until((s) => s.of('entry').length === 2);
      // A proxy that gathers would hold it back for long; the machine may be busy for a while.
      expect(Date.now() - before).toBeLessThan(5000);
      expect(stream.of('bye')).toEqual([]);
      stream.close();

      expect(await redirect(proxy.plainPort)).toMatch(/^https:\/\/127\.0\.0\.1(:\d+)?\/play$/);
      const metrics = await fetch(`${publicUrl}/metrics`);
      expect(metrics.status).toBe(404);
      const outside = await fetch(`${publicUrl}/api/computer-levels`);
      expect(outside.headers.get('strict-transport-security')).not.toBeNull();
      expect(logged).toEqual([]);
      await proxy.stop();
      await server.stop();
      await stores.stop();
    },
    (QUIET + 120) * 1000,
  );
});

describe('service and backup', () => {
  const KNOWN = new Map(VARIABLES.map((variable) => [variable.name, variable]));

  it('set variables that the server documents, to values that it takes', () => {
    const unit = [...example('arpents.service').matchAll(/^Environment=([A-Z_]+)=(\S+)$/gm)];
    const cron = [...example('arpents.cron').matchAll(/^([A-Z_]+)=(\S+)$/gm)];
    const set = [...unit, ...cron]
      .map(([, name = '', value = '']) => ({ name, value }))
      .filter(({ name }) => !['NODE_ENV', 'SHELL'].includes(name));
    expect(set.map(({ name }) => name)).toContain('ARPENTS_DATA');
    for (const { name, value } of set)
      expect(KNOWN.get(name)?.read(value), name).toBe(
        name === 'TRUST_PROXY' ? 1 : name === 'DRAIN_TIME' ? Number(value) : value,
      );
  });
});
