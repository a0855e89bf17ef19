// Beginning a siege (R35, R36).
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  refusalOf,
  siegeOf,
  standingAt,
  step,
  whyNot,
  type GivenLocations,
} from '@arpents/test-kit';

const hand = ['boston', 'new-york', 'militia'];
const besiegePortRoyal = 'besiege port-royal: boston + new-york + militia';

describe('besieging', () => {
  it('[R35] two cards are discarded, the military card stays in the siege', () => {
    const game = givenGame({ british: { hand } });
    const begun = step(game, besiegePortRoyal);
    expect(siegeOf(begun.state, 'british')).toEqual({
      location: 'port-royal',
      value: 0,
      british: ['militia'],
      french: [],
    });
    expect(piles(begun.state, 'british')).toMatchObject({
      hand: [],
      discard: ['boston', 'new-york'],
    });
    expect(standingAt(begun.state, 'port-royal')).toBe('french village');
    expect(kindsOfEvents(begun)).toEqual(['action-taken', 'siege-opened']);
    expect(begun.state.actionsLeft).toBe(1);
  });

  it('[R35] only an enemy location can be besieged', () => {
    const hands = { british: { hand } };
    const neutral = givenGame({ ...hands, locations: { 'port-royal': null } });
    expect(refusalOf(neutral, besiegePortRoyal)).toMatchObject({
      code: 'not-an-enemy-location',
      ruling: 'R35',
      location: 'port-royal',
    });
    const own = givenGame({ ...hands, locations: { 'port-royal': 'british village' } });
    expect(whyNot(own, besiegePortRoyal)).toBe('not-an-enemy-location R35');
    expect(legal(own, 'besiege')).toEqual([]);
  });

  it('[R35] a side lays one siege at a time', () => {
    const game = givenGame({ sieges: { british: 'gaspe' }, british: { hand } });
    expect(whyNot(game, besiegePortRoyal)).toBe('siege-already-open R35');
    expect(legal(game, 'besiege')).toEqual([]);
  });

  it('[R35] one may begin a siege while one is the defender in the other', () => {
    const game = givenGame({ sieges: { french: 'pemaquid' }, british: { hand } });
    const after = play(game, besiegePortRoyal);
    expect(siegeOf(after, 'british')?.location).toBe('port-royal');
    expect(siegeOf(after, 'french')?.location).toBe('pemaquid');
  });

  it('[R35, R26] the location card must list the target, with that transport', () => {
    const game = givenGame({ british: { hand: ['norfolk', 'boston', 'bateaux', 'militia'] } });
    expect(whyNot(game, 'besiege port-royal: norfolk + boston + militia')).toBe(
      'no-card-connects R26',
    );
    expect(whyNot(game, 'besiege port-royal: boston + bateaux + militia')).toBe('no-transport R27');
    expect(whyNot(game, 'besiege port-royal: militia + boston + norfolk')).toBe(
      'not-a-location-card R21',
    );
    expect(legal(game, 'besiege')).toEqual(['besiege port-royal: boston + norfolk + militia']);
  });

  it('[R35] it takes three cards, none of them twice', () => {
    const game = givenGame({ british: { hand: ['boston', 'new-york'] } });
    expect(codeOf(game, 'besiege port-royal: boston + new-york')).toBe('wrong-number-of-cards');
    expect(whyNot(game, 'besiege port-royal: boston + new-york + new-york')).toBe(
      'card-not-in-hand R20',
    );
    expect(legal(game, 'besiege')).toEqual([]);
  });

  it('[R35] a settler symbol at the target does not matter, nor does a fortification', () => {
    const locations: GivenLocations = { 'port-royal': 'french town fortified' };
    const game = givenGame({ locations, british: { hand } });
    expect(legal(game, 'besiege')).toEqual([besiegePortRoyal]);
  });

  it('[R35] the French besiege by the cards that list British places', () => {
    const game = givenGame({
      side: 'french',
      french: { hand: ['port-royal', 'louisbourg', 'quebec'] },
    });
    // Québec is the military card, or the ship and Louisbourg’s ship symbol the strength.
    expect(legal(game, 'besiege')).toEqual([
      'besiege pemaquid: port-royal + louisbourg + quebec',
      'besiege pemaquid: port-royal + quebec + louisbourg',
    ]);
  });
});

