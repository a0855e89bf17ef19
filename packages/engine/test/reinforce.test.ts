// Reinforcing sieges and the Military Leader (R38, R39, R41).
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  refusalOf,
  siegeOf,
  step,
  whyNot,
  type Given,
  type GivenLocations,
} from '@arpents/test-kit';

describe('reinforcing', () => {
  const bothSieges: Given = {
    sieges: { british: 'port-royal', french: 'pemaquid' },
    british: { hand: ['militia'], siegeCards: { british: ['rangers'] } },
    french: { siegeCards: { french: ['militia'] } },
  };

  it('[R38] one card goes to either siege and stays there', () => {
    const game = givenGame(bothSieges);
    expect(legal(game, 'reinforce')).toEqual([
      'reinforce port-royal: militia',
      'reinforce pemaquid: militia',
    ]);
    const attacking = step(game, 'reinforce port-royal: militia');
    expect(siegeOf(attacking.state, 'british')).toMatchObject({
      value: 1,
      british: ['rangers', 'militia'],
    });
    expect(kindsOfEvents(attacking)).toEqual(['action-taken', 'siege-moved']);
    expect(attacking.state.actionsLeft).toBe(1);
    expect(piles(attacking.state, 'british').discard).toEqual([]);
    const defending = play(game, 'reinforce pemaquid: militia');
    expect(siegeOf(defending, 'french')).toMatchObject({ value: -1, british: ['militia'] });
  });

  it('[R38] it takes exactly one card, and a besieged location', () => {
    const game = givenGame({ ...bothSieges, british: { hand: ['militia', 'rangers'] } });
    expect(codeOf(game, 'reinforce port-royal: militia + rangers')).toBe('wrong-number-of-cards');
    expect(refusalOf(game, 'reinforce louisbourg: militia')).toMatchObject({
      code: 'not-besieged',
      ruling: 'R38',
      location: 'louisbourg',
    });
  });

  it.each([
    ['attacker', 'port-royal'],
    ['defender', 'pemaquid'],
  ] as const)('[R38] Siege Artillery costs the %s 3', (_role, location) => {
    const given = (money: number): Given => ({
      ...bothSieges,
      british: { money, hand: ['siege-artillery'] },
    });
    const text = `reinforce ${location}: siege-artillery`;
    expect(play(givenGame(given(3)), text).players.british.money).toBe(0);
    expect(whyNot(givenGame(given(2)), text)).toBe('not-enough-money R38');
    expect(legal(givenGame(given(2)), 'reinforce')).toEqual([]);
  });

  it('[R36, R38] Siege Artillery costs 3 each time it joins a siege', () => {
    const besiege = 'besiege pemaquid: port-royal + louisbourg + siege-artillery';
    const game = givenGame({
      side: 'french',
      french: {
        money: 8,
        hand: ['port-royal', 'louisbourg', 'siege-artillery', 'military-leader', 'intendant'],
      },
    });
    const fetched = play(
      game,
      besiege,
      'military-leader pemaquid: military-leader',
      'withdraw french: military-leader',
      'intendant: siege-artillery',
    );
    expect(fetched.players.french.money).toBe(8 - 3 - 2);
    const again = play(fetched, 'end-turn', 'pass', 'pass', 'end-turn', besiege);
    expect(again.players.french.money).toBe(0);
  });

  it('[R38] other cards cost nothing', () => {
    const game = givenGame({ ...bothSieges, british: { money: 0, hand: ['regular-infantry'] } });
    expect(play(game, 'reinforce pemaquid: regular-infantry').players.british.money).toBe(0);
  });
});

