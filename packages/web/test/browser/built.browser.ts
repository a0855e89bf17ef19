// What the browser tests run against, and what they leave behind for `npm start`.
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { PROGRAM } from './build.ts';

const ASSETS = join(dirname(PROGRAM), '../../web/dist/assets');

it('tests build the client as it is served, not in the development form of React', async () => {
  const files = await readdir(ASSETS);
  expect(files.some((file) => file.startsWith('game-page'))).toBe(true);
  expect(files.filter((file) => file.startsWith('jsx-dev-runtime'))).toEqual([]);
});
