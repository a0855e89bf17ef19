// The order of somebody's other games.
import type { GameSummary } from '@arpents/protocol';
import { expect, it } from 'vitest';
import { waitingFirst } from '../src/lobby/waiting-first.ts';

const game = (
  id: string,
  decider: GameSummary['decider'],
  changedAt: number,
  mySide: GameSummary['mySide'] = 'french',
): GameSummary => ({ id, decider, changedAt, mySide }) as GameSummary;

it('games that wait for their player come first, the longest wait before the others, and the one on the table not at all', () => {
  const games = [
    game('theirs', 'british', 1),
    game('waits', 'french', 30),
    game('on-table', 'french', 2),
    game('waits-longer', 'british', 20, 'british'),
    game('open', null, 4),
  ];
  expect(waitingFirst(games, 'on-table').map(({ id }) => id)).toEqual([
    'waits-longer',
    'waits',
    'theirs',
    'open',
  ]);
});
