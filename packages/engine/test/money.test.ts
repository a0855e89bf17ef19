// Taking money, Merchant, Trader and Piracy (R73–R76).
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import {
  codeOf,
  givenGame,
  legal,
  piles,
  play,
  refusalOf,
  step,
  whyNot,
  type Given,
} from '@arpents/test-kit';

const british = (hand: readonly string[], more: Partial<Given> = {}): GameState =>
  givenGame({ british: { hand, money: 0 }, ...more });
const french = (hand: readonly string[], more: Partial<Given> = {}): GameState =>
  givenGame({ side: 'french', french: { hand, money: 0 }, ...more });

describe('taking money', () => {
  it('[R73] one location card brings its coins', () => {
    const state = british(['boston', 'norfolk', 'st-marys', 'militia']);
    expect(legal(state, 'take-money')).toEqual(['take-money: boston', 'take-money: norfolk']);
    const after = play(state, 'take-money: boston');
    expect(after.players.british.money).toBe(3);
    expect(piles(after, 'british').discard).toEqual(['boston']);
    expect(after.actionsLeft).toBe(1);
    expect(play(state, 'take-money: norfolk').players.british.money).toBe(2);
  });

  it('[R73] a card without coins brings nothing', () => {
    const state = british(['st-marys', 'militia']);
    expect(whyNot(state, 'take-money: st-marys')).toBe('no-coins R73');
    expect(whyNot(state, 'take-money: militia')).toBe('no-coins R73');
  });

  it('[R73] it takes exactly one card', () => {
    const state = british(['boston', 'norfolk']);
    expect(codeOf(state, 'take-money: boston + norfolk')).toBe('wrong-number-of-cards');
    expect(whyNot(state, 'take-money:')).toBe('wrong-number-of-cards R73');
  });

  it('[R73, R21] the location card must be usable', () => {
    const lost = british(['norfolk'], { locations: { norfolk: null } });
    expect(refusalOf(lost, 'take-money: norfolk')).toMatchObject({
      code: 'location-not-controlled',
      ruling: 'R21',
      location: 'norfolk',
    });
    const besieged = british(['norfolk'], {
      sieges: { french: 'norfolk' },
      french: { siegeCards: { french: ['militia'] } },
    });
    expect(whyNot(besieged, 'take-money: norfolk')).toBe('location-besieged R21');
    const cut = british(['deerfield'], {
      locations: { deerfield: 'british village', 'new-haven': null },
    });
    expect(whyNot(cut, 'take-money: deerfield')).toBe('location-not-connected R21');
    expect(legal(cut, 'take-money')).toEqual([]);
  });
});

describe('the Merchant', () => {
  it('[R74] a ship and one or two cards with coins', () => {
    const state = british(['ships', 'boston', 'philadelphia']);
    expect(legal(state, 'merchant')).toEqual([
      'merchant: boston + philadelphia',
      'merchant: ships + boston',
      'merchant: ships + boston + philadelphia',
      'merchant: ships + philadelphia',
    ]);
    const after = play(state, 'merchant: ships + boston + philadelphia');
    expect(after.players.british.money).toBe(6);
    expect(piles(after, 'british').discard).toEqual(['ships', 'boston', 'philadelphia']);
    expect(after.actionsLeft).toBe(1);
  });

  it('[R74] the coins of the card that serves as ship do not count', () => {
    const state = british(['boston', 'norfolk']);
    expect(play(state, 'merchant: boston + norfolk').players.british.money).toBe(2);
    expect(play(state, 'merchant: norfolk + boston').players.british.money).toBe(3);
  });

  it('[R74] one card does not serve as ship and for its coins', () => {
    const state = british(['boston', 'militia']);
    expect(legal(state, 'merchant')).toEqual([]);
    expect(whyNot(state, 'merchant: boston')).toBe('wrong-number-of-cards R74');
    expect(codeOf(state, 'merchant: boston + boston')).toBe('card-not-in-hand');
  });

  it('[R74] not more than two cards with coins', () => {
    const state = british(['ships', 'boston', 'norfolk', 'new-york']);
    expect(codeOf(state, 'merchant: ships + boston + norfolk + new-york')).toBe(
      'wrong-number-of-cards',
    );
    expect(legal(state, 'merchant').every((text) => text.split(' + ').length <= 3)).toBe(true);
  });

  it('[R74] the first card has a ship symbol, the others coins', () => {
    const state = british(['philadelphia', 'boston', 'pemaquid', 'ships']);
    expect(whyNot(state, 'merchant: philadelphia + boston')).toBe('no-ship R74');
    expect(codeOf(state, 'merchant: boston + pemaquid')).toBe('no-coins');
    expect(codeOf(state, 'merchant: boston + ships')).toBe('no-coins');
  });

  it('[R74, R21] ship and coins come from usable cards', () => {
    const state = british(['norfolk', 'boston'], { locations: { norfolk: null } });
    expect(whyNot(state, 'merchant: norfolk + boston')).toBe('location-not-controlled R21');
    expect(whyNot(state, 'merchant: boston + norfolk')).toBe('location-not-controlled R21');
    expect(legal(state, 'merchant')).toEqual([]);
  });

  it('[R74] the order in which two coin cards are named does not matter, the list gives one', () => {
    const state = british(['ships', 'boston', 'new-york']);
    expect(codeOf(state, 'merchant: ships + new-york + boston')).toBeNull();
    expect(legal(state, 'merchant')).not.toContain('merchant: ships + new-york + boston');
  });
});

