// The client that needs no server, as a plain file server shows it below a path of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { ROOT } from './build.ts';

export interface StaticHost {
  /** Ends with a slash. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Builds it if need be. */
export async function startStaticHost(base: string): Promise<StaticHost> {
  const script = join(ROOT, 'scripts/preview-static.mjs');
  const child = spawn(process.execPath, [script, '--base', base, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: readonly unknown[] = await once(createInterface(child.stdout), 'line');
  const address = /http:\S+/.exec(String(lines[0]))?.[0];
  if (address === undefined) throw new Error(`the file server said: ${String(lines[0])}`);
  return {
    address,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
