// Lenses: what each shows is what the engine says.
import { legalActions, ownerOf, placeOf, type LocationId } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { LENSES, NO_LENS, lookThrough } from '../src/map/lenses.ts';
import { givenView, viewsOfRandomGame } from './support/situations.ts';

describe('the lens', () => {
  it('for settling and besieging marks exactly the places of legal actions', () => {
    for (const view of viewsOfRandomGame(11, 60)) {
      for (const lens of ['settle', 'besiege'] as const) {
        const places = legalActions(view).flatMap((action) =>
          action.kind === lens ? [action.location] : [],
        );
        expect(new Set(lookThrough(lens, view).keys())).toEqual(new Set(places));
      }
    }
  });

  it('[R56] for raids tells with how many cards a place can be reached', () => {
    const view = givenView({
      side: 'french',
      french: { hand: ['native-americans'] },
      locations: { 'fort-st-john': 'french village', albany: 'british village' },
    });
    const raid = lookThrough('raid', view);
    const cardsTo = (location: LocationId): number => {
      const mark = raid.get(location);
      return mark?.kind === 'cards' ? mark.count : NaN;
    };
    expect(cardsTo('albany')).toBeGreaterThan(0);
    expect(cardsTo('albany')).toBeLessThan(cardsTo('boston'));
    expect(raid.has('quebec')).toBe(false);
  });

  it('for danger marks only what is one’s own and not fortified', () => {
    const view = givenView({
      side: 'british',
      locations: { albany: 'british village', 'fort-william-henry': 'french village' },
    });
    const danger = lookThrough('danger', view);
    expect(danger.has('albany')).toBe(true);
    for (const id of danger.keys()) expect(ownerOf(view.places[placeOf(id)])).toBe('british');
    const safe = givenView({
      side: 'british',
      locations: { albany: 'british village fortified', 'fort-william-henry': 'french village' },
    });
    expect(lookThrough('danger', safe).has('albany')).toBe(false);
  });

  it('[R23] for supply tells what is connected to the capital from what is cut off', () => {
    const view = givenView({ side: 'british', locations: { detroit: 'british village' } });
    const supply = lookThrough('supply', view);
    expect([supply.get('boston'), supply.get('detroit')]).toEqual([
      { kind: 'supplied' },
      { kind: 'cut-off' },
    ]);
    expect(supply.has('quebec')).toBe(false);
  });

  it('shows nothing when it is taken off, and something whichever is put on', () => {
    const view = givenView({
      side: 'british',
      british: { hand: ['new-york', 'bateaux', 'settlers', 'boston', 'ships', 'militia'] },
    });
    expect(lookThrough(null, view)).toBe(NO_LENS);
    for (const lens of LENSES)
      expect([lens, lookThrough(lens, view).size > 0]).toEqual([lens, true]);
  });
});
