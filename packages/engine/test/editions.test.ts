// The first editions (R150–R152) where they depart from the second: cards, supply and raids. Sieges and the end:
// editions-sieges.test.ts; what the three scenario rules of the first editions do: test/rules.
import { describe, expect, it } from 'vitest';
import { createGame, type Edition, type GameState } from '@arpents/engine';
import {
  TEST_SEED,
  codeOf,
  givenGame,
  legal,
  newGame,
  piles,
  play,
  whyNot,
  type Given,
  type GivenSide,
} from '@arpents/test-kit';

const FIRST_EDITIONS = ['first', 'first-revised'] as const;

const inEdition = (edition: Edition, given: Given): GameState => givenGame({ ...given, edition });

describe('editions', () => {
  it('[R150] the second edition is played unless another is chosen', () => {
    expect(newGame({}).options).toEqual({ edition: 'second', rules: [], rulings: 2 });
    expect(newGame({})).toEqual(newGame({ edition: 'second' }));
  });

  it.each(FIRST_EDITIONS)(
    '[R150, R151] %s brings three scenario rules, and shows them',
    (edition) => {
      expect(newGame({ edition }).options).toEqual({
        edition,
        rules: ['first-edition-bateaux', 'first-edition-home-support', 'first-edition-raids'],
        rulings: 2,
      });
      const asked = createGame({ edition, rules: ['first-edition-raids'] }, TEST_SEED);
      expect(asked.ok && asked.value.options).toEqual(newGame({ edition }).options);
    },
  );
});

describe('the reserve', () => {
  const given: Given = {
    british: {
      hand: ['boston', 'norfolk', 'trader'],
      reserve: ['militia', 'militia', 'rangers', 'settlers', 'ships'],
    },
  };

  it('[R150] in the first edition it has no limit', () => {
    const game = inEdition('first', { ...given, actionsLeft: 2 });
    const reserved = play(game, 'reserve: boston', 'reserve: trader');
    expect(piles(reserved, 'british').reserve).toEqual([
      'boston',
      'trader',
      'militia',
      'militia',
      'ships',
      'settlers',
      'rangers',
    ]);
    const retrieved = play(reserved, 'retrieve');
    expect(retrieved.players.british.money).toBe(3);
    expect(piles(retrieved, 'british').hand).toHaveLength(8);
  });

  it('[R80, R150] a reserve that grew too large to pay for stays where it is', () => {
    const game = inEdition('first', { british: { ...given.british, money: 5 } });
    expect(whyNot(play(game, 'reserve: boston'), 'retrieve')).toBe('not-enough-money R80');
  });

  it('[R151] in the revised printing it holds five, as in the second edition', () => {
    for (const edition of ['first-revised', 'second'] as const) {
      expect(whyNot(inEdition(edition, given), 'reserve: trader')).toBe('reserve-full R79');
    }
  });

  it('[R150, R151] in both first editions location cards may be reserved, controlled or not', () => {
    const locations = { norfolk: null };
    const british = { hand: ['boston', 'norfolk', 'trader'] };
    for (const edition of FIRST_EDITIONS) {
      expect(legal(inEdition(edition, { locations, british }), 'reserve')).toEqual([
        'reserve: boston',
        'reserve: norfolk',
        'reserve: trader',
      ]);
    }
    expect(legal(givenGame({ locations, british }), 'reserve')).toEqual(['reserve: trader']);
  });
});

describe('the Merchant', () => {
  const given: Given = {
    locations: { deerfield: 'british village' },
    british: { hand: ['norfolk', 'deerfield', 'boston', 'new-york'], money: 0 },
  };
  const THREE = 'merchant: norfolk + boston + new-york + deerfield';

  it('[R150, R152] in the first edition it uses any number of coin cards', () => {
    const game = inEdition('first', given);
    expect(legal(game, 'merchant')).toContain(THREE);
    expect(play(game, THREE).players.british.money).toBe(8);
    expect(codeOf(game, 'merchant: norfolk')).toBe('wrong-number-of-cards');
  });

  it('[R151] in the revised printing one or two, as in the second edition', () => {
    for (const edition of ['first-revised', 'second'] as const) {
      const game = inEdition(edition, given);
      expect(codeOf(game, THREE)).toBe('wrong-number-of-cards');
      expect(codeOf(game, 'merchant: norfolk + boston + new-york')).toBeNull();
    }
  });
});