describe('the opening card', () => {
  const opening = (card: string, money = 10): GameState =>
    givenGame({
      locations: { halifax: 'british village' },
      british: { money, hand: ['boston', 'bateaux', 'new-york', card] },
    });
  const text = (card: string): string => `besiege port-royal: boston + new-york + ${card}`;

  it.each([
    ['militia', 0],
    ['rangers', 0],
    ['regular-infantry', 1],
    ['military-leader', 0],
    ['siege-artillery', 2],
    ['ships', 0],
    ['new-haven', 0],
    ['halifax', 0],
  ])('[R36] %s opens a siege where ships count, at %d', (card, value) => {
    const game = opening(card);
    expect(legal(game, 'besiege')).toContain(text(card));
    expect(siegeOf(play(game, text(card)), 'british')).toMatchObject({ value, british: [card] });
  });

  it.each([
    ['fortification', 'fortification-only-defends R18'],
    ['neutral:fortification', 'fortification-only-defends R18'],
    ['neutral:native-americans', 'no-strength R18'],
    ['settlers', 'no-strength R18'],
    ['governor', 'no-strength R18'],
    ['pemaquid', 'no-strength R18'],
  ])('[R36] %s does not open a siege', (card, refused) => {
    const game = opening(card);
    expect(whyNot(game, text(card))).toBe(refused);
    expect(legal(game, 'besiege')).not.toContain(text(card));
  });

  it('[R36] the French blue Native Americans do not open a siege', () => {
    const game = givenGame({
      side: 'french',
      french: { hand: ['port-royal', 'louisbourg', 'native-americans'] },
    });
    expect(whyNot(game, 'besiege pemaquid: port-royal + louisbourg + native-americans')).toBe(
      'no-strength R18',
    );
  });

  it('[R36] a ship symbol opens nothing where ships do not count', () => {
    const game = givenGame({
      locations: { albany: 'british village', 'fort-william-henry': 'french village' },
      british: { hand: ['albany', 'bateaux', 'ships', 'new-haven', 'boston'] },
    });
    expect(whyNot(game, 'besiege fort-william-henry: albany + bateaux + ships')).toBe(
      'no-strength R18',
    );
    // Boston has a military symbol besides.
    expect(
      legal(game, 'besiege').filter((text) => text.startsWith('besiege fort-william-henry:')),
    ).toEqual(['besiege fort-william-henry: albany + bateaux + boston']);
  });

  it('[R36] Siege Artillery costs 3', () => {
    const begun = step(opening('siege-artillery', 3), text('siege-artillery'));
    expect(begun.state.players.british.money).toBe(0);
    expect(kindsOfEvents(begun)).toEqual(['action-taken', 'money-changed', 'siege-opened']);
    const poor = opening('siege-artillery', 2);
    expect(codeOf(poor, text('siege-artillery'))).toBe('not-enough-money');
    expect(legal(poor, 'besiege')).not.toContain(text('siege-artillery'));
  });

  it('[R36] opening with a Military Leader is part of the action', () => {
    const after = play(opening('military-leader'), text('military-leader'));
    expect(after.actionsLeft).toBe(1);
    const over = givenGame({
      actionsLeft: 0,
      british: { hand: ['boston', 'new-york', 'military-leader'] },
    });
    expect(whyNot(over, text('military-leader'))).toBe('no-action-left R11');
  });

  it('[R36, R21] a location card opens a siege only if it is usable', () => {
    const game = givenGame({
      locations: { halifax: null },
      british: { hand: ['boston', 'new-york', 'halifax'] },
    });
    expect(whyNot(game, text('halifax'))).toBe('location-not-controlled R21');
  });
});
