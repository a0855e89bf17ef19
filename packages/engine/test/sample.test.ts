// How `sampleHiddenState` deals what a viewer cannot see: known cards stay, all others lie everywhere alike.
import { describe, expect, it } from 'vitest';
import {
  createRng,
  sampleHiddenState,
  viewFor,
  type CardList,
  type GameState,
  type Viewer,
} from '@arpents/engine';
import { givenGame, namesOf, play } from '@arpents/test-kit';
import { chiSquare } from './support/chi-square.ts';

const SAMPLES = 9_000;

/** Two militia were just taken from the reserve, so everybody knows that they are in hand. */
const state: GameState = play(
  givenGame({
    side: 'french',
    actionsLeft: 0,
    french: {
      hand: ['quebec', 'montreal', 'priest'],
      reserve: ['militia', 'militia'],
      deck: ['tadoussac', 'trois-rivieres', 'louisbourg', 'port-royal', 'gaspe', 'trader'],
    },
  }),
  'retrieve',
);

/** How often each card lay in the hand and at each place of the deck, top first, over many samples. */
function countPlaces(viewer: Viewer): {
  inHand: Map<string, number>;
  inDeck: Map<string, number[]>;
} {
  const view = viewFor(state, viewer);
  const rng = createRng(1759);
  const inHand = new Map<string, number>();
  const inDeck = new Map<string, number[]>();
  for (let i = 0; i < SAMPLES; i++) {
    const { hand, deck } = sampleHiddenState(view, rng).players.french;
    for (const name of namesOf(hand)) inHand.set(name, (inHand.get(name) ?? 0) + 1);
    for (const [at, name] of namesOf(deck).entries()) {
      const counts = inDeck.get(name) ?? Array<number>(deck.length).fill(0);
      counts[at] += 1;
      inDeck.set(name, counts);
    }
  }
  return { inHand, inDeck };
}

describe('a sample of the hidden cards', () => {
  it.each(['british', 'spectator'] as const)(
    '[R100] leaves known cards in hand and deals the others alike, for the %s view',
    (viewer) => {
      const { inHand, inDeck } = countPlaces(viewer);
      expect(inHand.get('militia')).toBe(2 * SAMPLES);
      expect([...inDeck.keys()].sort()).toEqual([
        'gaspe',
        'louisbourg',
        'montreal',
        'port-royal',
        'priest',
        'quebec',
        'tadoussac',
        'trader',
        'trois-rivieres',
      ]);
      for (const [name, counts] of inDeck) {
        // Three of nine unknown cards are in hand, six in the deck: six degrees of freedom, 1 in 10,000 exceeds 27.9.
        const deviation = chiSquare([inHand.get(name) ?? 0, ...counts], [3, 1, 1, 1, 1, 1, 1]);
        expect({ name, even: deviation < 27.9 }).toEqual({ name, even: true });
      }
    },
  );

  it('[R100] keeps the viewer’s own hand and deals only the order of their deck', () => {
    const { inHand, inDeck } = countPlaces('french');
    const own: CardList = state.players.french.hand;
    expect([...inHand.keys()].sort()).toEqual([...new Set(namesOf(own))].sort());
    for (const [name, counts] of inDeck) {
      // Five degrees of freedom: 1 in 10,000 exceeds 25.7.
      expect({ name, even: chiSquare(counts) < 25.7 }).toEqual({ name, even: true });
    }
  });
});
