// Settling a location (R26–R29, R31).
import { describe, expect, it } from 'vitest';
import type { GameState, LocationId } from '@arpents/engine';
import {
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  play,
  refusalOf,
  standingAt,
  step,
  whyNot,
  type Given,
  type GivenLocations,
} from '@arpents/test-kit';

/** The legal ways to settle a location. Cards that no test names lie available, so that own places can be settled (R29). */
const waysTo = (game: GameState, target: LocationId): string[] =>
  legal(game, 'settle').filter((text) => text.startsWith(`settle ${target}:`));

describe('connections', () => {
  it('[R26] only what is printed on the card played can be settled', () => {
    const game = givenGame({ british: { hand: ['new-haven', 'ships', 'bateaux', 'settlers'] } });
    // Canso and Halifax lie on the sea too, but not on this card.
    expect(refusalOf(game, 'settle halifax: new-haven + ships + settlers')).toMatchObject({
      code: 'no-card-connects',
      ruling: 'R26',
      card: 'location:new-haven',
      location: 'halifax',
    });
    expect(waysTo(game, 'halifax')).toEqual([]);
    expect(waysTo(game, 'deerfield')).toEqual(['settle deerfield: new-haven + bateaux + settlers']);
  });

  it('[R26] the transport is the one printed with the connection', () => {
    const game = givenGame({ british: { hand: ['new-haven', 'ships', 'settlers'] } });
    expect(whyNot(game, 'settle deerfield: new-haven + ships + settlers')).toBe('no-transport R27');
    expect(waysTo(game, 'deerfield')).toEqual([]);
  });

  it('[R26] a road takes a wagon, and only Philadelphia has one', () => {
    const game = givenGame({
      locations: { cumberland: 'british village' },
      british: { hand: ['cumberland', 'philadelphia', 'bateaux', 'ships'] },
    });
    expect(waysTo(game, 'fort-duquesne')).toEqual([
      'settle fort-duquesne: cumberland + philadelphia',
    ]);
  });

  it('[R26] what one card lists need not list it in turn', () => {
    const out = givenGame({ british: { hand: ['boston', 'ships', 'settlers'] } });
    expect(legal(out, 'settle')).toContain('settle halifax: boston + ships + settlers');
    const back = givenGame({
      locations: { halifax: 'british village', boston: null },
      british: { hand: ['halifax', 'ships', 'settlers'] },
    });
    expect(whyNot(back, 'settle boston: halifax + ships + settlers')).toBe('no-card-connects R26');
  });

  it('[R25] from Kennebec nothing can be settled', () => {
    const game = givenGame({
      side: 'french',
      locations: { kennebec: 'french village' },
      french: { hand: ['kennebec', 'montreal', 'quebec'] },
    });
    expect(whyNot(game, 'settle fort-halifax: kennebec + montreal')).toBe('no-card-connects R26');
    expect(legal(game, 'settle').filter((text) => text.includes('kennebec'))).toEqual([]);
  });
});

describe('the cards', () => {
  it('[R27] three cards where the target has a settler symbol', () => {
    const game = givenGame({ british: { hand: ['boston', 'new-york', 'philadelphia'] } });
    expect(waysTo(game, 'halifax')).toEqual(['settle halifax: boston + new-york + philadelphia']);
    expect(whyNot(game, 'settle halifax: boston + new-york')).toBe('wrong-number-of-cards R27');
  });

  it('[R27] two cards where it has none, and not a third', () => {
    const game = givenGame({
      locations: { albany: 'british village' },
      british: { hand: ['albany', 'st-marys', 'boston'] },
    });
    expect(waysTo(game, 'fort-stanwix')).toEqual(['settle fort-stanwix: albany + st-marys']);
    expect(whyNot(game, 'settle fort-stanwix: albany + st-marys + boston')).toBe(
      'wrong-number-of-cards R27',
    );
  });

  it('[R27] one card never serves twice', () => {
    // Boston has connection, ship and settler symbol; New York ship and settler symbol.
    const game = givenGame({ british: { hand: ['boston', 'new-york'] } });
    expect(legal(game, 'settle')).toEqual([]);
    expect(whyNot(game, 'settle halifax: boston + new-york + new-york')).toBe(
      'card-not-in-hand R20',
    );
    expect(whyNot(game, 'settle halifax: boston + boston + new-york')).toBe('card-not-in-hand R20');
  });

  it('[R27] copies of a kind make one way, not two', () => {
    const game = givenGame({
      british: { hand: ['boston', 'ships', 'neutral:settlers', 'neutral:settlers'] },
    });
    expect(waysTo(game, 'halifax')).toEqual(['settle halifax: boston + ships + neutral:settlers']);
  });

  it('[R27] every card must have the symbol of its part', () => {
    const game = givenGame({
      british: { hand: ['boston', 'bateaux', 'ships', 'norfolk', 'militia'] },
    });
    expect(whyNot(game, 'settle halifax: boston + bateaux + militia')).toBe('no-transport R27');
    expect(whyNot(game, 'settle halifax: boston + ships + norfolk')).toBe('no-settler R27');
    expect(whyNot(game, 'settle halifax: ships + boston + militia')).toBe(
      'not-a-location-card R21',
    );
  });

  it('[R27] each side can be refused a card that the game does not have for it', () => {
    const game = givenGame({ british: { hand: ['boston', 'ships'] } });
    expect(whyNot(game, 'settle halifax: boston + ships + quebec')).toBe('unknown-card R2');
  });
});