describe('the connection of the besieged location', () => {
  /** The British besiege Montréal from Fort Frontenac; the way home leads by Oswego, Fort Stanwix, Albany, New York. */
  const way: GivenLocations = {
    albany: 'british village',
    'fort-stanwix': 'british village',
    oswego: 'british village',
    'fort-frontenac': 'british village',
  };
  const montreal: Given = {
    locations: way,
    sieges: { british: 'montreal' },
    british: { hand: ['militia', 'military-leader'], siegeCards: { british: ['rangers'] } },
    french: { hand: ['militia', 'military-leader'] },
  };
  const text = 'reinforce montreal: militia';
  const cutOff = 'siege-not-connected R39';

  it('[R39] the attacker does not control it, and it is connected all the same', () => {
    expect(whyNot(givenGame(montreal), text)).toBeNull();
  });

  it.each([
    ['lost', null],
    ['the enemy’s', 'french village'],
  ] as const)('[R39] no reinforcement when a place on the way is %s', (_state, oswego) => {
    const game = givenGame({ ...montreal, locations: { ...way, oswego } });
    expect(refusalOf(game, text)).toMatchObject({
      code: 'siege-not-connected',
      ruling: 'R39',
      location: 'montreal',
    });
    expect(legal(game, 'reinforce')).toEqual([]);
  });

  it('[R39] a besieged place on the way does not matter', () => {
    const game = givenGame({ ...montreal, sieges: { british: 'montreal', french: 'oswego' } });
    expect(whyNot(game, text)).toBeNull();
  });

  it('[R39] the defender needs the connection too', () => {
    const defending: Given = { ...montreal, side: 'french' };
    expect(whyNot(givenGame(defending), text)).toBeNull();
    const alone = givenGame({ ...defending, locations: { ...way, 'trois-rivieres': null } });
    expect(whyNot(alone, text)).toBe(cutOff);
  });

  it('[R39] the enemy’s way does not help: the same siege is reached by one side only', () => {
    const locations = { ...way, 'trois-rivieres': null };
    expect(whyNot(givenGame({ ...montreal, locations }), text)).toBeNull();
    expect(whyNot(givenGame({ ...montreal, side: 'french', locations }), text)).toBe(cutOff);
  });

  it('[R39] each siege is tested by itself', () => {
    const game = givenGame({
      ...montreal,
      locations: { ...way, oswego: null },
      sieges: { british: 'montreal', french: 'pemaquid' },
    });
    expect(legal(game, 'reinforce')).toEqual(['reinforce pemaquid: militia']);
    expect(legal(game, 'military-leader')).toEqual(['military-leader pemaquid: military-leader']);
  });

  it('[R39] a place on the sea is connected without any other', () => {
    const game = givenGame({
      locations: { 'new-haven': null, pemaquid: null, 'new-york': null },
      sieges: { british: 'gaspe' },
      british: { hand: ['militia'] },
    });
    expect(whyNot(game, 'reinforce gaspe: militia')).toBeNull();
  });

  it('[R39, R24] the capital is the source even when it is lost', () => {
    expect(
      whyNot(givenGame({ ...montreal, locations: { ...way, boston: null } }), text),
    ).toBeNull();
    const french = givenGame({ ...montreal, side: 'french', locations: { ...way, quebec: null } });
    expect(whyNot(french, text)).toBeNull();
  });

  it.each([
    ['british', 'french', 'boston'],
    ['french', 'british', 'quebec'],
  ] as const)(
    '[R39] a besieged capital of the %s is connected to itself',
    (side, enemy, capital) => {
      const game = givenGame({
        side,
        sieges: { [enemy]: capital },
        [side]: { hand: ['militia', 'military-leader'] },
      });
      expect(legal(game, 'reinforce')).toEqual([`reinforce ${capital}: militia`]);
      expect(legal(game, 'military-leader')).toEqual([
        `military-leader ${capital}: military-leader`,
      ]);
    },
  );

  it('[R39] where the card comes from does not matter, if it is usable', () => {
    // Boston’s card fights before Montréal.
    const game = givenGame({ ...montreal, british: { hand: ['boston'] } });
    expect(legal(game, 'reinforce')).toEqual(['reinforce montreal: boston']);
  });

  it('[R41, R39] a Military Leader needs the connection', () => {
    const leader = 'military-leader montreal: military-leader';
    expect(whyNot(givenGame(montreal), leader)).toBeNull();
    const game = givenGame({ ...montreal, locations: { ...way, oswego: null } });
    expect(whyNot(game, leader)).toBe(cutOff);
    expect(legal(game, 'military-leader')).toEqual([]);
  });
});

describe('the Military Leader', () => {
  const given: Given = {
    sieges: { british: { location: 'port-royal', value: 0 } },
    british: { hand: ['military-leader', 'militia'] },
    french: { hand: ['military-leader'] },
  };
  const leader = 'military-leader port-royal: military-leader';

  it('[R41] a leader adds 1 as a free action, for the attacker', () => {
    const led = step(givenGame(given), leader);
    expect(siegeOf(led.state, 'british')).toMatchObject({ value: 1, british: ['military-leader'] });
    expect(led.state.actionsLeft).toBe(2);
    expect(kindsOfEvents(led)).toEqual(['action-taken', 'siege-moved']);
    expect(led.state.decision).toEqual({ kind: 'take-action', side: 'british' });
  });

  it('[R41] and for the defender', () => {
    const after = play(givenGame({ ...given, side: 'french' }), leader);
    expect(siegeOf(after, 'british')).toMatchObject({ value: -1, french: ['military-leader'] });
  });

  it('[R41] also when no action is left', () => {
    expect(legal(givenGame({ ...given, actionsLeft: 0 }))).toContain(leader);
  });

  it('[R41] a leader cannot be a paid reinforcement', () => {
    const game = givenGame(given);
    expect(whyNot(game, 'reinforce port-royal: military-leader')).toBe(
      'leader-is-a-free-action R41',
    );
    expect(legal(game, 'reinforce')).toEqual(['reinforce port-royal: militia']);
  });

  it('[R41] no other card joins in this way', () => {
    expect(whyNot(givenGame(given), 'military-leader port-royal: militia')).toBe('no-leader R41');
  });

  it('[R41] without a siege there is nothing to join', () => {
    const game = givenGame({ british: given.british ?? {} });
    expect(codeOf(game, leader)).toBe('not-besieged');
    expect(legal(game, 'military-leader')).toEqual([]);
  });
});
