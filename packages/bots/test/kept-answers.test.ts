// What the evaluation keeps of earlier positions never shows in what it says of another one.
import { expect, it, vi } from 'vitest';
import type { GameState } from '@arpents/engine';
import { givenGame } from '@arpents/test-kit';

const LOCATIONS = {
  'fort-beausejour': 'french town',
  'port-royal': 'french town',
  halifax: 'french town',
  'trois-rivieres': 'french town',
} as const;
const DECK = ['quebec', 'montreal', 'militia', 'trader', 'intendant', 'priest', 'governor'];

/** The French are ahead in a long game, where the way to its end is measured: by cards, map, money, and what is to be had. */
function latePositions(): GameState[] {
  const positions: GameState[] = [];
  for (const cards of [[], ['canso'], ['neutral:settlers'], ['canso', 'neutral:settlers']]) {
    // The last village is one whose card is owned, or not.
    for (const village of ['canso', 'detroit'] as const) {
      for (const money of [0, 4, 9]) {
        const state = givenGame({
          turn: 202,
          side: 'french',
          actionsLeft: 0,
          locations: { ...LOCATIONS, [village]: 'french village' },
          french: { money, hand: [], deck: [...DECK, ...cards] },
        });
        const { french } = state.players;
        const without = { ...french, available: [] };
        positions.push(state, { ...state, players: { ...state.players, french: without } });
      }
    }
  }
  return positions;
}

/** The evaluation as it is in a thread that has judged nothing yet. */
async function freshEvaluation(): Promise<(state: GameState) => number[]> {
  vi.resetModules();
  const { featuresOf } = await import('../src/evaluation/evaluate.ts');
  return (state) => [...featuresOf(state)];
}

it('a position is worth the same in whatever order positions are judged', async () => {
  const positions = latePositions();
  const inOrder = positions.map(await freshEvaluation());
  const backwards = positions.toReversed().map(await freshEvaluation());
  expect(backwards.toReversed()).toEqual(inOrder);
});
