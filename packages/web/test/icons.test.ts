// The icons that are committed are those that the tool takes out of the package.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TOOL = new URL('../tools/take-icons.mjs', import.meta.url);
const FILES = ['icons.gen.ts', 'emblems.svg'] as const;

it('the committed icons are what `npm run icons` makes', () => {
  const made: unknown = JSON.parse(
    execFileSync(process.execPath, [TOOL.pathname, '--print'], { encoding: 'utf8' }),
  );
  const committed = Object.fromEntries(
    FILES.map((file) => [
      file,
      readFileSync(new URL(`../src/engraving/${file}`, import.meta.url), 'utf8'),
    ]),
  );
  expect(made).toEqual(committed);
});
