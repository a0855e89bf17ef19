// A server that can be renewed under a browser: in front of the real one, with the real client's files or with another
// client of the same making, whose interface can be another version's. What is asked of `/api` the real server answers.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INTERFACE_VERSION, VERSION_HEADER } from '@arpents/protocol';
import { ROOT } from './build.ts';

const CLIENT = join(ROOT, 'packages/web/dist');
const OTHER_VERSION = `9${INTERFACE_VERSION}`;

/** What the names of another build's files end in, and no name that the bundler makes does. */
export const OTHER_BUILD = '-of-another-build';

/** Where a file that was built says which version it speaks: the protocol, and what is worked out of the tables. */
const OWN_VERSION = /=`(?:\d+|\$\{[\w$]+\})\.\$\{[\w$]+\([\w$]+\)\}`/;

/** What stands behind the address. `renewed`: a newer client that speaks to the server as before. */
export type Release = 'first' | 'renewed' | 'other';

export interface RenewableServer {
  readonly address: string;
  readonly release: (next: Release) => void;
  /** Methods and paths below `/api` that were asked for since it was last asked. */
  readonly asked: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Another build: every file that the page is made of has another name, as if something in each had changed. */
async function otherClient(folder: string, isOtherInterface: boolean): Promise<void> {
  await cp(CLIENT, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = await readdir(assets);
  const renamed = (text: string): string =>
    names.reduce((so, name) => so.replaceAll(name, name.replace(/(?=\.\w+$)/, OTHER_BUILD)), text);
  let speakers = 0;
  const spoken = (text: string): string =>
    isOtherInterface
      ? text.replace(OWN_VERSION, (version) => {
          speakers++;
          return version.replace('`', '`9');
        })
      : text;
  for (const name of names) {
    if (/\.(js|css)$/.test(name)) {
      const file = join(assets, name);
      await writeFile(file, spoken(renamed(await readFile(file, 'utf8'))));
    }
    await rename(join(assets, name), join(assets, renamed(name)));
  }
  // The page, and the worker of its local games.
  if (isOtherInterface && speakers !== 2) throw new Error(`${speakers} files speak to the server`);
  const page = join(folder, 'index.html');
  await writeFile(page, renamed(await readFile(page, 'utf8')));
  const writer = join(ROOT, 'scripts/service-worker.mjs');
  const program = `(await import(${JSON.stringify(writer)})).writeServiceWorker(${JSON.stringify(folder)})`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the service worker could not be written');
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

async function answerFile(folder: string, path: string, response: ServerResponse): Promise<void> {
  const file = path.includes('.') ? path : 'index.html';
  const body = await readFile(join(folder, file)).catch(() => null);
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  response.writeHead(body === null ? 404 : 200, {
    'content-type': type,
    'cache-control': 'no-cache',
  });
  response.end(body);
}

/** To the real server and back; where another version stands here, its name is put for the real one's, and the other way round. */
function passOn(target: string, isOther: boolean, from: IncomingMessage, to: ServerResponse): void {
  const headers: IncomingHttpHeaders = { ...from.headers, 'accept-encoding': 'identity' };
  const theirs = from.headers[VERSION_HEADER];
  if (isOther && theirs !== undefined) {
    headers[VERSION_HEADER] =
      theirs === OTHER_VERSION ? INTERFACE_VERSION : `not ${String(theirs)}`;
  }
  const passed = request(
    `${target}${from.url ?? ''}`,
    { method: from.method ?? 'GET', headers },
    (answer) => {
      const version = isOther ? OTHER_VERSION : INTERFACE_VERSION;
      to.writeHead(answer.statusCode ?? 500, { ...answer.headers, [VERSION_HEADER]: version });
      answer.pipe(to);
    },
  );
  passed.on('error', () => to.destroy());
  from.pipe(passed);
}

export async function startRenewable(target: string): Promise<RenewableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'arpents-clients-'));
  const folders = { first: CLIENT, renewed: join(folder, 'renewed'), other: join(folder, 'other') };
  await Promise.all([otherClient(folders.renewed, false), otherClient(folders.other, true)]);
  let now: Release = 'first';
  const asked: string[] = [];
  const server = createServer((from, to) => {
    const path = (from.url ?? '/').split('?')[0] ?? '/';
    if (!path.startsWith('/api/')) {
      void answerFile(folders[now], path, to);
      return;
    }
    asked.push(`${from.method ?? ''} ${path}`);
    passOn(target, now === 'other', from, to);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (next) => {
      now = next;
    },
    asked: () => asked.splice(0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