describe('the target', () => {
  const settleHalifax = 'settle halifax: boston + new-york + philadelphia';
  const hand = ['boston', 'new-york', 'philadelphia'];

  it('[R28] a village comes from stock, and the location card on top of the discard pile', () => {
    const game = givenGame({ british: { hand } });
    const settled = step(game, settleHalifax);
    expect(kindsOfEvents(settled)).toEqual(['action-taken', 'village-placed', 'card-gained']);
    expect(standingAt(settled.state, 'halifax')).toBe('british village');
    expect(settled.state.players.british.villages).toBe(game.players.british.villages - 1);
    expect(piles(settled.state, 'british').discard.at(-1)).toBe('halifax');
    expect(piles(settled.state, 'british').available).not.toContain('halifax');
    expect(settled.state.actionsLeft).toBe(1);
  });

  it('[R28] an enemy location cannot be settled', () => {
    const game = givenGame({ locations: { halifax: 'french village' }, british: { hand } });
    expect(refusalOf(game, settleHalifax)).toMatchObject({
      code: 'target-is-enemy',
      ruling: 'R28',
      location: 'halifax',
    });
    expect(waysTo(game, 'halifax')).toEqual([]);
  });

  it('[R28] without a village in stock nothing new is settled', () => {
    const game = givenGame({ british: { hand }, french: { captured: { villages: 13 } } });
    expect(game.players.british.villages).toBe(0);
    expect(whyNot(game, settleHalifax)).toBe('no-village-in-stock R28');
    expect(waysTo(game, 'halifax')).toEqual([]);
  });

  it.each(['deck', 'discard', 'hand', 'reserve'] as const)(
    '[R28] if the location card lies in the %s, only the village is placed',
    (pile) => {
      // In the reserve a location card can lie only under a scenario rule; the ruling is the same.
      const british =
        pile === 'hand' ? { hand: [...hand, 'halifax'] } : { hand, [pile]: ['halifax'] };
      const rules = pile === 'reserve' ? (['locations-in-reserve'] as const) : [];
      const settled = step(givenGame({ british, rules }), settleHalifax);
      expect(standingAt(settled.state, 'halifax')).toBe('british village');
      expect(kindsOfEvents(settled)).toEqual(['action-taken', 'village-placed']);
      const { discard } = piles(settled.state, 'british');
      expect(discard.filter((card) => card === 'halifax')).toHaveLength(pile === 'discard' ? 1 : 0);
      expect(discard.at(-1)).toBe('philadelphia');
      expect(piles(settled.state, 'british')[pile]).toContain('halifax');
    },
  );
});

