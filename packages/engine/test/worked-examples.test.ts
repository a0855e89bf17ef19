// The worked examples of the rule book, played out. Where an older printing has an example of its own, it is here
// as far as it holds in the second edition.
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  givenGame,
  legal,
  namesOf,
  piles,
  play,
  standingAt,
  whyNot,
  type Given,
} from '@arpents/test-kit';

describe('settling', () => {
  it('[R27, R28] Deerfield from New Haven, with the bateaux of St. Mary’s and the settlers of Boston', () => {
    const state = givenGame({ british: { hand: ['new-haven', 'st-marys', 'boston', 'norfolk'] } });
    const after = play(state, 'settle deerfield: new-haven + st-marys + boston');
    expect(standingAt(after, 'deerfield')).toBe('british village');
    expect(piles(after, 'british')).toMatchObject({
      hand: ['norfolk'],
      discard: ['new-haven', 'st-marys', 'boston', 'deerfield'],
    });
    expect(piles(after, 'british').available).not.toContain('deerfield');
    expect(after.players.british.villages).toBe(state.players.british.villages - 1);
  });

  it('[R27] Deerfield has a settler symbol: without a settler card it cannot be settled', () => {
    const state = givenGame({ british: { hand: ['new-haven', 'st-marys', 'norfolk'] } });
    expect(codeOf(state, 'settle deerfield: new-haven + st-marys')).toBe('wrong-number-of-cards');
    expect(whyNot(state, 'settle deerfield: new-haven + st-marys + norfolk')).toBe(
      'no-settler R27',
    );
  });

  it('[R27, R28] Fort Niagara from Fort Frontenac, with the bateaux of Trois-Rivières and no settlers', () => {
    const state = givenGame({
      side: 'french',
      french: { hand: ['fort-frontenac', 'trois-rivieres', 'quebec'] },
      locations: { 'fort-frontenac': 'french village' },
    });
    const after = play(state, 'settle fort-niagara: fort-frontenac + trois-rivieres');
    expect(standingAt(after, 'fort-niagara')).toBe('french village');
    expect(piles(after, 'french').discard).toEqual([
      'fort-frontenac',
      'trois-rivieres',
      'fort-niagara',
    ]);
    expect(codeOf(state, 'settle fort-niagara: fort-frontenac + trois-rivieres + quebec')).toBe(
      'wrong-number-of-cards',
    );
  });

  it('[R6, R28] the British have no Montréal card: they settle it and gain none', () => {
    const state = givenGame({
      british: { hand: ['fort-frontenac', 'bateaux', 'boston'] },
      locations: {
        montreal: null,
        albany: 'british village',
        'fort-stanwix': 'british village',
        oswego: 'british village',
        'fort-frontenac': 'british village',
      },
    });
    const after = play(state, 'settle montreal: fort-frontenac + bateaux + boston');
    expect(standingAt(after, 'montreal')).toBe('british village');
    expect(piles(after, 'british').discard).toEqual(['fort-frontenac', 'bateaux', 'boston']);
  });

  it('[R28, R54] a lost location is regained by settling it, though its card never left the deck', () => {
    const state = givenGame({
      british: { hand: ['boston', 'ships', 'philadelphia'], discard: ['pemaquid'] },
      locations: { pemaquid: null },
    });
    const after = play(state, 'settle pemaquid: boston + ships + philadelphia');
    expect(standingAt(after, 'pemaquid')).toBe('british village');
    expect(piles(after, 'british').discard).toEqual([
      'pemaquid',
      'boston',
      'ships',
      'philadelphia',
    ]);
  });
});

describe('developing and fortifying', () => {
  const frontier: Given = {
    british: { hand: ['albany', 'oswego', 'fort-stanwix', 'st-marys', 'boston'] },
    locations: {
      albany: 'british village',
      'fort-stanwix': 'british village',
      oswego: 'british village',
    },
  };

  it('[R32] Albany is developed with the settlers of St. Mary’s', () => {
    const state = givenGame(frontier);
    const after = play(state, 'develop albany: albany + st-marys');
    expect(standingAt(after, 'albany')).toBe('british town');
    expect(after.players.british).toMatchObject({
      villages: state.players.british.villages + 1,
      towns: state.players.british.towns - 1,
    });
    expect(piles(after, 'british').discard).toEqual(['albany', 'st-marys']);
  });

  it('[R32] Oswego could be developed, Fort Stanwix could not: it is worth nothing', () => {
    const state = givenGame(frontier);
    expect(codeOf(state, 'develop oswego: oswego + st-marys')).toBeNull();
    expect(whyNot(state, 'develop fort-stanwix: fort-stanwix + st-marys')).toBe(
      'location-worth-nothing R32',
    );
  });

  it('[R33] a location just settled again can be fortified in the same turn', () => {
    const state = givenGame({
      british: {
        money: 3,
        hand: ['pemaquid', 'boston', 'ships', 'philadelphia', 'fortification'],
      },
      locations: { pemaquid: null },
    });
    const after = play(
      state,
      'settle pemaquid: boston + ships + philadelphia',
      'fortify pemaquid: pemaquid + fortification',
    );
    expect(standingAt(after, 'pemaquid')).toBe('british village fortified');
    expect(after.players.british.money).toBe(0);
  });
});

