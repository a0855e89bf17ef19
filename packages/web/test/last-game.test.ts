// The terms of the last game, as the browser remembers them.
import { beforeEach, expect, it } from 'vitest';
import './support/browser.ts';
import { recallLastGame, rememberLastGame } from '../src/state/last-game.ts';

beforeEach(() => {
  localStorage.removeItem('arpents.last-game');
});

it('before the first game, any side and the plain second edition are offered (D36)', () => {
  expect(recallLastGame()).toEqual({ level: null, side: 'random', preset: 'second' });
});

it('level, side and preset are remembered, each until another is chosen', () => {
  rememberLastGame({ level: 'captain', side: 'french' });
  rememberLastGame({ preset: 'tournament' });
  expect(recallLastGame()).toEqual({ level: 'captain', side: 'french', preset: 'tournament' });
});

it('what is no side and no preset is forgotten', () => {
  localStorage.setItem(
    'arpents.last-game',
    JSON.stringify({ level: 7, side: 'dutch', preset: 'x' }),
  );
  expect(recallLastGame()).toEqual({ level: null, side: 'random', preset: 'second' });
});
