// The name that stands beside the printed one of a place or a card: the word of history, or what the printed word means.
import { cardParts, type CardId, type LocationId } from '@arpents/engine';
import type { Locale } from './locales.ts';
import { locationName } from './places.ts';
import { capitalised } from './text.ts';
import { say } from './texts.ts';

/** Places that have two names in some language. */
const PLACES = [
  'canso',
  'fort-st-john',
  'fort-venango',
  'oswego',
  'philadelphia',
  'ticonderoga',
] as const satisfies readonly LocationId[];

/** The same for cards, by the name that their copies share. */
const CARDS = [
  'bateaux',
  'fortification',
  'governor',
  'home-support',
  'indian-leader',
  'intendant',
  'military-leader',
  'militia',
  'native-americans',
  'priest',
  'regular-infantry',
  'settlers',
  'ships',
  'siege-artillery',
  'trader',
] as const;

/** The other name of a place; null where the language has one name for it. */
export function otherPlaceName(id: LocationId, locale: Locale): string | null {
  const place = PLACES.find((one) => one === id);
  if (place === undefined) return null;
  const other = capitalised(say(locale, `beside.${place}`));
  return other === locationName(id, locale) ? null : other;
}

/** The other name of a card; null where the language has one name for it. */
export function otherCardName(id: CardId, locale: Locale): string | null {
  const parts = cardParts(id);
  if (parts.family === 'location') return otherPlaceName(parts.name, locale);
  const card = CARDS.find((one) => one === parts.name.replace('-initial', ''));
  if (card === undefined) return null;
  const other = say(locale, `beside.${card}`);
  return other === say(locale, `card.empire:${card}`) ? null : other;
}
