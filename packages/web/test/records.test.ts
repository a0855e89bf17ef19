// Games from files: what is read, and what is refused in a sentence that says where.
import './support/browser.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultyLine } from '../src/records/json-line.ts';
import { describeFileFault } from '../src/home/file-fault.ts';
import { openFile, readText } from '../src/records/read-file.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/games/${name}.json`, import.meta.url), 'utf8');

const faultOf = (text: string): string => {
  const read = readText(text);
  return read.ok ? '' : describeFileFault(read.error, 'en');
};

describe('a file with a game', () => {
  it.each(['game-01', 'game-09', 'own-second', 'own-tournament'])('is read: %s', (name) => {
    const read = readText(textOf(name));
    expect(read.ok && read.value.course.steps.length).toBeGreaterThan(100);
  });

  it('that is not JSON is refused with the line', () => {
    expect(faultOf('{\n  "turns": [\n    {,}\n  ]\n}')).toMatch(/JSON in line 3/);
    expect(faultOf('')).toMatch(/line 1/);
  });

  it('that is a folder, or gone by now, is said to be unreadable', async () => {
    const folder = new Blob([]);
    folder.text = () => Promise.reject(new DOMException('not found', 'NotFoundError'));
    const opened = await openFile(folder);
    expect(opened.ok ? '' : describeFileFault(opened.error, 'en')).toMatch(/cannot be read/);
  });

  it('whose record has a wrong part is refused with the path to it', () => {
    const record = JSON.parse(textOf('own-second')) as { actions: unknown[] };
    record.actions[7] = { kind: 'dance' };
    expect(faultOf(JSON.stringify(record))).toMatch(/\.actions\[7\]/);
  });

  it('whose record does something illegal is refused with the action', () => {
    const record = JSON.parse(textOf('own-second')) as { actions: unknown[] };
    record.actions.splice(0, 1);
    expect(faultOf(JSON.stringify(record))).toMatch(/Action \d+ is refused/);
  });

  it('whose transcript does not add up is refused with the turn', () => {
    const transcript = JSON.parse(textOf('game-01')) as {
      turns: { after: { british: { money: number } } }[];
    };
    const turn = transcript.turns[4];
    turn.after.british.money += 1;
    expect(faultOf(JSON.stringify(transcript))).toMatch(/^Turn 5: .*british money/);
  });
});

describe('the line in which a text stops being JSON', () => {
  it('is that of the first token that does not belong', () => {
    expect(faultyLine('[1,\n2,\n]')).toBe(3);
    expect(faultyLine('{"a": 1\n"b": 2}')).toBe(2);
    expect(faultyLine('{"a":\n\ntru}')).toBe(3);
    expect(faultyLine('[1]\n]')).toBe(2);
    expect(faultyLine('{"a": [1, {"b": "x"}],\n "c" 1}')).toBe(2);
    expect(faultyLine('[\n"never closed')).toBe(2);
    expect(faultyLine('[1,\n2')).toBe(2);
  });
});
