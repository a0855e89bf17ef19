// Rules that meet: what happens where two of them are in force. A suite names the rules that its tests need.
import { scoreOf } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  givenGame,
  kindsOfEvents,
  legal,
  newGame,
  piles,
  play,
  refusalOf,
  siegeOf,
  standingAt,
  startingDeck,
  step,
} from '@arpents/test-kit';

describe('fort-at-louisbourg + fort-at-quebec', () => {
  it('[R1] both fortifications come from the common stock', () => {
    expect(newGame({ rules: ['fort-at-louisbourg', 'fort-at-quebec'] }).fortifications).toBe(10);
  });
});

describe('french-start-empire-card + french-bateaux-available', () => {
  it('[R3] the Bateaux is among the cards to choose from', () => {
    const game = newGame({ rules: ['french-start-empire-card', 'french-bateaux-available'] });
    const chosen = play(game, 'choose-empire-card: bateaux');
    expect(startingDeck(chosen, 'french')).toContain('bateaux');
    expect(piles(chosen, 'french').available).not.toContain('bateaux');
  });
});

describe('french-start-empire-card + no-governors', () => {
  it('[R3] a Governor is not', () => {
    const game = newGame({ rules: ['french-start-empire-card', 'no-governors'] });
    expect(legal(game)).toHaveLength(12);
    expect(codeOf(game, 'choose-empire-card: governor')).toBe('not-your-empire-card');
  });
});

describe('governor-abandons + governor-spares-home', () => {
  it('[R81] homes are kept, other locations are given up, and each refusal names its own rule', () => {
    const game = givenGame({
      rules: ['governor-abandons', 'governor-spares-home'],
      locations: { albany: 'british village', oswego: 'british village' },
      sieges: { french: { location: 'oswego', value: 0 } },
      british: { hand: ['governor', 'boston', 'albany', 'oswego'] },
    });
    expect(refusalOf(game, 'governor: governor + boston')).toMatchObject({
      code: 'home-card-spared',
      rule: 'governor-spares-home',
    });
    expect(refusalOf(game, 'governor: governor + oswego')).toMatchObject({
      code: 'besieged-card-kept',
      rule: 'governor-abandons',
    });
    expect(standingAt(play(game, 'governor: governor + albany'), 'albany')).toBeNull();
  });
});

describe('governor-abandons + british-siege-restraint', () => {
  it('[R35, R97] points that a position begins with lift it for good, even if a Governor gives them up', () => {
    const game = givenGame({
      rules: ['governor-abandons', 'british-siege-restraint'],
      locations: { albany: 'british village', deerfield: 'british village' },
      british: { hand: ['governor', 'albany', 'pemaquid', 'boston', 'militia'] },
    });
    expect(scoreOf(game, 'british').total).toBe(25);
    const abandoned = play(game, 'governor: governor + albany');
    expect(scoreOf(abandoned, 'british').total).toBe(21);
    expect(abandoned.lifted).toEqual(['british-siege-restraint']);
    expect(codeOf(abandoned, 'besiege port-royal: pemaquid + boston + militia')).toBeNull();
  });
});

describe('ambush-reaches-sieges + natives-in-sieges', () => {
  it('[R69] Native Americans fight, but an ambush does not reach them', () => {
    const besieging = play(
      givenGame({
        rules: ['ambush-reaches-sieges', 'natives-in-sieges'],
        british: { hand: ['pemaquid', 'boston', 'neutral:native-americans', 'militia'] },
        french: { hand: ['coureurs-de-bois'] },
      }),
      'besiege port-royal: pemaquid + boston + neutral:native-americans',
      'reinforce port-royal: militia',
      'end-turn',
      'ambush: coureurs-de-bois',
      'block-ambush: -',
    );
    expect(legal(besieging)).toEqual(['give-up-card british-siege: militia']);
    const hit = play(besieging, 'give-up-card british-siege: militia');
    expect(siegeOf(hit, 'british')).toMatchObject({
      value: 0,
      british: ['neutral:native-americans'],
    });
  });
});

describe('french-siege-redraw + thin-deck-penalty', () => {
  it('[R50, R87] on an empty draw deck the card is discarded and none is drawn', () => {
    const asked = givenGame({
      rules: ['french-siege-redraw', 'thin-deck-penalty'],
      side: 'french',
      phase: 'end-test',
      sieges: { british: { location: 'port-royal', value: -1 } },
      french: { hand: ['trader', 'quebec'], discard: ['priest'] },
    });
    const redrawn = step(asked, 'siege-redraw: trader');
    expect(kindsOfEvents(redrawn)).toEqual(['action-taken', 'turn-began']);
    expect(piles(redrawn.state, 'french')).toMatchObject({
      hand: ['quebec'],
      deck: [],
      discard: ['priest', 'trader'],
    });
  });
});

describe('pay-to-reshuffle + french-siege-redraw', () => {
  it('[R50, R87] the reshuffle of an exchange is free, that of the refill is not', () => {
    const asked = givenGame({
      rules: ['pay-to-reshuffle', 'french-siege-redraw'],
      side: 'french',
      phase: 'end-test',
      sieges: { british: { location: 'port-royal', value: -1 } },
      french: { money: 3, hand: ['trader'], discard: ['priest'] },
    });
    const redrawn = play(asked, 'siege-redraw: trader');
    expect(redrawn.players.french).toMatchObject({ money: 3, shuffles: 2 });
    const refilled = play(redrawn, 'draft: intendant', 'pass', 'end-turn');
    expect(refilled.players.french).toMatchObject({ money: 2, shuffles: 3 });
  });
});

describe('pay-to-reshuffle + first-edition-home-support', () => {
  it('[R84, R87] in the second edition too the reshuffle of Home Support is free, that of the refill is not', () => {
    const game = givenGame({
      rules: ['pay-to-reshuffle', 'first-edition-home-support'],
      actionsLeft: 0,
      british: {
        money: 5,
        hand: ['home-support'],
        deck: ['boston'],
        discard: ['norfolk', 'trader'],
      },
    });
    const supported = play(game, 'home-support');
    expect(supported.players.british).toMatchObject({ money: 5, shuffles: 2 });
    const refilled = play(supported, 'end-turn');
    expect(refilled.players.british).toMatchObject({ money: 4, shuffles: 3 });
  });
});

describe('blocked-ambush-free + blocked-raid-free', () => {
  it('[R63, R68] a turn of blocked raids and ambushes still has both its actions', () => {
    const blocked = play(
      givenGame({
        rules: ['blocked-ambush-free', 'blocked-raid-free'],
        side: 'french',
        locations: { 'fort-halifax': 'french village' },
        french: { hand: ['coureurs-de-bois', 'native-americans'] },
        british: { hand: ['rangers', 'pemaquid'] },
      }),
      'raid pemaquid: native-americans',
      'block-raid: pemaquid',
      'ambush: coureurs-de-bois',
      'block-ambush: rangers',
    );
    expect(blocked.actionsLeft).toBe(2);
  });
});

describe('free-fur + free-discard-of-lost-locations', () => {
  it('[R92] a fur card is sold while its location is controlled, and discarded when it is lost', () => {
    const game = givenGame({
      rules: ['free-fur', 'free-discard-of-lost-locations'],
      side: 'french',
      locations: { gaspe: null },
      french: { hand: ['gaspe', 'tadoussac'] },
    });
    expect(legal(game, 'sell-fur')).toEqual(['sell-fur: tadoussac']);
    expect(legal(game, 'discard-lost-location')).toEqual(['discard-lost-location: gaspe']);
  });
});
