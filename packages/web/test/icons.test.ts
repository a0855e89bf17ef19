// The icons and frames that are committed are those that the tools take out of the package and draw.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  ['icons', 'take-icons.mjs', 'engraving', ['icons.gen.ts', 'emblems.svg']],
  [
    'house',
    'draw-house.mjs',
    'house',
    ['frame-day.svg', 'cartouche-day.svg', 'frame-candle.svg', 'cartouche-candle.svg'],
  ],
])('what is committed is what `npm run %s` makes', (_, tool, folder, files) => {
  const program = new URL(`../tools/${tool}`, import.meta.url);
  const made: unknown = JSON.parse(
    execFileSync(process.execPath, [program.pathname, '--print'], { encoding: 'utf8' }),
  );
  const committed = Object.fromEntries(
    files.map((file) => [
      file,
      readFileSync(new URL(`../src/${folder}/${file}`, import.meta.url), 'utf8'),
    ]),
  );
  expect(made).toEqual(committed);
});
