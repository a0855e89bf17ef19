// Usable location cards and the connection with the capital (R21, R23–R25).
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, SIDE_FACTS, explain, type GameState } from '@arpents/engine';
import {
  givenGame,
  legal,
  play,
  refusalOf,
  whyNot,
  type Given,
  type GivenLocations,
  type GivenSieges,
} from '@arpents/test-kit';

describe('usable location cards', () => {
  const lost = 'location-not-controlled R21';

  it.each([
    ['connection', ['philadelphia', 'ships', 'boston'], 'settle baltimore'],
    ['transport', ['boston', 'new-york', 'settlers'], 'settle halifax'],
    ['settler symbol', ['boston', 'ships', 'philadelphia'], 'settle halifax'],
    ['settler symbol when developing', ['pemaquid', 'philadelphia'], 'develop pemaquid'],
    ['place to fortify', ['philadelphia', 'fortification'], 'fortify philadelphia'],
    ['opening of a siege', ['boston', 'ships', 'new-york'], 'besiege port-royal'],
    ['transport to a siege', ['boston', 'new-york', 'militia'], 'besiege port-royal'],
    ['coins', ['philadelphia'], 'take-money'],
    ['coins for the Merchant', ['ships', 'philadelphia'], 'merchant'],
    ['ship for the Merchant', ['new-york', 'boston'], 'merchant'],
    ['fur', ['trader', 'albany'], 'trader'],
  ])('[R21] a card of a lost location does not serve as %s', (_use, cards, kind) => {
    const text = `${kind}: ${cards.join(' + ')}`;
    const held: Given = {
      locations: { albany: 'british village' },
      british: { hand: cards },
    };
    expect(whyNot(givenGame(held), text)).toBeNull();
    const gone: Given = {
      ...held,
      locations: { albany: null, philadelphia: null, 'new-york': null },
    };
    expect(whyNot(givenGame(gone), text)).toBe(lost);
    expect(legal(givenGame(gone))).not.toContain(text);
  });

  it.each([
    ['Louisbourg', { louisbourg: null }],
    ['the place of the ship', { quebec: null }],
  ])('[R21] no piracy when %s is lost', (_which, locations: GivenLocations) => {
    const french = { hand: ['louisbourg', 'quebec'] };
    const text = 'piracy: louisbourg + quebec';
    expect(whyNot(givenGame({ side: 'french', french }), text)).toBeNull();
    expect(whyNot(givenGame({ side: 'french', french, locations }), text)).toBe(lost);
  });

  it('[R21] a besieged location: neither symbols nor connections nor strength', () => {
    const game = givenGame({
      sieges: { french: 'new-york' },
      locations: { albany: 'british village', 'fort-william-henry': 'french village' },
      british: { hand: ['new-york', 'boston', 'bateaux', 'settlers'] },
      french: { siegeCards: { french: ['militia'] } },
    });
    expect(refusalOf(game, 'take-money: new-york')).toMatchObject({
      code: 'location-besieged',
      ruling: 'R21',
      card: 'location:new-york',
      location: 'new-york',
    });
    expect(whyNot(game, 'reinforce new-york: new-york')).toBe('location-besieged R21');
    expect(whyNot(game, 'merchant: new-york + boston')).toBe('location-besieged R21');
    expect(whyNot(game, 'develop albany: new-york + settlers')).toBe('location-besieged R21');
    expect(legal(game).filter((text) => text.includes('new-york +'))).toEqual(
      legal(game, 'discard').filter((text) => text.includes('new-york +')),
    );
  });

  it('[R21] a location that is cut off: no fur, no transport, no connection', () => {
    // Between New York and Oswego lie Albany and Fort Stanwix, and Albany is neutral.
    const given: Given = {
      locations: { 'fort-stanwix': 'british village', oswego: 'british village' },
      british: { hand: ['oswego', 'trader', 'new-york', 'boston', 'bateaux'] },
    };
    const game = givenGame(given);
    expect(whyNot(game, 'trader: trader + oswego')).toBe('location-not-connected R21');
    expect(whyNot(game, 'settle fort-niagara: oswego + bateaux')).toBe(
      'location-not-connected R21',
    );
    expect(whyNot(game, 'settle albany: new-york + oswego + boston')).toBe(
      'location-not-connected R21',
    );
    const whole = givenGame({
      ...given,
      locations: { ...given.locations, albany: 'british village' },
    });
    expect(whyNot(whole, 'trader: trader + oswego')).toBeNull();
    expect(whyNot(whole, 'settle fort-niagara: oswego + bateaux')).toBeNull();
  });

  it('[R21] the card of a raided place blocks only if it is usable', () => {
    const raid = (stanwix: 'british village' | null): GameState =>
      givenGame({
        side: 'french',
        locations: {
          albany: 'british village',
          'fort-stanwix': stanwix,
          oswego: 'british village',
          'fort-frontenac': 'french village',
        },
        british: { hand: ['oswego'] },
        french: { hand: ['coureurs-de-bois'] },
      });
    const text = 'raid oswego: coureurs-de-bois';
    const connected = raid('british village');
    const cutOff = raid(null);
    expect(whyNot(connected, text)).toBeNull();
    expect(blockersOf(connected, text)).toEqual(['block-raid: -', 'block-raid: oswego']);
    expect(blockersOf(cutOff, text)).toEqual(['block-raid: -']);
  });

  it('[R21] the explanation of a choice names why its card cannot be used', () => {
    const game = givenGame({ locations: { norfolk: null }, british: { hand: ['norfolk'] } });
    const [explained] = explain(game, {
      ...NO_CHOICE,
      kind: 'take-money',
      cards: ['location:norfolk'],
    });
    expect(explained).toMatchObject({
      ways: [],
      refusal: { code: 'location-not-controlled', ruling: 'R21', location: 'norfolk' },
    });
  });
});

