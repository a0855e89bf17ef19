// The game while it is being written: the web client from its sources, reloaded in the browser when one changes, and
// the server bundled and started anew when one of its own does. Both answer at one address. Ends with Ctrl-C.

import { spawn } from 'node:child_process';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BUNDLE, writeBundle } from './bundle.mjs';
import { CLI_BUNDLE, ROOT } from './files.mjs';
import { installIfMissing } from './install.mjs';

const HOST = '127.0.0.1';
/** Where people look; the next free port if it is taken. */
const PORT = Number(process.env['PORT'] || 3000);
/** Apart from the games of `npm start`. */
const DATA = process.env['ARPENTS_DATA'] || join(ROOT, 'data/development');
/** A server that has not ended by then is killed. */
const PATIENCE_MS = 5000;

/** @returns {Promise<number>} a port that nobody listens on, the same for every server that follows */
function freePort() {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.once('error', reject);
    socket.listen(0, HOST, () => {
      const address = socket.address();
      socket.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * A game server that can be started again and again, one at a time: the database has one owner.
 * @param {number} port
 */
function restartable(port) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let running = null;
  let isOver = false;
  /** Starts and stops, one after the other. */
  let last = Promise.resolve();
  let isStartWaiting = false;

  const stop = async () => {
    const server = running;
    running = null;
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    const impatience = setTimeout(() => server.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(impatience);
  };

  const start = async () => {
    isStartWaiting = false;
    await stop();
    if (isOver) return;
    const program = ['--enable-source-maps', CLI_BUNDLE, 'serve', '--without-client'];
    const server = spawn(process.execPath, program, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        HOST,
        PORT: String(port),
        ARPENTS_DATA: DATA,
        LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
      },
    });
    running = server;
    server.once('exit', (status) => {
      if (running === server)
        console.error(`The server ended (${status}). Change a file to start it again.`);
    });
    await new Promise((resolve) => {
      server.once('exit', resolve);
      // Its own address is nobody's business: that it has one says that it is ready.
      createInterface(server.stdout).once('line', resolve);
    });
  };

  /** @param {() => Promise<void>} step */
  const then = (step) => (last = last.then(step));
  return {
    start: () => {
      if (isStartWaiting) return last;
      isStartWaiting = true;
      return then(start);
    },
    /** When nothing is being started or stopped. */
    settled: () => last,
    end: () => {
      isOver = true;
      return then(stop);
    },
  };
}

/**
 * Bundles now and after every change of a file that belongs to the bundle; esbuild itself says what is wrong with one.
 * @param {() => void} whenBundled
 */
async function watchBundle(whenBundled) {
  const { context } = await import('esbuild');
  const bundle = await context({
    ...BUNDLE,
    sourcemap: true,
    plugins: [
      ...BUNDLE.plugins,
      {
        name: 'when-bundled',
        setup(build) {
          build.onEnd(({ errors, outputFiles = [] }) => {
            if (errors.length > 0) return;
            writeBundle(outputFiles);
            whenBundled();
          });
        },
      },
    ],
  });
  await bundle.watch();
  return bundle;
}

installIfMissing();
const port = await freePort();
const server = restartable(port);
const { createServer } = await import('vite');
const web = await createServer({
  root: join(ROOT, 'packages/web'),
  logLevel: 'warn',
  plugins: [
    {
      // Before the proxy: a request during a restart waits for the new server.
      name: 'wait-for-the-server',
      configureServer: ({ middlewares }) => {
        middlewares.use('/api', (_request, _response, next) => {
          void server.settled().then(() => next());
        });
      },
    },
  ],
  server: {
    host: HOST,
    port: PORT,
    // The server compares the origin of a request with the host that it was sent to: it is left as it was.
    proxy: { '/api': { target: `http://${HOST}:${port}`, changeOrigin: false } },
  },
});
// Texts are fetched as files, which vite serves but does not watch.
const CATALOGUE = join(ROOT, 'packages/messages/catalogue');
web.watcher.add(CATALOGUE).on('change', (file) => {
  if (file.startsWith(CATALOGUE)) web.ws.send({ type: 'full-reload' });
});
await web.listen();

let isFirst = true;
const bundle = await watchBundle(async () => {
  await server.start();
  if (isFirst) console.log(`Arpents is at ${web.resolvedUrls?.local[0]} (Ctrl-C ends it)`);
  else console.log('The server was started anew.');
  isFirst = false;
});

let isEnding = false;
async function end() {
  // The terminal tells every program that Ctrl-C was pressed, and npm tells this one once more.
  if (isEnding) return;
  isEnding = true;
  await Promise.all([server.end(), web.close(), bundle.dispose()]);
  process.exit(0);
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
