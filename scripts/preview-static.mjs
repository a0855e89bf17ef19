// `npm run preview:static -- --base /some/path/`: the client that needs no server, as a plain file server shows it below
// that path. Nothing is rewritten or made up: what is not a file is not there. Ends with Ctrl-C.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { STATIC_CLIENT } from './files.mjs';
import { installIfMissing } from './install.mjs';
import { build } from './program.mjs';

const HOST = '127.0.0.1';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, port: { type: 'string', default: '4173' } },
});
const base = `/${values.base}/`.replace(/\/+/g, '/');

/**
 * @param {string} path
 * @returns {string | null} the file that stands there
 */
function fileAt(path) {
  if (!path.startsWith(base)) return null;
  const inside = normalize(`/${path.slice(base.length)}`);
  const file = join(STATIC_CLIENT, inside.endsWith('/') ? `${inside}index.html` : inside);
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

installIfMissing();
build(['static']);
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
  if (`${pathname}/` === base) {
    response.writeHead(301, { location: base }).end();
    return;
  }
  const file = fileAt(decodeURIComponent(pathname));
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  createReadStream(file).pipe(response);
});
server.listen(Number(values.port), HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : values.port;
  console.log(`Arpents without a server is at http://${HOST}:${port}${base} (Ctrl-C ends it)`);
});
