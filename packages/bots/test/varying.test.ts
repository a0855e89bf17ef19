// Judging otherwise for a change, where a game goes on and on.
import { describe, expect, it } from 'vitest';
import { SIDES, createRng, viewFor, type PlayerView } from '@arpents/engine';
import { britishChances, featuresOf } from '../src/evaluation/evaluate.ts';
import { FEATURE_NAMES } from '../src/evaluation/features.ts';
import { misjudged, weightsOnTurn } from '../src/evaluation/varying.ts';
import { WEIGHTS } from '../src/evaluation/weights.ts';
import { givenGame } from '@arpents/test-kit';

const view = viewFor(givenGame({}), 'british');
const onTurn = (turn: number): PlayerView => ({ ...view, turn });

describe('varied weights', () => {
  it('keep the sign of every weight', () => {
    const { british } = misjudged(WEIGHTS, 1.5, createRng(4));
    expect([...british].map(Math.sign)).toEqual([...WEIGHTS.british].map(Math.sign));
    expect(british).not.toEqual(WEIGHTS.british);
  });

  it('are the fitted ones while a game may still be going somewhere', () => {
    expect(weightsOnTurn(onTurn(100), WEIGHTS)).toBe(WEIGHTS);
  });

  it('last for some turns of a game that stalls, and are others afterwards', () => {
    const [once, again, later] = [192, 206, 208].map((turn) =>
      weightsOnTurn(onTurn(turn), WEIGHTS),
    );
    expect(once).not.toEqual(WEIGHTS);
    expect(again).toEqual(once);
    expect(later).not.toEqual(once);
  });

  it('differ between the two sides, who would wait for each other otherwise', () => {
    const other: PlayerView = { ...onTurn(200), viewer: 'french' };
    expect(weightsOnTurn(other, WEIGHTS)).not.toEqual(weightsOnTurn(onTurn(200), WEIGHTS));
  });

  it('urge to an end from then on, by the same however long the game lasts and whatever the whim', () => {
    const [late, near] = (['lateness', 'nearness'] as const).map((name) =>
      FEATURE_NAMES.indexOf(name),
    );
    for (const side of SIDES) {
      expect(WEIGHTS[side][near]).toBe(0);
      // The feature grows by one in sixty turns; what is felt of it does not, from the 180th on.
      const felt = [192, 240, 288].map((turn) => {
        const weights = weightsOnTurn(onTurn(turn), WEIGHTS)[side];
        return [weights[late] * (turn / 60 - 1), weights[near]];
      });
      for (const [lateness, nearness] of felt) {
        expect(lateness).toBeCloseTo(2);
        expect(nearness).toBeCloseTo(1);
      }
    }
  });
});

describe('the nearness of the end', () => {
  const DECK = ['quebec', 'montreal', 'militia', 'trader', 'intendant', 'priest', 'governor'];
  /** The French are ahead; one town is left to them. */
  const ahead = (cards: readonly string[], money = 0) =>
    givenGame({
      turn: 202,
      side: 'french',
      actionsLeft: 0,
      locations: {
        canso: 'french town',
        'fort-beausejour': 'french town',
        'port-royal': 'french town',
        halifax: 'french town',
        'trois-rivieres': 'french town',
        detroit: 'french town',
      },
      french: { money, hand: [], deck: [...DECK, ...cards] },
    });
  const nearness = FEATURE_NAMES.indexOf('nearness');
  const near = (cards: readonly string[], money = 0): number =>
    featuresOf(ahead(cards, money))[FEATURE_NAMES.length + nearness] ?? NaN;

  it('[R95] grows with the cards that villages are developed with, and with settlers or the money for them', () => {
    const without = near([]);
    expect(without).toBeGreaterThan(0);
    expect(near(['tadoussac'])).toBeGreaterThan(without);
    expect(near(['tadoussac', 'neutral:settlers'])).toBeGreaterThan(near(['tadoussac']));
    expect(near([], 7)).toBeGreaterThan(without);
  });

  it('[R27] does not take the card that leads to a village for the settler too: to buy one is better than its price', () => {
    // Québec is the only French location with a settler.
    expect(near(['neutral:settlers'], 0)).toBeGreaterThan(near([], 7));
  });

  it('is nothing to whoever is behind, and no judgement is so certain that better ones could not differ', () => {
    const state = ahead(['tadoussac']);
    expect(featuresOf(state)[nearness]).toBe(0);
    const weights = weightsOnTurn({ ...viewFor(state, 'french'), turn: 300 }, WEIGHTS);
    const late = { ...state, turn: 300 };
    expect(britishChances(late, weights)).toBeGreaterThan(1e-12);
  });
});