describe('the connection with the capital', () => {
  /** Whether the coins, or furs, of a British location can be used. */
  const usable = (card: string, locations: GivenLocations, sieges: GivenSieges = {}) =>
    whyNot(
      givenGame({ locations, sieges, british: { hand: ['trader', card] } }),
      card === 'deerfield' || card === 'richmond'
        ? `take-money: ${card}`
        : `trader: trader + ${card}`,
    );
  const usableForFrench = (card: string, locations: GivenLocations, sieges: GivenSieges = {}) =>
    whyNot(
      givenGame({ side: 'french', locations, sieges, french: { hand: ['trader', card] } }),
      `trader: trader + ${card}`,
    );

  it('[R23] it runs over rivers, lakes and roads and by sea', () => {
    // Deerfield – New Haven – sea – Boston.
    expect(usable('deerfield', { deerfield: 'british village' })).toBeNull();
    // Halifax – sea – Boston.
    expect(usable('halifax', { halifax: 'british village' })).toBeNull();
    // Fort Duquesne – road – Cumberland – St. Mary's – sea – Boston.
    expect(
      usable('fort-duquesne', {
        'fort-duquesne': 'british village',
        cumberland: 'british village',
      }),
    ).toBeNull();
    // Détroit – lakes – Oswego – Fort Stanwix – Albany – New York – sea – Boston.
    const lakes: GivenLocations = {
      detroit: 'british village',
      'fort-niagara': 'british village',
      oswego: 'british village',
      'fort-stanwix': 'british village',
      albany: 'british village',
    };
    expect(usable('detroit', lakes)).toBeNull();
    expect(usable('detroit', { ...lakes, oswego: 'french village' })).toBe(
      'location-not-connected R21',
    );
  });

  it('[R23] trails carry no supply', () => {
    const given: GivenLocations = { deerfield: 'british village', 'new-haven': null };
    // Boston – Deerfield is a trail; without New Haven nothing else is left.
    expect(usable('deerfield', given)).toBe('location-not-connected R21');
  });

  it('[R23] it runs through own locations only, not through neutral ones', () => {
    const forks: GivenLocations = { 'fort-duquesne': 'british village', cumberland: null };
    expect(usable('fort-duquesne', forks)).toBe('location-not-connected R21');
    expect(usable('fort-duquesne', { ...forks, cumberland: 'french village' })).toBe(
      'location-not-connected R21',
    );
  });

  it('[R23] by sea it needs no location on the way', () => {
    const alone: GivenLocations = {
      'new-haven': null,
      'new-york': null,
      pemaquid: null,
      halifax: 'british village',
    };
    expect(usable('halifax', alone)).toBeNull();
    expect(usableForFrench('gaspe', { louisbourg: null, tadoussac: null })).toBeNull();
  });

  it('[R23] a besieged location on the way lets supply through', () => {
    const pieces: GivenLocations = { deerfield: 'british village' };
    expect(usable('deerfield', pieces, { french: 'new-haven' })).toBeNull();
    expect(
      usableForFrench('montreal', {}, { british: { location: 'trois-rivieres', value: 0 } }),
    ).toBeNull();
    expect(usableForFrench('montreal', { 'trois-rivieres': null })).toBe(
      'location-not-connected R21',
    );
  });

  it('[R24] a lost capital is still the source of supply', () => {
    expect(usable('deerfield', { deerfield: 'british village', boston: null })).toBeNull();
    expect(usableForFrench('gaspe', { quebec: null })).toBeNull();
    expect(usableForFrench('montreal', { quebec: null })).toBeNull();
    // Kennebec – Québec is a river: the source is reached without the sea as well.
    const game = givenGame({
      side: 'french',
      locations: { quebec: null, kennebec: 'french village' },
      french: { hand: ['kennebec', 'fortification'] },
    });
    expect(whyNot(game, 'fortify kennebec: kennebec + fortification')).toBeNull();
  });

  it('[R24] a besieged capital is still the source; its own card is shut out', () => {
    const sieges: GivenSieges = { french: { location: 'boston', value: 0 } };
    expect(usable('deerfield', { deerfield: 'british village' }, sieges)).toBeNull();
    const game = givenGame({ sieges, british: { hand: ['boston'] } });
    expect(whyNot(game, 'take-money: boston')).toBe('location-besieged R21');
    expect(usableForFrench('montreal', {}, { british: 'quebec' })).toBeNull();
  });

  it('[R24] the sources are Boston and Québec; New York is none', () => {
    expect(SIDE_FACTS.british.supplySource).toBe('boston');
    expect(SIDE_FACTS.french.supplySource).toBe('quebec');
    // Albany hangs on New York, which in turn hangs on Boston by sea.
    expect(usable('albany', { albany: 'british village' })).toBeNull();
    expect(usable('albany', { albany: 'british village', 'new-york': null })).toBe(
      'location-not-connected R21',
    );
  });

  it('[R25] no supply along the river from Fort St. John to Québec', () => {
    const pieces: GivenLocations = {
      'fort-st-john': 'french village',
      'trois-rivieres': null,
    };
    expect(usableForFrench('fort-st-john', { ...pieces })).toBe('location-not-connected R21');
    expect(usableForFrench('fort-st-john', { 'fort-st-john': 'french village' })).toBeNull();
  });

  it('[R25] no supply along the river from St. Mary’s to Richmond, but from Norfolk', () => {
    const pieces: GivenLocations = { richmond: 'british village' };
    expect(usable('richmond', pieces)).toBeNull();
    expect(usable('richmond', { ...pieces, norfolk: null })).toBe('location-not-connected R21');
  });

  it('[R25] Trois-Rivières and Fort Beauséjour are supplied by sea', () => {
    expect(usableForFrench('fort-beausejour', { 'fort-beausejour': 'french village' })).toBeNull();
    expect(usable('trois-rivieres', { 'trois-rivieres': 'british village' })).toBeNull();
  });
});

function blockersOf(game: GameState, raid: string): string[] {
  return legal(play(game, raid));
}
