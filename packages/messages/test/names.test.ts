import {
  CARD_IDS,
  CONNECTION_KINDS,
  EDITIONS,
  ENDINGS,
  LOCATIONS,
  PIECES,
  TRANSPORTS,
  VIEWERS,
} from '@arpents/engine';
import {
  LOCALES,
  cardName,
  connectionName,
  editionName,
  endingName,
  locationName,
  pieceName,
  preferredLocale,
  signed,
  symbolName,
  viewerName,
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
    expect(locationName('ticonderoga', 'fr')).toBe('Carillon');
    expect(locationName('fort-duquesne', 'fr')).toBe('Fort Duquesne');
    expect(cardName('location:trois-rivieres', 'fr')).toBe('Trois-Rivières');
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
