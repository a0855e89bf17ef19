// The examples of docs/hosting: proxies are run as they stand there where they are installed, with other ports and a
// certificate of their own; the service and the backup name only settings that exist.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@arpents/test-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeLog } from '../src/http/log.ts';
import { randomPlayers } from '../src/games/random-players.ts';
import { VARIABLES } from '../src/settings.ts';
import { Client } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores } from './support/stores.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', '..', 'docs', 'hosting');
const example = (name: string): string => readFileSync(join(EXAMPLES, name), 'utf8');

/** Seconds that a stream is open before something happens in it; `npm run soak` takes two minutes. */
const QUIET = Number(process.env.SOAK_QUIET ?? 2);

const isInstalled = (...programs: readonly string[]): boolean =>
  programs.every((program) => spawnSync(program, ['--help']).error === undefined);

interface Ports {
  readonly http: number;
  readonly https: number;
  readonly server: number;
}
interface Proxy {
  /** The example with other ports and files; `folder` holds cert.pem and key.pem. */
  readonly write: (folder: string, ports: Ports) => readonly [string, ...string[]];
}

/** What each replacement is for must be there: else the example has changed, and is not what is run. */
function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((now, [from, to]) => {
    expect(now).toContain(from);
    return now.replaceAll(from, to);
  }, text);
}

const PROXIES: Readonly<Record<'nginx' | 'caddy', Proxy>> = {
  nginx: {
    write: (folder, { http, https, server }) => {
      const site = replaced(example('nginx.conf'), [
        ['    server 127.0.0.1:3000;', `    server 127.0.0.1:${server};`],
        ['    listen [::]:80;\n', ''],
        ['    listen [::]:443 ssl http2;\n', ''],
        ['listen 80;', `listen 127.0.0.1:${http};`],
        ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
        ['https://$host$request_uri', `https://$host:${https}$request_uri`],
        ['server_name play.example', 'server_name 127.0.0.1'],
        ['/etc/ssl/play.example.pem', join(folder, 'cert.pem')],
        ['/etc/ssl/play.example.key', join(folder, 'key.pem')],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${join(folder, name)};`)
        .join(' ');
      const file = join(folder, 'nginx.conf');
      writeFileSync(
        file,
        `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary}\n${site}}`,
      );
      return ['nginx', '-c', file, '-e', 'stderr'];
    },
  },
  caddy: {
    write: (folder, { http, https, server }) => {
      const site = replaced(example('Caddyfile'), [
        [
          'play.example {',
          `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\nhttps://127.0.0.1 {\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
        ],
        ['127.0.0.1:3000', `127.0.0.1:${server}`],
      ]);
      const file = join(folder, 'Caddyfile');
      writeFileSync(file, site);
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
    },
  },
};

const folders: string[] = [];
const running: ChildProcess[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const child of running.splice(0)) child.kill('SIGTERM');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function certificate(folder: string): void {
  const kind = 'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2';
  const whose = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  const files = '-keyout key.pem -out cert.pem';
  const made = spawnSync('openssl', `${kind} ${whose} ${files}`.split(' '), { cwd: folder });
  expect(made.status, made.stderr.toString()).toBe(0);
}

/** Where a plain request is sent to. */
const redirect = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/play' }, ({ headers }) => {
      resolve(headers.location ?? '');
    }).on('error', reject);
  });

describe.each(Object.entries(PROXIES))('behind %s as in docs/hosting', (name, { write }) => {
  it.runIf(isInstalled(name, 'openssl'))(
    `a stream that was quiet for ${QUIET} s brings the next move at once; port 80 leads to HTTPS; metrics stay inside`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'arpents-proxy-'));
      folders.push(folder);
      certificate(folder);
      // Made for this test, and known to nobody.
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      const ports = { http: await freePort(), https: await freePort(), server: await freePort() };
      const publicUrl = `https://127.0.0.1:${ports.https}`;
      const stores = await testStores('sqlite');
      const logged: string[] = [];
      const server = await testServer(
        testSettings(await stores.settings(), { port: ports.server, publicUrl, trustProxy: 1 }),
        randomPlayers,
        { log: makeLog('warn', (line) => logged.push(line)) },
      );
      const [program, ...args] = write(folder, ports);
      const proxy = spawn(program, args, {
        env: { ...process.env, HOME: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      running.push(proxy);
      let said = '';
      proxy.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const british = new Client(publicUrl);
      const isThere = (): Promise<boolean> =>
        british.send('GET', '/readyz').then(
          ({ status }) => status === 200,
          () => false,
        );
      while (!(await isThere())) {
        if (proxy.exitCode !== null) throw new Error(`${name} ended: ${said}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }

      await british.ask('POST /api/guests', { body: {} });
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

      expect(await redirect(ports.http)).toMatch(/^https:\/\/127\.0\.0\.1(:\d+)?\/play$/);
      const metrics = await fetch(`${publicUrl}/metrics`);
      expect(metrics.status).toBe(404);
      const outside = await fetch(`${publicUrl}/api/computer-levels`);
      expect(outside.headers.get('strict-transport-security')).not.toBeNull();
      expect(logged).toEqual([]);
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
