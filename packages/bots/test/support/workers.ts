// Starts real workers for the tests: the entries are bundled first, as every program that ships them does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { BotReply, BotRequest, BotWorker } from '../../src/index.ts';

const entry = (name: string): string => fileURLToPath(new URL(`${name}.ts`, import.meta.url));

/** A worker that is bundled and can be started as often as one likes. */
export interface WorkerBundle {
  readonly start: () => BotWorker;
  readonly remove: () => void;
}

/** Bundles the Node worker into a folder of its own. */
export async function bundleNodeWorker(): Promise<WorkerBundle> {
  const folder = mkdtempSync(join(tmpdir(), 'arpents-worker-'));
  const file = join(folder, 'worker.mjs');
  await build({
    entryPoints: [entry('node-worker')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  return {
    start: () => nodeWorker(file),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function nodeWorker(file: string): BotWorker {
  const worker = new Worker(file);
  return {
    post: (request) => worker.postMessage(request),
    listen: (listener) => worker.on('message', (reply: BotReply) => listener(reply)),
    whenDead: (listener) => {
      worker.once('error', listener);
      worker.once('exit', listener);
    },
    terminate: () => void worker.terminate(),
  };
}

/** The browser's bundle as text; it must need nothing that only Node has. */
export async function bundleBrowserWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry('browser-worker')],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs the browser's bundle where there are only the globals of a Web Worker that it asks for. */
export function browserWorker(bundle: string): BotWorker {
  const listeners: ((reply: BotReply) => void)[] = [];
  let receive: (event: { data: BotRequest }) => void = () => undefined;
  const scope = createContext({
    performance: { now: () => performance.now() },
    setTimeout: (task: () => void) => void setTimeout(task),
    postMessage: (reply: BotReply) =>
      listeners.forEach((listener) => listener(structuredClone(reply))),
    addEventListener: (_type: 'message', listener: typeof receive) => {
      receive = listener;
    },
  });
  runInContext(bundle, scope);
  return {
    post: (request) => setTimeout(() => receive({ data: structuredClone(request) })),
    listen: (listener) => void listeners.push(listener),
    whenDead: () => undefined,
    terminate: () => listeners.splice(0),
  };
}
