// The evaluation: certain where the rules are, sensible where they are not, and blind to what is hidden.
import { describe, expect, it } from 'vitest';
import {
  ADJUDICATED_AFTER_TURNS,
  createGame,
  createRng,
  playLegal,
  randomAction,
  randomSeed,
  sampleHiddenState,
  viewFor,
  type GameState,
  type Seed,
  type Side,
} from '@arpents/engine';
import { britishChances, chancesOf, featuresOf } from '../src/evaluation/evaluate.ts';
import { FEATURE_COUNT, FEATURE_NAMES, type FeatureName } from '../src/evaluation/features.ts';
import { FITTED_WEIGHTS } from '../src/evaluation/fitted-weights.ts';
import { BRITISH_BUILDING_UP, TUNING } from '../src/evaluation/tuned-weights.ts';
import { BUILT_UP, WEIGHTS, tunedWeights } from '../src/evaluation/weights.ts';
import { givenGame, play, type Given } from '@arpents/test-kit';

const ARMY = ['regular-infantry', 'regular-infantry', 'siege-artillery', 'boston', 'new-york'];

/** The British have done their actions. */
const done = (given: Given): GameState => givenGame({ actionsLeft: 0, ...given });

/** Positions one after the other, from games played at random. */
function wandering(seed: number, count: number): GameState[] {
  const rng = createRng(seed);
  const states: GameState[] = [];
  let state = createdGame(randomSeed(rng));
  while (states.length < count) {
    const action = randomAction(state, rng);
    state = action === null ? createdGame(randomSeed(rng)) : playLegal(state, action);
    states.push(state);
  }
  return states;
}

function createdGame(seed: Seed): GameState {
  const created = createGame({}, seed);
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

describe('the evaluation', () => {
  it('has one weight for each feature of each side', () => {
    expect(new Set(FEATURE_NAMES).size).toBe(FEATURE_COUNT);
    expect(WEIGHTS.british).toHaveLength(FEATURE_COUNT);
    expect(WEIGHTS.french).toHaveLength(FEATURE_COUNT);
    expect([...WEIGHTS.british, ...WEIGHTS.french, WEIGHTS.bias].every(Number.isFinite)).toBe(true);
  });

  it('has no weight for anything that is not measured', () => {
    for (const table of [FITTED_WEIGHTS, TUNING.british, TUNING.french, BRITISH_BUILDING_UP]) {
      const names: readonly string[] = FEATURE_NAMES;
      expect(Object.keys(table).filter((name) => !names.includes(name))).toEqual([]);
    }
  });

  it('is tuned for each side, and further for the British until they have built up', () => {
    const changeOf = (name: FeatureName, side: Side, turn: number): number => {
      const at = FEATURE_NAMES.indexOf(name);
      return tunedWeights(side, turn)[side][at] - WEIGHTS[side][at];
    };
    const [lasting] = TUNING.british['strength-per-hand'] ?? [NaN];
    const [passing] = BRITISH_BUILDING_UP.money ?? [NaN];
    for (const turn of [0, BUILT_UP - 1, BUILT_UP, ADJUDICATED_AFTER_TURNS]) {
      expect(changeOf('strength-per-hand', 'british', turn)).toBeCloseTo(lasting);
      expect(changeOf('money', 'british', turn)).toBeCloseTo(turn < BUILT_UP ? passing : 0);
      expect(changeOf('money', 'french', turn)).toBeCloseTo(TUNING.french.money?.[1] ?? NaN);
    }
  });

  it('gives the two sides chances that add up to one', () => {
    const state = done({});
    expect(chancesOf(state, 'british') + chancesOf(state, 'french')).toBe(1);
    expect(featuresOf(state)).toHaveLength(2 * FEATURE_COUNT);
  });

  it('[R95] is certain where the next turn cannot begin any more', () => {
    const captured = { french: { captured: { villages: 0, towns: 3 } } };
    expect(britishChances(done(captured))).toBe(0);
    expect(
      britishChances(done({ ...captured, british: { captured: { villages: 6, towns: 6 } } })),
    ).toBe(1);
  });

  it('[R95] is not certain as long as a siege holds the end back', () => {
    const held = done({
      french: { captured: { villages: 0, towns: 3 } },
      sieges: { british: { location: 'louisbourg', value: 1 } },
    });
    expect(britishChances(held)).toBeGreaterThan(0);
  });

  it('[R55] trusts a siege of Québec that no reply can save', () => {
    const lost = done({
      sieges: { british: { location: 'quebec', value: 6 } },
      french: { hand: ['gaspe', 'tadoussac'], deck: ['trois-rivieres'], money: 0 },
    });
    expect(britishChances(lost)).toBeGreaterThan(0.99);
  });

  it('prefers a captured place to a free one, and a thin deck of soldiers to one of dead cards', () => {
    const plain = britishChances(done({ british: { deck: ARMY } }));
    const captured = britishChances(done({ british: { deck: ARMY, captured: { villages: 2 } } }));
    expect(captured).toBeGreaterThan(plain);
    const clogged = britishChances(
      done({ british: { deck: [...ARMY, 'gaspe', 'tadoussac', 'kennebec', 'detroit'] } }),
    );
    expect(clogged).toBeLessThan(plain);
  });

  it('[R100] does not depend on which of the unseen cards the French hold, but for the hand itself', () => {
    const state = done({
      sieges: { british: { location: 'louisbourg', value: 3 } },
      french: {
        hand: ['gaspe', 'tadoussac', 'kennebec'],
        deck: ['regular-infantry', 'militia', 'quebec'],
      },
    });
    const view = viewFor(state, 'british');
    const winning = FEATURE_NAMES.indexOf('siege-winning');
    for (let seed = 0; seed < 20; seed++) {
      const other = sampleHiddenState(view, createRng(seed));
      expect(featuresOf(other)[winning]).toBe(featuresOf(state)[winning]);
    }
  });

  it('judges a position the same whatever it has judged before', () => {
    const states = wandering(8, 160);
    const forward = states.map((state) => britishChances(state));
    const others = states.map((state) => britishChances(structuredClone(state))).reverse();
    const backward = [...states].reverse().map((state) => britishChances(state));
    expect(backward).toEqual([...forward].reverse());
    expect(others).toEqual(backward);
  });

  it('weighs just the features that it tells of', () => {
    for (const state of wandering(9, 60).filter(({ sieges }) => sieges.british === null)) {
      const features = featuresOf(state);
      let sum = WEIGHTS.bias;
      for (let i = 0; i < FEATURE_COUNT; i++) {
        sum += WEIGHTS.british[i] * features[i] - WEIGHTS.french[i] * features[FEATURE_COUNT + i];
      }
      const told = 1 / (1 + Math.exp(-sum));
      const chances = britishChances(state);
      if (state.sieges.french === null && chances > 0 && chances < 1) {
        expect(chances).toBeCloseTo(told, 10);
      }
    }
  });

  it('sees that a reinforcement helps', () => {
    const before = givenGame({
      sieges: { british: { location: 'louisbourg', value: 1 } },
      british: { hand: ['regular-infantry', 'norfolk'] },
      actionsLeft: 1,
    });
    const reinforced = play(before, 'reinforce louisbourg: regular-infantry');
    const rested = play(before, 'pass');
    expect(britishChances(reinforced)).toBeGreaterThan(britishChances(rested));
  });
});
