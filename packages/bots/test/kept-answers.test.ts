// What the evaluation keeps of earlier positions never shows in what it says of another one.
import { expect, it, vi } from 'vitest';
import type { GameState } from '@arpents/engine';
import { givenGame } from '@arpents/test-kit';

const LOCATIONS = {
  oswego: 'french town',
  'fort-niagara': 'french town',
  'fort-beausejour': 'french town',
  'port-royal': 'french town',
  halifax: 'french town',
  'trois-rivieres': 'french town',
} as const;
const DECK = ['quebec', 'montreal', 'militia', 'trader', 'intendant', 'priest', 'governor'];

const CARDS = [[], ['canso'], ['neutral:settlers'], ['canso', 'neutral:settlers']];
/** The last village is one whose card may be owned, or not. */
const VILLAGES = ['canso', 'detroit'] as const;
const MONEY = [0, 4, 9];

/** The French are ahead in a long game, where the way to its end is measured. */
function latePosition(
  cards: readonly string[],
  village: (typeof VILLAGES)[number],
  money: number,
): GameState {
  return givenGame({
    turn: 202,
    side: 'french',
    actionsLeft: 0,
    locations: { ...LOCATIONS, [village]: 'french village' },
    french: { money, hand: [], deck: [...DECK, ...cards] },
  });
}

/** One after the other differ in the map alone, in the money alone, and in what is to be had alone. */
function latePositions(): GameState[] {
  return CARDS.flatMap((cards) => [
    ...VILLAGES.flatMap((village) => MONEY.map((money) => latePosition(cards, village, money))),
    ...MONEY.flatMap((money) => VILLAGES.map((village) => latePosition(cards, village, money))),
  ]).flatMap((state) => {
    const french = { ...state.players.french, available: [] };
    return [state, { ...state, players: { ...state.players, french } }];
  });
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
