// `arpents refusals`: what a proof-reader is given.
import { REFUSAL_CODES } from '@arpents/engine';
import { ERROR_CODES } from '@arpents/protocol';
import { describe, expect, it } from 'vitest';
import { refusals } from '../src/commands/refusals.ts';
import { runProgram } from '../src/program.ts';
import { quietTerminal } from './support/quiet-terminal.ts';

async function call(...args: readonly string[]) {
  const terminal = quietTerminal();
  const status = await runProgram([refusals], ['refusals', ...args], terminal);
  return { status, output: terminal.written.join('\n') };
}

describe('arpents refusals', () => {
  it('[R16] prints every refusal of rules, tables and server in every language, with example words', async () => {
    const { status, output } = await call();
    expect(status).toBe(0);
    const titles = new Set(output.split('\n').map((line) => line.split(' ')[0]));
    for (const code of [...REFUSAL_CODES, ...ERROR_CODES]) expect(titles).toContain(code);
    const text = output.replace(/\s+/g, ' ');
    expect(text).toContain('card-has-no-part R27 Militia has no part in settling just now.');
    expect(text).toContain('« Milice » ne sert pas à coloniser pour le moment.');
    expect(text).not.toMatch(/[{}]|undefined|web\.failure|refusal\./);
    expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('prints each sentence once, and one language alone', async () => {
    const { output } = await call('--lang', 'fr');
    expect(output).not.toContain('Choose');
    const sentences = output
      .split('\n\n')
      .map((entry) => entry.split('\n').slice(1).join(' '))
      .filter((sentence) => sentence.length > 40);
    expect(sentences.length).toBeGreaterThan(REFUSAL_CODES.length);
    expect(sentences.filter((one, i) => sentences.indexOf(one) !== i)).toEqual([]);
    expect((await call('--lang', 'xx')).status).toBe(2);
  });
});
