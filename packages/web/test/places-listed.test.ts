// The gazetteer: every place once, under whoever holds it, found by any part of its name.
import { PLACE_IDS } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { placesShown } from '../src/map/map-model.ts';
import { placesListed } from '../src/places/places-listed.ts';
import { givenView } from './support/situations.ts';

const PLACES = placesShown(givenView({ side: 'british', locations: { albany: 'british town' } }));
const found = (wanted: string, locale: 'en' | 'fr' = 'en'): readonly string[] =>
  placesListed(PLACES, wanted, locale).flatMap(({ places }) => places.map(({ id }) => id));

describe('the gazetteer', () => {
  it('lists every place once', () => {
    expect([...found('')].sort()).toEqual([...PLACE_IDS].sort());
  });

  it('groups places by who holds them', () => {
    const groups = placesListed(PLACES, '', 'en');
    expect(groups.map(({ owner }) => owner)).toEqual(['british', 'french', null]);
    expect(groups[0].places.map(({ id }) => id)).toContain('albany');
  });

  it('finds names without accents, capitals or the right apostrophe', () => {
    expect(found('quebec')).toEqual(['quebec']);
    expect(found(' MONTRE')).toEqual(['montreal']);
    expect(found("mary's")).toEqual(['st-marys']);
    expect(found('philadelphie', 'fr')).toEqual(['philadelphia']);
    expect(found('nowhere')).toEqual([]);
  });

  it('finds a place by its printed name and by that of history', () => {
    expect(found('oswego', 'fr')).toEqual(['oswego']);
    expect(found('chouaguen', 'fr')).toEqual(['oswego']);
    expect(found('ticonderoga', 'fr')).toEqual(['ticonderoga']);
  });
});