describe('raids from Kennebec', () => {
  const targets = (hand: readonly string[], deerfield: 'british town' | 'british town fortified') =>
    new Set(
      legal(
        givenGame({
          side: 'french',
          french: { hand },
          locations: {
            kennebec: 'french village',
            'fort-halifax': 'british village',
            deerfield,
          },
        }),
        'raid',
      ).map((text) => text.slice('raid '.length, text.indexOf(':'))),
    );

  it('[R56, R60] Fort Halifax, Deerfield and Pemaquid with one card, Boston with two', () => {
    expect(targets(['coureurs-de-bois'], 'british town')).toEqual(
      new Set(['fort-halifax', 'deerfield', 'pemaquid']),
    );
    const two = targets(['coureurs-de-bois', 'native-americans'], 'british town');
    expect(two).toContain('boston');
    expect(two).toContain('new-haven');
  });

  it('[R59, R57] with Deerfield fortified only Fort Halifax and Pemaquid: Pemaquid does not lead to Boston', () => {
    const many = [
      'coureurs-de-bois',
      'native-americans',
      'priest',
      'priest',
      'neutral:native-americans',
    ];
    // With five cards the raid goes six connections far; by Ticonderoga it would meet other British.
    expect(targets(['coureurs-de-bois', 'native-americans'], 'british town fortified')).toEqual(
      new Set(['fort-halifax', 'pemaquid']),
    );
    expect(targets(many, 'british town fortified')).not.toContain('boston');
  });

  it('[R56] three cards could raid up to four connections away', () => {
    const state = givenGame({
      side: 'french',
      french: { hand: ['coureurs-de-bois', 'priest', 'priest'] },
      locations: { albany: 'british village', deerfield: 'british village' },
    });
    // Trois-Rivières, Fort St. John, Ticonderoga, Fort William Henry, Albany.
    expect(codeOf(state, 'raid albany: coureurs-de-bois + priest + priest')).toBeNull();
    expect(codeOf(state, 'raid albany: coureurs-de-bois + priest')).toBe('out-of-reach');
  });

  it('[R66, R24] raided twice, Québec is lost, but the French still trace their supply from it', () => {
    const state = givenGame({
      british: { hand: ['rangers', 'indian-leader', 'neutral:native-americans'] },
      french: { hand: ['montreal', 'quebec'] },
      locations: { kennebec: 'british village' },
    });
    const after = play(
      state,
      'raid quebec: rangers',
      'block-raid: -',
      'raid quebec: neutral:native-americans',
      'block-raid: -',
      'end-turn',
    );
    expect(standingAt(after, 'quebec')).toBeNull();
    expect(after.outcome).toBeNull();
    expect(codeOf(after, 'take-money: montreal')).toBeNull();
    expect(codeOf(after, 'take-money: quebec')).toBe('location-not-controlled');
  });
});

describe('cards and money', () => {
  it('[R77] a neutral fortification costs 3', () => {
    const after = play(givenGame({ british: { money: 5 } }), 'draft: neutral:fortification');
    expect(after.players.british.money).toBe(2);
    expect(piles(after, 'british').discard).toEqual(['neutral:fortification']);
  });

  it('[R78] discarding three cards costs 2', () => {
    const state = givenGame({ british: { money: 5, hand: ['boston', 'norfolk', 'pemaquid'] } });
    const after = play(state, 'discard: boston + norfolk + pemaquid');
    expect(after.players.british.money).toBe(3);
  });

  it('[R74] Norfolk’s ship, then Boston and New York: 6; a third card with coins is too many', () => {
    // An older printing lets Norfolk carry Deerfield, Boston and New York for 8.
    const state = givenGame({
      british: { money: 0, hand: ['norfolk', 'deerfield', 'boston', 'new-york'] },
      locations: { deerfield: 'british village' },
    });
    const after = play(state, 'merchant: norfolk + boston + new-york');
    expect(after.players.british.money).toBe(6);
    expect(codeOf(state, 'merchant: norfolk + deerfield + boston + new-york')).toBe(
      'wrong-number-of-cards',
    );
  });

  it('[R84, R83] Home Support, an Intendant to fetch it, and Home Support again in one turn', () => {
    const state = givenGame({
      side: 'french',
      french: {
        money: 2,
        hand: ['home-support'],
        deck: ['intendant', 'gaspe', 'montreal', 'quebec', 'trader', 'militia', 'ships'],
      },
    });
    const after = play(state, 'home-support', 'intendant: home-support', 'home-support');
    expect(piles(after, 'french')).toMatchObject({
      hand: ['gaspe', 'montreal', 'quebec', 'trader', 'militia'],
      deck: ['ships'],
      discard: ['intendant', 'home-support'],
    });
    expect(after.actionsLeft).toBe(1);
    expect(after.players.french.money).toBe(0);
  });

  it('[R84] with two cards in the draw deck Home Support draws two', () => {
    const state = givenGame({
      british: { hand: ['home-support'], deck: ['boston', 'norfolk'], discard: ['ships'] },
    });
    expect(namesOf(play(state, 'home-support').players.british.hand)).toEqual([
      'boston',
      'norfolk',
    ]);
  });

  it('[R81] a card returned by the Governor can be had again: by a draft, or by settling anew', () => {
    const state = givenGame({
      british: { hand: ['governor', 'militia', 'norfolk', 'st-marys', 'boston', 'philadelphia'] },
    });
    const returned = play(state, 'governor: governor + militia + norfolk');
    expect(codeOf(returned, 'draft: militia')).toBeNull();
    expect(codeOf(returned, 'settle norfolk: st-marys + boston + philadelphia')).toBeNull();
    expect(codeOf(returned, 'settle norfolk: st-marys + boston')).toBe('wrong-number-of-cards');
  });

  it('[R86] who passes may act again in later turns', () => {
    const state = play(givenGame({}), 'pass', 'pass', 'end-turn', 'pass', 'pass', 'end-turn');
    expect(state.decision).toEqual({ kind: 'take-action', side: 'british' });
    expect(state.actionsLeft).toBe(2);
  });
});