describe('the Trader', () => {
  it('[R75] two money for each fur', () => {
    const state = french(['trader', 'gaspe', 'montreal', 'tadoussac']);
    const after = play(state, 'trader: trader + gaspe + montreal + tadoussac');
    expect(after.players.french.money).toBe(6);
    expect(piles(after, 'french').discard).toEqual(['trader', 'gaspe', 'montreal', 'tadoussac']);
    expect(play(state, 'trader: trader + gaspe').players.french.money).toBe(2);
    expect(after.actionsLeft).toBe(1);
  });

  it('[R75] every set of furs is listed once', () => {
    const state = french(['trader', 'trader', 'gaspe', 'montreal']);
    expect(legal(state, 'trader').sort()).toEqual([
      'trader: trader + gaspe',
      'trader: trader + gaspe + montreal',
      'trader: trader + montreal',
    ]);
  });

  it('[R75] it takes the Trader and at least one fur', () => {
    const state = french(['trader', 'gaspe', 'port-royal']);
    expect(whyNot(state, 'trader: trader')).toBe('wrong-number-of-cards R75');
    expect(whyNot(state, 'trader: gaspe + trader')).toBe('no-trader R75');
    expect(whyNot(state, 'trader: trader + port-royal')).toBe('no-fur R75');
    const two = french(['trader', 'trader', 'gaspe']);
    expect(whyNot(two, 'trader: trader + gaspe + trader')).toBe('no-fur R75');
    expect(legal(french(['gaspe']), 'trader')).toEqual([]);
    expect(legal(french(['trader']), 'trader')).toEqual([]);
  });

  it('[R75, R21] furs come from usable location cards', () => {
    const state = french(['trader', 'gaspe', 'detroit'], {
      locations: { gaspe: null, detroit: 'french village' },
    });
    expect(whyNot(state, 'trader: trader + gaspe')).toBe('location-not-controlled R21');
    expect(whyNot(state, 'trader: trader + detroit')).toBe('location-not-connected R21');
    expect(legal(state, 'trader')).toEqual([]);
  });

  it('[R75] with more than seven cards in hand the sets are not listed, but each is legal', () => {
    const hand = [
      'trader',
      'gaspe',
      'montreal',
      'tadoussac',
      'trois-rivieres',
      'louisbourg',
      'quebec',
      'port-royal',
    ];
    const state = french(hand);
    expect(legal(state, 'trader')).toEqual([]);
    expect(codeOf(state, 'trader: trader + gaspe + montreal + tadoussac')).toBeNull();
    expect(legal(french(hand.slice(0, 7)), 'trader')).toHaveLength(15);
  });
});

describe('Piracy', () => {
  it('[R76] Louisbourg and another ship take 2 from the British', () => {
    const state = french(['louisbourg', 'ships', 'port-royal'], { british: { money: 7 } });
    expect(legal(state, 'piracy')).toEqual([
      'piracy: louisbourg + port-royal',
      'piracy: louisbourg + ships',
    ]);
    const { state: after, events } = step(state, 'piracy: louisbourg + ships');
    expect(after.players.french.money).toBe(2);
    expect(after.players.british.money).toBe(5);
    expect(piles(after, 'french').discard).toEqual(['louisbourg', 'ships']);
    expect(after.actionsLeft).toBe(1);
    expect(events.filter((event) => event.kind === 'money-changed')).toEqual([
      { kind: 'money-changed', side: 'british', amount: -2 },
      { kind: 'money-changed', side: 'french', amount: 2 },
    ]);
  });

  it.each([0, 1])('[R76] the bank pays what the British lack of their 2, having %i', (money) => {
    const state = french(['louisbourg', 'ships'], { british: { money } });
    const after = play(state, 'piracy: louisbourg + ships');
    expect(after.players.french.money).toBe(2);
    expect(after.players.british.money).toBe(0);
  });

  it('[R76] Louisbourg leads, another card with a ship follows', () => {
    const state = french(['louisbourg', 'ships', 'gaspe']);
    expect(whyNot(state, 'piracy: ships + louisbourg')).toBe('no-pirate R76');
    expect(codeOf(state, 'piracy: louisbourg + gaspe')).toBe('no-ship');
    expect(whyNot(state, 'piracy: louisbourg')).toBe('wrong-number-of-cards R76');
    expect(codeOf(state, 'piracy: louisbourg + louisbourg')).toBe('card-not-in-hand');
    expect(legal(french(['louisbourg']), 'piracy')).toEqual([]);
  });

  it('[R76, R21] Louisbourg must be usable', () => {
    const state = french(['louisbourg', 'ships'], {
      sieges: { british: 'louisbourg' },
      british: { siegeCards: { british: ['militia'] } },
    });
    expect(whyNot(state, 'piracy: louisbourg + ships')).toBe('location-besieged R21');
    expect(legal(state, 'piracy')).toEqual([]);
  });

  it('[R76] the British are no pirates, not even at Louisbourg', () => {
    const state = british(['louisbourg', 'ships'], {
      locations: { louisbourg: 'british village' },
    });
    expect(whyNot(state, 'piracy: louisbourg + ships')).toBe('not-for-your-side R76');
    expect(legal(state, 'piracy')).toEqual([]);
  });
});
