// The programs in API.md, run as they stand there against a real server.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OwnRecord } from '@arpents/protocol';
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

const [player = '', keeper = ''] = [...document.matchAll(/```js\n([^]*?)```/g)].map(
  ([, program]) => program,
);

let tries = 0;

it('the program in API.md plays a whole game with a token, and prints its result', async () => {
  const owner = new Client(server.address);
  const name = `Author ${++tries}`;
  await owner.ask('POST /api/accounts', { body: { name, password: 'long enough' } });
  const { secret } = await owner.ask('POST /api/me/tokens', { body: { label: 'program' } });
  const written = await run(player, { ARPENTS_SERVER: server.address, ARPENTS_TOKEN: secret });
  expect(JSON.parse(written)).toMatchObject({ ending: expect.any(String) as string });
  // Games between players who choose at random differ in length by far.
}, 180_000);

it('the other one fetches all records of its owner', async () => {
  const owner = new Client(server.address);
  await owner.ask('POST /api/accounts', { body: { name: 'Keeper', password: 'long enough' } });
  const guest = await Client.guest(server.address);
  for (let games = 0; games < 3; games++) {
    const { game } = await owner.create();
    await guest.join(game.id);
    await owner.command(game.id, 1, { kind: 'resign' });
  }
  const { secret } = await owner.ask('POST /api/me/tokens', {
    body: { label: 'program', scopes: ['read'] },
  });
  const folder = mkdtempSync(join(tmpdir(), 'arpents-records-'));
  const file = join(folder, 'records.ndjson');
  const environment = {
    ARPENTS_SERVER: server.address,
    ARPENTS_TOKEN: secret,
    ARPENTS_FILE: file,
  };
  expect(await run(keeper, environment)).toBe('3 records\n');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const seeds = lines.map((line) => (JSON.parse(line) as OwnRecord).record.seed);
  expect(new Set(seeds).size).toBe(3);
  rmSync(folder, { recursive: true });
}, 60_000);
