// Games of the players against themselves that stood still for a hundred turns and more: played on, they end.
import { describe, expect, it } from 'vitest';
import { applyAction, createRng, viewFor, type GameState } from '@arpents/engine';
import { givenGame } from '@arpents/test-kit';
import { greedy } from '../src/greedy.ts';

const COAST = {
  boston: 'british town fortified',
  'new-haven': 'british village fortified',
  'new-york': 'british town fortified',
  norfolk: 'british village fortified',
  pemaquid: 'british village fortified',
  philadelphia: 'british town fortified',
  'st-marys': 'british village fortified',
} as const;

/** One town from the end, with Montréal, Québec and no card of a village: they discarded Native Americans until turn 300. */
const ONE_TOWN_LEFT = givenGame({
  edition: 'first-revised',
  turn: 200,
  side: 'french',
  locations: {
    ...COAST,
    'fort-frontenac': 'french town',
    'fort-stanwix': 'french village',
    gaspe: 'french village',
    louisbourg: 'french town fortified',
    oswego: 'french town',
    'port-royal': 'french town fortified',
    tadoussac: 'french town',
    'trois-rivieres': 'french town fortified',
    montreal: 'french town fortified',
    quebec: 'french town fortified',
  },
  british: {
    money: 3,
    hand: ['home-support', 'ships', 'new-york', 'pemaquid', 'philadelphia'],
    deck: ['boston', 'new-haven', 'neutral:native-americans'],
    discard: [
      'fortification',
      'rangers',
      'ships',
      'norfolk',
      'st-marys',
      'neutral:fortification',
      'neutral:native-americans',
      'neutral:native-americans',
      'neutral:native-americans',
    ],
  },
  french: {
    money: 0,
    hand: ['fortification', 'native-americans', 'montreal', 'quebec', 'neutral:native-americans'],
    deck: [],
    reserve: ['coureurs-de-bois', 'governor', 'regular-infantry-initial'],
  },
});

/** The turn in which the game ends, or the limit. */
function endOf(begun: GameState, limit: number): number {
  const rng = createRng(26);
  const decide = greedy();
  let state = begun;
  while (state.decision !== null && state.turn < limit) {
    const step = applyAction(state, decide(viewFor(state, state.decision.side), {}, rng.word()));
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  return state.turn;
}

describe('a game that stood still', () => {
  it('ends where the leader has to buy settlers, get the card of a village back, and develop it', () => {
    expect(endOf(ONE_TOWN_LEFT, 300)).toBeLessThan(260);
  });
});
