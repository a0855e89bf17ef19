// The value of a siege: where it starts, what cards add, where the tracks end (R17–R19).
import { describe, expect, it } from 'vitest';
import type { GameState, LocationId, Side } from '@arpents/engine';
import {
  givenGame,
  legal,
  play,
  siegeOf,
  step,
  whyNot,
  type GivenLocations,
} from '@arpents/test-kit';

type Pieces = GivenLocations;

/** British bases from which every French place of these tests can be besieged. */
const BRITISH_BASES: Pieces = {
  louisbourg: 'british village',
  albany: 'british village',
  'fort-stanwix': 'british village',
  oswego: 'british village',
  'fort-frontenac': 'british village',
};

describe('the start value', () => {
  it.each([
    ['port-royal', 'french village', 'boston + ships', 0],
    ['port-royal', 'french town', 'boston + ships', 0],
    ['port-royal', 'french village fortified', 'boston + ships', -2],
    ['tadoussac', 'french village', 'louisbourg + ships', 0],
    ['montreal', 'french village', 'fort-frontenac + bateaux', -1],
    ['montreal', 'french town fortified', 'fort-frontenac + bateaux', -3],
    ['quebec', 'french town', 'louisbourg + ships', -2],
    ['quebec', 'french town fortified', 'louisbourg + ships', -4],
  ] as const)('[R17] a British siege of %s with a %s, opened by %s and 1, is at %d', (...row) => {
    const [location, piece, way, value] = row;
    const game = givenGame({
      locations: { ...BRITISH_BASES, [location]: piece },
      british: { hand: [...way.split(' + '), 'militia'] },
    });
    const { state, events } = step(game, `besiege ${location}: ${way} + militia`);
    expect(siegeOf(state, 'british')).toMatchObject({ location, value });
    expect(events).toContainEqual({ kind: 'siege-opened', side: 'british', location, value });
  });

  it.each([
    ['pemaquid', 'british village', 'port-royal + louisbourg', 0],
    ['boston', 'british town', 'pemaquid + louisbourg', -1],
    ['boston', 'british town fortified', 'pemaquid + louisbourg', -3],
  ] as const)('[R17] a French siege of %s with a %s, opened by %s and 1, is at %d', (...row) => {
    const [location, piece, way, value] = row;
    const game = givenGame({
      side: 'french',
      locations: { pemaquid: 'french village', [location]: piece },
      french: { hand: [...way.split(' + '), 'militia'] },
    });
    const after = play(game, `besiege ${location}: ${way} + militia`);
    expect(siegeOf(after, 'french')).toMatchObject({ location, value });
  });
});

/** A siege with the marker at `value`, and the hand of the side to move. */
function siegeAt(
  siege: Side,
  location: LocationId,
  value: number,
  side: Side,
  hand: readonly string[],
  locations: Pieces = {},
): GameState {
  return givenGame({ side, locations, sieges: { [siege]: { location, value } }, [side]: { hand } });
}