describe('settling what one controls', () => {
  /** The Governor has returned Pemaquid's card: it is named nowhere, so it lies available. */
  const given: Given = { british: { hand: ['boston', 'new-york', 'philadelphia'] } };
  const settlePemaquid = 'settle pemaquid: boston + new-york + philadelphia';

  it('[R29] the same cards bring the card back, and no piece is placed', () => {
    const game = givenGame(given);
    const settled = step(game, settlePemaquid);
    expect(kindsOfEvents(settled)).toEqual(['action-taken', 'card-gained']);
    expect(settled.state.players.british.villages).toBe(game.players.british.villages);
    expect(piles(settled.state, 'british').discard).toEqual([
      'boston',
      'new-york',
      'philadelphia',
      'pemaquid',
    ]);
  });

  it('[R29] it follows on the Governor in the same turn', () => {
    const after = play(
      givenGame({
        british: { hand: ['governor', 'pemaquid', 'boston', 'new-york', 'philadelphia'] },
      }),
      'governor: governor + pemaquid',
      settlePemaquid,
    );
    expect(piles(after, 'british').discard.at(-1)).toBe('pemaquid');
    expect(standingAt(after, 'pemaquid')).toBe('british village');
  });

  it('[R29] a town and its fortification stay as they are', () => {
    const locations: GivenLocations = { pemaquid: 'british town fortified' };
    const after = play(givenGame({ ...given, locations }), settlePemaquid);
    expect(standingAt(after, 'pemaquid')).toBe('british town fortified');
  });

  it('[R29] also without a village in stock', () => {
    const game = givenGame({ ...given, french: { captured: { villages: 13 } } });
    expect(game.players.british.villages).toBe(0);
    expect(legal(game, 'settle')).toContain(settlePemaquid);
  });

  it('[R29] also while the location is besieged', () => {
    const game = givenGame({
      ...given,
      sieges: { french: 'pemaquid' },
      french: { siegeCards: { french: ['militia'] } },
    });
    expect(legal(game, 'settle')).toContain(settlePemaquid);
    expect(piles(play(game, settlePemaquid), 'british').discard.at(-1)).toBe('pemaquid');
  });

  it('[R29] refused when the card is not in the available pile', () => {
    const game = givenGame({ british: { ...given.british, deck: ['pemaquid'] } });
    expect(refusalOf(game, settlePemaquid)).toMatchObject({
      code: 'target-is-yours',
      ruling: 'R29',
      location: 'pemaquid',
    });
    expect(legal(game, 'settle')).not.toContain(settlePemaquid);
  });

  it('[R29] a settler card is needed where the location has the symbol, and not elsewhere', () => {
    const game = givenGame({
      locations: { albany: 'british village', 'fort-stanwix': 'british village' },
      british: { hand: ['albany', 'st-marys'] },
    });
    expect(legal(game, 'settle')).toContain('settle fort-stanwix: albany + st-marys');
    expect(whyNot(game, 'settle new-york: albany + st-marys')).toBe('wrong-number-of-cards R27');
  });
});

describe('settling a capital', () => {
  it.each([
    [
      'british',
      'quebec',
      ['albany', 'fort-william-henry', 'ticonderoga', 'fort-st-john'],
      'bateaux',
    ],
    ['french', 'boston', ['pemaquid'], 'ships'],
    [
      'french',
      'new-york',
      ['fort-st-john', 'ticonderoga', 'fort-william-henry', 'albany'],
      'montreal',
    ],
  ] as const)('[R31] the %s win at once by settling %s', (side, capital, way, transport) => {
    // The way leads from the supplied part of the map up to the capital; its last place has the connection.
    const base = way[way.length - 1];
    const held = Object.fromEntries(way.map((id) => [id, `${side} village` as const]));
    const game = givenGame({
      side,
      locations: { ...held, [capital]: null },
      [side]: { hand: [base, transport, 'neutral:settlers'] },
    });
    const text = `settle ${capital}: ${base} + ${transport} + neutral:settlers`;
    const { state, events } = step(game, text);
    expect(state).toMatchObject({ phase: 'over', decision: null });
    expect(state.outcome).toMatchObject({ winner: side, ending: 'capital' });
    expect(standingAt(state, capital)).toBe(`${side} village`);
    expect(events.at(-1)).toMatchObject({ kind: 'game-ended', outcome: { winner: side } });
    expect(legal(state)).toEqual([]);
  });

  it('[R31] settling one’s own lost capital again wins nothing', () => {
    const game = givenGame({
      locations: { boston: null },
      british: { hand: ['new-york', 'ships', 'settlers'] },
    });
    const after = play(game, 'settle boston: new-york + ships + settlers');
    expect(after).toMatchObject({ phase: 'actions', outcome: null });
    expect(standingAt(after, 'boston')).toBe('british village');
  });
});
