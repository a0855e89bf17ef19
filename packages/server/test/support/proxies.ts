// The proxies of docs/hosting, run as their examples stand there, but for ports, names and a certificate of their own.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@arpents/test-kit';
import { expect } from 'vitest';

const EXAMPLES = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'hosting');
export const example = (name: string): string => readFileSync(join(EXAMPLES, name), 'utf8');

const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--help']).error === undefined;
/** Whether the proxy, and what makes its certificate, are installed here. */
export const canRun = (name: ProxyName): boolean => isInstalled(name) && isInstalled('openssl');

interface Ports {
  readonly http: number;
  readonly https: number;
  readonly servers: readonly number[];
}
/** Writes the example with other ports and files; `folder` holds cert.pem and key.pem. Returns the command. */
type Write = (folder: string, ports: Ports) => readonly [string, ...string[]];

/** What each replacement is for must be there: else the example has changed, and is not what is run. */
function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((now, [from, to]) => {
    expect(now).toContain(from);
    return now.replaceAll(from, to);
  }, text);
}

const PROXIES = {
  nginx: (folder, { http, https, servers }) => {
    const lines = servers.map((port) => `    server 127.0.0.1:${port} max_fails=0;`);
    const site = replaced(example('nginx.conf'), [
      ['    server 127.0.0.1:3000 max_fails=0;', lines.join('\n')],
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
  caddy: (folder, { http, https, servers }) => {
    const global = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}`;
    const certified = `https://127.0.0.1 {\n\ttls ${folder}/cert.pem ${folder}/key.pem`;
    const site = replaced(example('Caddyfile'), [
      ['play.example {', `${global}\n${certified}`],
      ['127.0.0.1:3000', servers.map((port) => `127.0.0.1:${port}`).join(' ')],
    ]);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, site);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  },
} satisfies Record<string, Write>;
export type ProxyName = keyof typeof PROXIES;
export const PROXY_NAMES = Object.keys(PROXIES) as readonly ProxyName[];

function certificate(folder: string): void {
  const kind = 'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2';
  const whose = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  const files = '-keyout key.pem -out cert.pem';
  const made = spawnSync('openssl', `${kind} ${whose} ${files}`.split(' '), { cwd: folder });
  expect(made.status, made.stderr.toString()).toBe(0);
}

export interface RunningProxy {
  /** Where visitors find it, before anything answers there. */
  readonly publicUrl: string;
  /** The port without HTTPS. */
  readonly plainPort: number;
  /** Starts it, and waits until it passes requests on. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A proxy in front of servers at these ports. Whoever asks it must not insist on a certificate that others know. */
export async function proxyFor(name: ProxyName, servers: readonly number[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'arpents-proxy-'));
  certificate(folder);
  const ports = { http: await freePort(), https: await freePort(), servers };
  const publicUrl = `https://127.0.0.1:${ports.https}`;
  const [program, ...args] = PROXIES[name](folder, ports);
  let stop = (): Promise<void> => Promise.resolve();
  return {
    publicUrl,
    plainPort: ports.http,
    start: async () => {
      const child = spawn(program, args, {
        env: { ...process.env, HOME: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      stop = () => {
        child.kill('SIGTERM');
        return ended;
      };
      const isThere = (): Promise<boolean> =>
        fetch(`${publicUrl}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isThere())) {
        if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
