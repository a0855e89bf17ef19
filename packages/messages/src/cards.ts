// Names of the cards, alone and as they stand in a sentence.
import type { CardId, LocationId } from '@arpents/engine';
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import { locationName } from './places.ts';
import { listed, type Text } from './text.ts';

type LocationCardId = `location:${LocationId}`;
type OtherCardId = Exclude<CardId, LocationCardId>;

const NAMES: Readonly<Record<OtherCardId, Text>> = {
  'empire:bateaux': m['card.bateaux'],
  'empire:coureurs-de-bois': m['card.coureurs-de-bois'],
  'empire:fortification': m['card.fortification'],
  'empire:governor': m['card.governor'],
  'empire:home-support': m['card.home-support'],
  'empire:indian-leader': m['card.indian-leader'],
  'empire:intendant': m['card.intendant'],
  'empire:military-leader': m['card.military-leader'],
  'empire:militia': m['card.militia'],
  'empire:native-americans': m['card.native-americans'],
  'empire:priest': m['card.priest'],
  'empire:rangers': m['card.rangers'],
  'empire:regular-infantry': m['card.regular-infantry'],
  'empire:regular-infantry-initial': m['card.regular-infantry-initial'],
  'empire:settlers': m['card.settlers'],
  'empire:ships': m['card.ships'],
  'empire:siege-artillery': m['card.siege-artillery'],
  'empire:trader': m['card.trader'],
  'neutral:fortification': m['card.neutral.fortification'],
  'neutral:native-americans': m['card.neutral.native-americans'],
  'neutral:settlers': m['card.neutral.settlers'],
};

const LOCATION = 'location:';

const isLocationCardId = (id: CardId): id is LocationCardId => id.startsWith(LOCATION);

/** A location card is called after its location. */
export const cardName = (id: CardId, locale: Locale): string =>
  isLocationCardId(id)
    ? locationName(id.slice(LOCATION.length) as LocationId, locale)
    : NAMES[id]({}, { locale });

/** A card in a sentence. */
export const cardWord = (id: CardId, locale: Locale): string =>
  m['card.quoted']({ name: cardName(id, locale) }, { locale });

/** Cards in a sentence: `Boston, Militia and New York`; `none` where there are none. */
export const cardListWord = (ids: readonly CardId[], locale: Locale): string =>
  ids.length === 0
    ? m['card.none']({}, { locale })
    : listed(
        ids.map((id) => cardWord(id, locale)),
        locale,
      );