describe('strength', () => {
  it.each([
    ['militia', 1],
    ['rangers', 1],
    ['regular-infantry', 2],
    ['siege-artillery', 3],
    ['ships', 1],
    ['boston', 1],
    ['new-york', 1],
    ['new-haven', 1],
    ['halifax', 1],
  ])('[R18] %s adds %d for the attacker where ships count', (card, strength) => {
    const game = siegeAt('british', 'port-royal', 0, 'british', [card], {
      halifax: 'british village',
    });
    const { state, events } = step(game, `reinforce port-royal: ${card}`);
    expect(siegeOf(state, 'british')?.value).toBe(strength);
    expect(events).toContainEqual({
      kind: 'siege-moved',
      siege: 'british',
      location: 'port-royal',
      value: strength,
    });
  });

  it.each([
    ['militia', 1],
    ['coureurs-de-bois', 1],
    ['regular-infantry', 2],
    ['regular-infantry-initial', 2],
    ['siege-artillery', 3],
    ['fortification', 1],
    ['neutral:fortification', 1],
    ['ships', 1],
    ['montreal', 1],
    ['quebec', 1],
    ['louisbourg', 1],
  ])('[R18] %s takes %d away for the defender where ships count', (card, strength) => {
    const game = siegeAt('british', 'port-royal', 2, 'french', [card]);
    const after = play(game, `reinforce port-royal: ${card}`);
    expect(siegeOf(after, 'british')?.value).toBe(2 - strength);
  });

  it('[R18] military and ship symbol together count 1, not 2', () => {
    const game = siegeAt('british', 'port-royal', 0, 'british', ['boston', 'new-york']);
    const after = play(game, 'reinforce port-royal: boston', 'reinforce port-royal: new-york');
    expect(siegeOf(after, 'british')?.value).toBe(2);
  });

  it('[R18] a ship symbol adds nothing where the location has none', () => {
    const pieces: Pieces = { albany: 'british village' };
    const game = siegeAt(
      'french',
      'albany',
      0,
      'british',
      ['ships', 'new-haven', 'boston'],
      pieces,
    );
    expect(whyNot(game, 'reinforce albany: ships')).toBe('no-strength R18');
    expect(whyNot(game, 'reinforce albany: new-haven')).toBe('no-strength R18');
    // Boston has a military symbol besides.
    expect(legal(game, 'reinforce')).toEqual(['reinforce albany: boston']);
  });

  it.each(['trois-rivieres', 'fort-beausejour'] as const)(
    '[R18, R25] ships do not count at %s, though it lies on the sea',
    (location) => {
      const game = siegeAt('british', location, 0, 'british', ['ships', 'militia'], {
        [location]: 'french village',
      });
      expect(whyNot(game, `reinforce ${location}: ships`)).toBe('no-strength R18');
      expect(legal(game, 'reinforce')).toEqual([`reinforce ${location}: militia`]);
    },
  );

  it.each(['fortification', 'neutral:fortification'])(
    '[R18] a %s card does nothing for the attacker',
    (card) => {
      const game = siegeAt('british', 'port-royal', 0, 'british', [card]);
      expect(whyNot(game, `reinforce port-royal: ${card}`)).toBe('fortification-only-defends R18');
      expect(legal(game, 'reinforce')).toEqual([]);
    },
  );

  it.each(['neutral:native-americans', 'settlers', 'trader', 'bateaux', 'pemaquid', 'norfolk'])(
    '[R18] %s has no strength in a siege of an inland place',
    (card) => {
      const pieces: Pieces = { albany: 'british village' };
      const game = siegeAt('french', 'albany', 0, 'british', [card], pieces);
      expect(whyNot(game, `reinforce albany: ${card}`)).toBe('no-strength R18');
      expect(legal(game, 'reinforce')).toEqual([]);
    },
  );
});

describe('the ends of the tracks', () => {
  it.each([
    ['british', 'port-royal', 6, 'british', 'regular-infantry', 7],
    ['british', 'port-royal', 7, 'british', 'siege-artillery', 7],
    ['british', 'port-royal', -4, 'french', 'regular-infantry', -5],
    ['british', 'port-royal', -5, 'french', 'militia', -5],
    ['french', 'pemaquid', 6, 'french', 'siege-artillery', 7],
    ['french', 'pemaquid', -3, 'british', 'regular-infantry', -4],
    ['french', 'pemaquid', -4, 'british', 'militia', -4],
  ] as const)('[R19] %s siege of %s at %d: the %s add %s, it is at %d', (...row) => {
    const [siege, location, before, side, card, after] = row;
    const game = siegeAt(siege, location, before, side, [card]);
    expect(siegeOf(play(game, `reinforce ${location}: ${card}`), siege)?.value).toBe(after);
  });

  it('[R19] what exceeded the track is lost: the next card counts from its end', () => {
    const low = siegeAt('french', 'pemaquid', -3, 'british', ['siege-artillery']);
    const lowest = play(low, 'reinforce pemaquid: siege-artillery');
    expect(siegeOf(lowest, 'french')?.value).toBe(-4);

    const high = givenGame({
      sieges: { british: { location: 'port-royal', value: 6 } },
      british: { hand: ['regular-infantry'] },
      french: { hand: ['regular-infantry'] },
    });
    const highest = play(high, 'reinforce port-royal: regular-infantry', 'pass', 'end-turn');
    expect(siegeOf(highest, 'british')?.value).toBe(7);
    const answered = play(highest, 'reinforce port-royal: regular-infantry');
    expect(siegeOf(answered, 'british')?.value).toBe(5);
  });

  it('[R19] a card may be played though the marker cannot move', () => {
    const game = siegeAt('british', 'port-royal', -5, 'french', ['militia']);
    const after = play(game, 'reinforce port-royal: militia');
    expect(siegeOf(after, 'british')).toMatchObject({ value: -5, french: ['militia'] });
  });
});
