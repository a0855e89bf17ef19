import {
  CARD_IDS,
  CONNECTION_KINDS,
  EDITIONS,
  ENDINGS,
  LOCATIONS,
  PIECES,
  TRANSPORTS,
  VIEWERS,
  type LocationId,
} from '@arpents/engine';
import {
  LOCALES,
  cardName,
  connectionName,
  editionName,
  endingName,
  locationName,
  otherCardName,
  placeWords,
  pieceName,
  preferredLocale,
  signed,
  symbolName,
  viewerName,
  type Locale,
} from '@arpents/messages';
import { describe, expect, it } from 'vitest';

describe('names', () => {
  it.each(LOCALES)('of cards and locations are all different (%s)', (locale) => {
    const kinds = [...new Set(CARD_IDS)];
    expect(new Set(kinds.map((id) => cardName(id, locale))).size).toBe(kinds.length);
    expect(new Set(LOCATIONS.map(({ id }) => locationName(id, locale))).size).toBe(36);
  });

  it('tell own cards from neutral ones, and the first French infantry from the rest', () => {
    expect(cardName('empire:settlers', 'en')).toBe('Settlers');
    expect(cardName('neutral:settlers', 'en')).toBe('Neutral Settlers');
    expect(cardName('empire:regular-infantry-initial', 'fr')).toBe('Infanterie régulière initiale');
  });

  it('are French in French', () => {
    expect(locationName('philadelphia', 'fr')).toBe('Philadelphie');
    expect(locationName('fort-duquesne', 'fr')).toBe('Fort Duquesne');
    expect(cardName('location:trois-rivieres', 'fr')).toBe('Trois-Rivières');
  });

  it('are in French those of the printed cards, with the word of history beside them', () => {
    const places = ['oswego', 'ticonderoga', 'canso', 'fort-venango'] as const;
    expect(
      places.map((id) => [locationName(id, 'fr'), otherCardName(`location:${id}`, 'fr')]),
    ).toEqual([
      ['Oswego', 'Chouaguen'],
      ['Ticonderoga', 'Carillon'],
      ['Canso', 'Canseau'],
      ['Fort Venango', 'Fort Machault'],
    ]);
    const cards = ['empire:priest', 'empire:home-support', 'empire:rangers'] as const;
    expect(cards.map((id) => [cardName(id, 'fr'), otherCardName(id, 'fr')])).toEqual([
      ['Prêtre', 'Missionnaire'],
      ['Soutien National', 'Soutien de la métropole'],
      ['Rangers', null],
    ]);
  });

  it('are in Italian those of the printed cards, which are English, with what they mean beside them', () => {
    const cards = [
      'empire:regular-infantry-initial',
      'neutral:settlers',
      'empire:rangers',
    ] as const;
    expect(cards.map((id) => [cardName(id, 'it'), otherCardName(id, 'it')])).toEqual([
      ['Regular Infantry iniziale', 'fanteria regolare'],
      ['Settlers neutrali', 'coloni'],
      ['Rangers', null],
    ]);
  });

  it('are short in German, with those of the English box beside them', () => {
    const cards = ['empire:home-support', 'empire:siege-artillery', 'empire:intendant'] as const;
    expect(cards.map((id) => [cardName(id, 'de'), otherCardName(id, 'de')])).toEqual([
      ['Hilfe der Heimat', 'Home Support'],
      ['Artillerie', 'Siege Artillery'],
      ['Intendant', null],
    ]);
    const words = CARD_IDS.flatMap((id) => cardName(id, 'de').split(/[\s-]/));
    expect(words.filter((word) => word.length > 16)).toEqual([]);
  });

  it('of places have the prepositions of their language', () => {
    const said = (id: LocationId, locale: Locale): readonly string[] => {
      const { atPlace, ofPlace } = placeWords(id, locale);
      return [atPlace, ofPlace];
    };
    expect(said('albany', 'it')).toEqual(['ad Albany', 'di Albany']);
    expect(said('oswego', 'it')).toEqual(['a Oswego', 'di Oswego']);
    expect(said('quebec', 'it')).toEqual(['a Québec', 'di Québec']);
    expect(said('fort-duquesne', 'it')).toEqual(['a Fort Duquesne', 'di Fort Duquesne']);
    expect(said('albany', 'de')).toEqual(['in Albany', 'von Albany']);
    expect(said('fort-duquesne', 'de')).toEqual(['in Fort Duquesne', 'von Fort Duquesne']);
    expect(said('oswego', 'fr')).toEqual(['à Oswego', 'd’Oswego']);
    expect(said('fort-venango', 'fr')).toEqual(['au fort Venango', 'du fort Venango']);
  });

  it('stand alone in English, neutral and initial cards included', () => {
    expect(CARD_IDS.filter((id) => otherCardName(id, 'en') !== null)).toEqual([]);
  });

  it.each(LOCALES)('exist for every closed list of the game (%s)', (locale) => {
    const names = [
      ...VIEWERS.map((id) => viewerName(id, locale)),
      ...PIECES.map((id) => pieceName(id, locale)),
      ...TRANSPORTS.map((id) => symbolName(id, locale)),
      ...CONNECTION_KINDS.map((id) => connectionName(id, locale)),
      ...EDITIONS.map((id) => editionName(id, locale)),
      ...ENDINGS.map((id) => endingName(id, locale)),
    ];
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
  });
});

describe('the language of a reader', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['xx', 'fr'], 'fr'],
    [['fr_FR.UTF-8'], 'fr'],
    [['de-AT', 'en'], 'de'],
    [['de_DE.UTF-8'], 'de'],
    [['it-CH', 'de-CH'], 'it'],
    [['C'], 'en'],
    [[], 'en'],
  ] as const)('%j is %s', (tags, locale) => {
    expect(preferredLocale(tags)).toBe(locale);
  });
});

describe('the value of a siege', () => {
  it('has its sign, and a real minus', () => {
    expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1']);
  });
});
