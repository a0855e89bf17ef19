// `arpents verify` on a record that a server published, step by step in words.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verify } from '../src/commands/verify.ts';
import { run } from './support/fake-terminal.ts';
import { ROOT, temporaryFolder, transcriptFile } from './support/files.ts';

const RECORD = join(ROOT, 'fixtures/records/served.json');
const COMMITMENT = '32821135994e5595c1791780adf2c48342a3b0af23449070fb73b9e61850ef72';
const BYTES = '57f5d1263c4e531a48bef03d4474b9d6';

describe('verify', () => {
  it('says every step in words', async () => {
    const args = [RECORD, '--commitment', COMMITMENT, '--bytes', BYTES];
    const { status, output } = await run(verify, args);
    expect(status).toBe(0);
    expect(output.trim().split('\n')).toEqual([
      '+ The record can be read.',
      '+ Its commitment is the one that was shown before the first card was dealt.',
      '+ The server’s secret, now revealed, is the one that it had committed to.',
      '+ The bytes that you added are part of it.',
      '+ The seed follows from the server’s secret and the players’ bytes by the formula.',
      '+ The deal, every shuffle and the whole game to its result follow from the seed.',
      'Both players added bytes to the seed.',
      'Verified: every shuffle was fixed before the first card was dealt.',
    ]);
  });

  it('says what cannot be checked, in the reader’s language', async () => {
    const { status, output } = await run(verify, [RECORD, '--lang', 'fr']);
    expect(status).toBe(0);
    expect(output).toContain('? Ce qui fut montré avant');
    expect(output).toContain('Rien ne s’y oppose');
  });

  it('ends with 1 where a step fails, and names the step', async () => {
    const changed = join(temporaryFolder(), 'changed.json');
    writeFileSync(changed, readFileSync(RECORD, 'utf8').replace(BYTES, BYTES.replace('5', '6')));
    const { status, output } = await run(verify, [changed, '--commitment', COMMITMENT]);
    expect(status).toBe(1);
    expect(output.split('\n').filter((line) => line.startsWith('-'))).toEqual([
      '- The seed does not follow from the server’s secret and the players’ bytes by the formula.',
    ]);
    const other = await run(verify, [RECORD, '--bytes', '0'.repeat(32)]);
    expect(other.output).toContain('- The bytes that you added are not part of it.');
  });

  it('a record that no server dealt, and what is no record, are not verified', async () => {
    const own = await run(verify, [transcriptFile('own-second')]);
    expect(own.status).toBe(1);
    expect(own.output).toContain('- There is no commitment');
    expect(own.output).toContain('+ The deal, every shuffle');
    const none = await run(verify, [transcriptFile('game-03')]);
    expect(none.output).toContain('- This is not a record that can be read.');
  });
});
