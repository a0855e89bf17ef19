// How many bytes a browser loads for the engine: bundled, minified and compressed as a server would send it.
import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { CommandError } from '../command.ts';
import { pathInRepository } from '../repository.ts';

const MOST_BYTES = 16 * 1024 * 1024;

/** esbuild is run as the program that it is: bundled into this one it could not find its own binary. */
export function engineBundleGzipBytes(): number {
  const isWindows = process.platform === 'win32';
  const esbuild = pathInRepository(`node_modules/.bin/esbuild${isWindows ? '.cmd' : ''}`);
  const args = [
    pathInRepository('packages/engine/src/index.ts'),
    '--bundle',
    '--minify',
    '--format=esm',
    '--platform=browser',
    '--target=es2022',
    '--log-level=error',
  ];
  try {
    const bundle = execFileSync(esbuild, args, { maxBuffer: MOST_BYTES, shell: isWindows });
    return gzipSync(bundle, { level: 9 }).length;
  } catch {
    throw new CommandError('The engine cannot be bundled for the browser.');
  }
}
