// The program in API.md, run as it stands there against a real server.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { useServer } from './support/server.ts';

const document = readFileSync(join(import.meta.dirname, '..', '..', 'protocol', 'API.md'), 'utf8');
const server = useServer();

/** Runs a program; resolves to what it wrote, once it has ended. */
function run(program: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
  return new Promise((resolve) => child.once('close', () => resolve(written)));
}

it('the program in API.md plays a whole game with a token, and prints its result', async () => {
  const program = /```js\n([^]*?)```/.exec(document)?.[1] ?? '';
  const owner = new Client(server.address);
  await owner.ask('POST /api/accounts', { body: { name: 'Author', password: 'long enough' } });
  const { secret } = await owner.ask('POST /api/me/tokens', { body: { label: 'program' } });
  const written = await run(program, { ARPENTS_SERVER: server.address, ARPENTS_TOKEN: secret });
  expect(JSON.parse(written)).toMatchObject({ ending: expect.any(String) as string });
}, 60_000);
