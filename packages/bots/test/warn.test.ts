// The coach's judgement: a word before a blunder, and none otherwise.
import { createRng, viewFor, type Action } from '@arpents/engine';
import { givenGame, permuteHidden } from '@arpents/test-kit';
import { describe, expect, it } from 'vitest';
import { warn } from '../src/coach/warn.ts';

const WINNING = givenGame({
  locations: { louisbourg: 'british town' },
  sieges: { british: { location: 'quebec', value: 3 } },
  british: {
    hand: ['boston', 'regular-infantry', 'ships', 'settlers', 'norfolk'],
    deck: ['new-york', 'st-marys'],
    siegeCards: { british: ['siege-artillery', 'regular-infantry'] },
  },
  french: { hand: ['montreal', 'gaspe'], deck: ['trader', 'militia', 'quebec'] },
});
const LIFT: Action = { kind: 'withdraw', siege: 'british', lost: 'empire:siege-artillery' };
const REINFORCE: Action = {
  kind: 'reinforce',
  location: 'quebec',
  cards: ['empire:regular-infantry'],
};

/** The French are ahead by far; with the Military Leader the siege is won at the next check. */
const LEADER_IN_HAND = givenGame({
  actionsLeft: 0,
  locations: {
    louisbourg: 'british town',
    montreal: 'french town',
    'trois-rivieres': 'french town',
    detroit: 'french town',
    halifax: 'french town',
  },
  sieges: { british: { location: 'quebec', value: 1 } },
  british: {
    hand: ['military-leader', 'norfolk'],
    deck: ['new-york', 'st-marys'],
    siegeCards: { british: ['siege-artillery', 'regular-infantry'] },
  },
  french: {
    money: 20,
    captured: { villages: 1, towns: 2 },
    hand: ['tadoussac', 'gaspe'],
    deck: ['trader', 'montreal'],
  },
});

/** Trois-Rivières is all that joins the west to Québec. */
const WEST_BESIEGED = givenGame({
  side: 'french',
  locations: {
    montreal: 'french town',
    'fort-frontenac': 'french town',
    'fort-niagara': 'french town',
    detroit: 'french town',
    albany: 'british town',
    'fort-st-john': 'british village',
    pemaquid: 'british town',
  },
  sieges: { british: { location: 'trois-rivieres', value: 0 } },
  british: {
    hand: ['boston', 'new-york'],
    deck: ['albany', 'militia'],
    siegeCards: { british: ['regular-infantry'] },
  },
  french: {
    hand: ['quebec', 'montreal', 'gaspe', 'trader', 'tadoussac'],
    deck: ['fort-frontenac', 'fort-niagara', 'detroit'],
    siegeCards: { british: ['militia'] },
  },
});

describe('a warning', () => {
  it('comes before a turn is ended that throws a siege away', () => {
    const warning = warn(viewFor(LEADER_IN_HAND, 'british'), { kind: 'end-turn' }, 1);
    expect(warning?.why).toMatchObject({ kind: 'siege', side: 'british', location: 'quebec' });
  });

  it('says which place would be out of supply, rather than how many cards would be useless', () => {
    const surrender: Action = { kind: 'withdraw', siege: 'british', lost: 'empire:militia' };
    const warning = warn(viewFor(WEST_BESIEGED, 'french'), surrender, 1);
    expect(warning?.why).toMatchObject({ kind: 'supply', side: 'french', location: 'detroit' });
  });

  it('comes before a siege that is won is given away, and says what is lost', () => {
    const warning = warn(viewFor(WINNING, 'british'), LIFT, 1);
    expect(warning?.loss).toBeGreaterThan(10);
    expect(warning?.why.side).toBe('british');
  });

  it('does not come before a good move', () => {
    expect(warn(viewFor(WINNING, 'british'), REINFORCE, 1)).toBeNull();
  });

  it('[R100] is the same when everything hidden from the player is permuted', () => {
    const other = permuteHidden(WINNING, 'british', createRng(8));
    expect(warn(viewFor(other, 'british'), LIFT, 1)).toEqual(
      warn(viewFor(WINNING, 'british'), LIFT, 1),
    );
  });
});