describe('the reshuffle', () => {
  const first = (given: GivenSide, actionsLeft = 0): GameState =>
    inEdition('first', { actionsLeft, british: given });

  it('[R150] it happens the moment the last card is drawn, with the cards of this turn', () => {
    const drawn = play(
      first({ hand: ['boston', 'norfolk', 'trader'], deck: ['militia', 'rangers', 'ships'] }, 1),
      'take-money: boston',
      'end-turn',
    );
    expect(piles(drawn, 'british')).toMatchObject({ deck: ['boston'], discard: [] });
    expect(piles(drawn, 'british').hand).toHaveLength(5);
    const second = play(
      givenGame({
        actionsLeft: 1,
        british: { hand: ['boston', 'norfolk', 'trader'], deck: ['militia', 'rangers', 'ships'] },
      }),
      'take-money: boston',
      'end-turn',
    );
    expect(piles(second, 'british')).toMatchObject({ deck: [], discard: ['boston'] });
  });

  it('[R150] in the middle of a refill the new deck serves the rest of it', () => {
    const drawn = play(
      first({ hand: ['boston', 'norfolk'], deck: ['militia'], discard: ['rangers', 'ships'] }),
      'end-turn',
    );
    expect(piles(drawn, 'british').hand).toHaveLength(5);
    expect(piles(drawn, 'british')).toMatchObject({ deck: [], discard: [] });
    expect(drawn.players.british.shuffles).toBe(2);
  });

  it('[R150] with an empty discard pile it waits until a card must be drawn', () => {
    const hand = ['boston', 'norfolk', 'trader', 'militia'];
    const waiting = play(first({ hand, deck: ['rangers'] }), 'end-turn');
    expect(piles(waiting, 'british')).toMatchObject({ deck: [], discard: [] });
    // What is discarded later does not bring it about, the next draw does.
    const played = play(waiting, 'pass', 'pass', 'end-turn', 'take-money: boston');
    expect(piles(played, 'british')).toMatchObject({ deck: [], discard: ['boston'] });
    const drawn = play(played, 'pass', 'end-turn');
    expect(piles(drawn, 'british')).toMatchObject({ deck: [], discard: [] });
    expect(piles(drawn, 'british').hand).toContain('boston');
  });

  it('[R84, R150] Home Support that draws the last card is not in the new deck', () => {
    const supported = play(
      first({
        hand: ['home-support', 'trader'],
        deck: ['boston', 'norfolk', 'ships'],
        discard: ['militia', 'rangers'],
      }),
      'home-support',
    );
    expect(piles(supported, 'british').hand).toHaveLength(4);
    expect(piles(supported, 'british').deck.sort()).toEqual(['militia', 'rangers']);
    expect(piles(supported, 'british').discard).toEqual(['home-support']);
  });

  it('[R84, R150] Home Support on a short deck goes on drawing from the new one', () => {
    const supported = play(
      first({
        hand: ['home-support'],
        deck: ['boston', 'norfolk'],
        discard: ['militia', 'rangers'],
      }),
      'home-support',
    );
    expect(piles(supported, 'british').hand).toHaveLength(3);
    expect(piles(supported, 'british').deck).toHaveLength(1);
    expect(piles(supported, 'british').discard).toEqual(['home-support']);
  });

  it('[R151] so it is in the revised printing', () => {
    const drawn = play(
      inEdition('first-revised', {
        actionsLeft: 0,
        british: {
          hand: ['boston', 'norfolk', 'trader', 'ships'],
          deck: ['militia'],
          discard: ['rangers'],
        },
      }),
      'end-turn',
    );
    expect(piles(drawn, 'british')).toMatchObject({ deck: ['rangers'], discard: [] });
  });
});

describe('the source of supply', () => {
  const boston = (piece: 'french village' | null): Given => ({
    locations: { boston: piece },
    british: { hand: ['new-york', 'norfolk'] },
  });

  it('[R24, R150, R151] a capital that the enemy controls supplies nobody', () => {
    for (const edition of FIRST_EDITIONS) {
      const game = inEdition(edition, boston('french village'));
      expect(codeOf(game, 'take-money: new-york')).toBe('location-not-connected');
      expect(legal(game, 'take-money')).toEqual([]);
    }
    expect(codeOf(givenGame(boston('french village')), 'take-money: new-york')).toBeNull();
  });

  it('[R24, R150] one that is neutral or besieged still does', () => {
    expect(codeOf(inEdition('first', boston(null)), 'take-money: new-york')).toBeNull();
    const besieged = inEdition('first', {
      ...boston(null),
      locations: {},
      sieges: { french: { location: 'boston', value: 0 } },
    });
    expect(codeOf(besieged, 'take-money: new-york')).toBeNull();
  });

  it('[R150] supply ends and begins again with control', () => {
    const locations: Given['locations'] = {
      quebec: 'british village',
      'fort-st-john': 'french village',
      'trois-rivieres': 'french village',
    };
    const french = { hand: ['trois-rivieres', 'coureurs-de-bois'] };
    const lost = inEdition('first', { side: 'french', locations, french });
    expect(codeOf(lost, 'take-money: trois-rivieres')).toBe('location-not-connected');
    const raided = play(lost, 'raid quebec: coureurs-de-bois', 'block-raid: -');
    expect(codeOf(raided, 'take-money: trois-rivieres')).toBeNull();
  });
});

describe('raids', () => {
  const kennebec = (deerfield: 'british village' | 'british village fortified'): Given => ({
    side: 'french',
    locations: { kennebec: 'french village', 'fort-halifax': 'british village', deerfield },
    french: { hand: ['coureurs-de-bois', 'native-americans', 'priest'] },
  });
  const cards = 'coureurs-de-bois + native-americans + priest';

  it.each(FIRST_EDITIONS)('[R152] in %s they go on beyond enemy pieces', (edition) => {
    const game = inEdition(edition, kennebec('british village'));
    for (const target of ['fort-halifax', 'deerfield', 'pemaquid', 'boston']) {
      expect(codeOf(game, `raid ${target}: ${cards}`)).toBeNull();
    }
  });

  it.each(FIRST_EDITIONS)(
    '[R59, R152] in %s not beyond a fortified one, and Pemaquid is no way to Boston',
    (edition) => {
      const game = inEdition(edition, kennebec('british village fortified'));
      expect(codeOf(game, `raid pemaquid: ${cards}`)).toBeNull();
      expect(codeOf(game, `raid deerfield: ${cards}`)).toBe('target-fortified');
      expect(codeOf(game, `raid boston: ${cards}`)).toBe('out-of-reach');
    },
  );
});
