// Whether a step showed somebody something new, and so ends what can be undone (R99).
import { describe, expect, it } from 'vitest';
import { applyAction, legalActions, type GameState } from '@arpents/engine';
import { givenGame, play, step, type Given } from '@arpents/test-kit';

const BRITISH_SIEGE: Given = {
  sieges: { british: 'port-royal' },
  british: {
    hand: ['militia', 'military-leader', 'boston'],
    siegeCards: { british: ['militia'] },
  },
};

/** Steps that show nobody anything they did not know, by what they prove. */
const SILENT: readonly (readonly [text: string, given: Given])[] = [
  [
    'settle deerfield: new-haven + st-marys + boston',
    { british: { hand: ['new-haven', 'st-marys', 'boston'] } },
  ],
  ['develop norfolk: norfolk + boston', { british: { hand: ['norfolk', 'boston'] } }],
  ['fortify boston: boston + fortification', { british: { hand: ['boston', 'fortification'] } }],
  [
    'besiege port-royal: boston + ships + militia',
    { british: { hand: ['boston', 'ships', 'militia'] } },
  ],
  ['reinforce port-royal: militia', BRITISH_SIEGE],
  ['military-leader port-royal: military-leader', BRITISH_SIEGE],
  ['withdraw british: militia', BRITISH_SIEGE],
  ['take-money: boston', { british: { hand: ['boston'] } }],
  ['merchant: ships + boston', { british: { hand: ['boston', 'ships'] } }],
  ['trader: trader + pemaquid', { british: { hand: ['trader', 'pemaquid'] } }],
  ['piracy: louisbourg + ships', { side: 'french', french: { hand: ['louisbourg', 'ships'] } }],
  ['draft: militia', {}],
  ['discard: boston', { british: { hand: ['boston'] } }],
  ['reserve: militia', { british: { hand: ['militia'] } }],
  ['retrieve', { british: { reserve: ['militia'] } }],
  ['governor: governor + boston', { british: { hand: ['governor', 'boston'] } }],
  ['intendant: militia', { side: 'french', french: { hand: ['intendant'], discard: ['militia'] } }],
  ['pass', {}],
];

const raid = (): GameState =>
  givenGame({
    side: 'french',
    french: { hand: ['coureurs-de-bois', 'priest'] },
    british: { hand: ['rangers', 'neutral:native-americans', 'militia'] },
    locations: { 'fort-halifax': 'british village' },
  });

describe('what a step reveals', () => {
  it.each(SILENT)('[R99] %s reveals nothing', (text, given) => {
    expect(step(givenGame(given), text).revealed).toBe(false);
  });

  it.each(['raid fort-halifax: coureurs-de-bois', 'ambush: coureurs-de-bois', 'convert: priest'])(
    '[R99] %s cannot be taken back once it is declared',
    (text) => {
      expect(step(raid(), text).revealed).toBe(true);
    },
  );

  it('[R99] an Indian Leader cannot be taken back either', () => {
    const british = givenGame({ british: { hand: ['indian-leader'] } });
    expect(step(british, 'convert: indian-leader').revealed).toBe(true);
  });

  it.each(['block-raid: rangers', 'block-raid: -'])(
    '[R99] a raid that is answered reveals: %s',
    (answer) => {
      const asked = play(raid(), 'raid fort-halifax: coureurs-de-bois');
      expect(step(asked, answer).revealed).toBe(true);
    },
  );

  it.each(['block-ambush: rangers', 'block-ambush: -'])(
    '[R99] an ambush that is answered reveals: %s',
    (answer) => {
      expect(step(play(raid(), 'ambush: coureurs-de-bois'), answer).revealed).toBe(true);
    },
  );

  it('[R99] an answer reveals also where there was only one', () => {
    const alone = givenGame({ british: { hand: ['rangers'] }, french: { hand: [] } });
    const asked = play(alone, 'ambush: rangers');
    expect(legalActions(asked)).toHaveLength(1);
    expect(step(asked, 'block-ambush: -').revealed).toBe(true);
  });

  it('[R99] giving a card to an ambush or a Priest reveals', () => {
    const ambushed = play(raid(), 'ambush: coureurs-de-bois', 'block-ambush: -');
    expect(step(ambushed, 'give-up-card hand: militia').revealed).toBe(true);
    const converted = play(raid(), 'convert: priest');
    expect(step(converted, 'give-up-card hand: neutral:native-americans').revealed).toBe(true);
  });

  it('[R99] a shown hand reveals', () => {
    const asked = play(
      givenGame({ british: { hand: ['indian-leader'] } }),
      'convert: indian-leader',
    );
    expect(step(asked, 'show-hand:').revealed).toBe(true);
  });

  it('[R84, R99] Home Support that draws nothing reveals nothing', () => {
    const state = givenGame({ british: { hand: ['home-support'], deck: [], discard: ['boston'] } });
    expect(step(state, 'home-support').revealed).toBe(false);
  });

  it('[R99] a draw reveals', () => {
    const state = givenGame({ british: { hand: ['home-support'], deck: ['boston'] } });
    expect(step(state, 'home-support').revealed).toBe(true);
  });

  it('[R99] the end of the turn reveals, with or without a draw or a shuffle', () => {
    const hand = ['boston', 'new-haven', 'new-york', 'norfolk', 'pemaquid'];
    for (const british of [
      { hand },
      { hand: [], deck: ['boston'] },
      { hand: [], deck: [], discard: ['boston'] },
      { hand: [], deck: [], discard: [] },
    ]) {
      expect(step(givenGame({ british, actionsLeft: 0 }), 'end-turn').revealed).toBe(true);
    }
  });

  it('[R99] the end of the game lays everything open', () => {
    expect(step(givenGame({}), 'resign british').revealed).toBe(true);
    const lastSettling = givenGame({
      british: { hand: ['tadoussac', 'bateaux', 'boston'] },
      locations: { quebec: null, tadoussac: 'british village' },
    });
    expect(step(lastSettling, 'settle quebec: tadoussac + bateaux + boston').revealed).toBe(true);
  });

  it('[R99] settling after a siege that one has won reveals nothing', () => {
    const won = givenGame({
      phase: 'end-test',
      sieges: { british: { location: 'gaspe', value: 2 } },
      british: { hand: ['boston'], siegeCards: { british: ['militia'] } },
    });
    expect(step(won, 'settle-after-siege yes: boston').revealed).toBe(false);
  });

  it('[R99] what was taken back can be done again with the same cards', () => {
    const before = givenGame({
      british: { hand: ['home-support'], deck: ['boston', 'ships', 'militia', 'norfolk'] },
    });
    const first = play(before, 'pass', 'home-support');
    const again = play(before, 'pass', 'home-support');
    expect(again).toEqual(first);
  });

  it('[R99] a refused action takes no step and reveals nothing', () => {
    const state = raid();
    const refused = applyAction(state, { kind: 'end-turn' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'actions-left' } });
    expect(refused).not.toHaveProperty('revealed');
  });
});
