// Names of the cards, alone and as they stand in a sentence.
import type { CardId, LocationId } from '@arpents/engine';
import type { Locale } from './locales.ts';
import { locationName } from './places.ts';
import { listed } from './text.ts';
import { say } from './texts.ts';

type LocationCardId = `location:${LocationId}`;

const LOCATION = 'location:';

const isLocationCardId = (id: CardId): id is LocationCardId => id.startsWith(LOCATION);

/** A location card is called after its location. */
export const cardName = (id: CardId, locale: Locale): string =>
  isLocationCardId(id)
    ? locationName(id.slice(LOCATION.length) as LocationId, locale)
    : say(locale, `card.${id}`);

/** A card in a sentence. */
export const cardWord = (id: CardId, locale: Locale): string =>
  say(locale, 'card.quoted', { name: cardName(id, locale) });

/** Cards in a sentence: `Boston, Militia and New York`; `none` where there are none. */
export const cardListWord = (ids: readonly CardId[], locale: Locale): string =>
  ids.length === 0
    ? say(locale, 'card.none')
    : listed(
        ids.map((id) => cardWord(id, locale)),
        locale,
      );
