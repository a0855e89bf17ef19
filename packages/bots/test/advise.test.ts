import { applyAction, createRng, viewFor, type Action, type GameState } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { ADVICE_FEATURES, AIMS, advise, type Advice } from '../src/index.ts';
import { toldAs } from '../src/advice/features.ts';
import { aimOf } from '../src/advice/ideas.ts';
import { FEATURE_NAMES } from '../src/evaluation/features.ts';
import { POSITIONS, givenGame, permuteHidden } from '@arpents/test-kit';
import { facedDecisions, receivedView } from './support/decisions.ts';

const adviceIn = (state: GameState): Advice[] => {
  if (state.decision === null) throw new Error('nothing is to be decided');
  return advise(viewFor(state, state.decision.side), { nodes: 200 }, 1);
};

/** Plays what was advised as far as the opponent is not asked. */
function follow(state: GameState, { actions }: Advice): GameState {
  let current = state;
  for (const action of actions) {
    if (current.decision?.side !== state.decision?.side) break;
    const step = applyAction(current, action);
    if (!step.ok) throw new Error(step.error.code);
    current = step.value.state;
  }
  return current;
}

describe('advice', () => {
  const state = POSITIONS['middle game']();
  const advice = adviceIn(state);

  it('is three whole turns that can be played, the best first', () => {
    expect(advice).toHaveLength(3);
    expect(advice.map(({ winning }) => winning)).toEqual(
      advice.map(({ winning }) => winning).sort((a, b) => b - a),
    );
    for (const one of advice) {
      expect(one.winning).toBeGreaterThan(0);
      expect(one.winning).toBeLessThan(1);
      expect(follow(state, one).actionsLeft).toBe(0);
    }
  });

  it('is three different things to do, not one thing paid for in three ways', () => {
    const aimOf = (action: Action): string =>
      `${action.kind} ${'location' in action ? action.location : 'card' in action ? action.card : ''}`;
    const aims = advice.map(({ actions }) => actions.map(aimOf).sort().join());
    expect(new Set(aims).size).toBe(3);
  });

  it('has reasons with values, the weightiest first', () => {
    const reasons = advice.flatMap((one) => one.reasons);
    expect(reasons.length).toBeGreaterThan(0);
    for (const { feature, value } of reasons) {
      expect(ADVICE_FEATURES).toContain(feature);
      expect(Number.isFinite(value)).toBe(true);
      expect(value).not.toBe(0);
    }
    for (const one of advice) {
      const weights = one.reasons.map(({ weight }) => Math.abs(weight));
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
    }
  });

  it('is sure of a siege of the capital that cannot fail any more', () => {
    const winning = givenGame({
      locations: { louisbourg: 'british town' },
      sieges: { british: { location: 'quebec', value: 6 } },
      british: {
        hand: ['boston', 'regular-infantry', 'ships', 'settlers', 'norfolk'],
        deck: ['new-york', 'st-marys'],
        siegeCards: { british: ['siege-artillery', 'regular-infantry'] },
      },
      french: { hand: ['montreal', 'gaspe'] },
    });
    const [best] = adviceIn(winning);
    expect(best.winning).toBeGreaterThan(0.9);
  });

  it('goes no further than the cards that are drawn on the way', () => {
    const supported = givenGame({
      british: {
        money: 0,
        hand: ['home-support', 'norfolk', 'pemaquid'],
        deck: ['settlers', 'ships', 'regular-infantry', 'militia', 'st-marys', 'philadelphia'],
      },
      french: { hand: ['quebec', 'montreal'], deck: ['gaspe', 'trader'] },
    });
    const drawn = adviceIn(supported).filter(({ actions }) =>
      actions.some(({ kind }) => kind === 'home-support'),
    );
    expect(drawn.length).toBeGreaterThan(0);
    for (const one of drawn) expect(() => follow(supported, one)).not.toThrow();
  });

  it('answers every other decision with single answers', () => {
    for (const { title, state: faced, side, kind } of facedDecisions()) {
      if (kind === 'take-action') continue;
      const answers = advise(receivedView(faced, side), { nodes: 50 }, 2);
      expect(answers.length, title).toBeGreaterThan(0);
      for (const { actions } of answers) {
        expect(actions, title).toHaveLength(1);
        expect(applyAction(faced, actions[0]).ok, title).toBe(true);
      }
    }
  });

  it('[R100] is the same when everything hidden from the player is permuted', () => {
    const rng = createRng(8);
    for (const position of Object.values(POSITIONS)) {
      const real = position();
      if (real.decision === null) continue;
      const other = permuteHidden(real, real.decision.side, rng);
      expect(adviceIn(other)).toEqual(adviceIn(real));
    }
  });
});

describe('ideas', () => {
  const firstOf = ({ actions: [first] }: Advice): string =>
    `${first.kind} ${'location' in first ? first.location : 'card' in first ? first.card : ''}`;

  it('never share kind and target of their first action, and have aims of one list', () => {
    const met = new Set<string>();
    for (const [title, position] of Object.entries(POSITIONS)) {
      const faced = position();
      if (faced.decision === null) continue;
      const ideas = adviceIn(faced);
      expect(new Set(ideas.map(firstOf)).size, title).toBe(ideas.length);
      for (const { aim } of ideas) {
        expect(AIMS).toContain(aim);
        met.add(aim);
      }
    }
    expect(met.size).toBeGreaterThan(3);
  });

  it('tell an attack from a defence by whose place it is', () => {
    const both = givenGame({
      locations: { louisbourg: 'french town', pemaquid: 'british village' },
      sieges: {
        british: { location: 'louisbourg', value: 0 },
        french: { location: 'pemaquid', value: 0 },
      },
      british: {
        hand: ['regular-infantry', 'boston', 'norfolk'],
        siegeCards: { british: ['militia'], french: ['militia'] },
      },
      french: { siegeCards: { british: ['militia'], french: ['militia'] } },
    });
    expect(
      aimOf(
        { kind: 'reinforce', location: 'louisbourg', cards: ['empire:regular-infantry'] },
        both,
        'british',
      ),
    ).toBe('siege');
    expect(
      aimOf(
        { kind: 'reinforce', location: 'pemaquid', cards: ['empire:regular-infantry'] },
        both,
        'british',
      ),
    ).toBe('defence');
  });
});

describe('reasons', () => {
  it('know what every term of the evaluation is told as', () => {
    const told = new Set(FEATURE_NAMES.map(toldAs));
    told.delete(null);
    told.add('victory');
    expect([...told].sort()).toEqual([...ADVICE_FEATURES].sort());
  });
});
