// The lists of cards and places that the texts of the book are filled in with, beside the figures: from the tables too.
import {
  CARD_KINDS,
  LOCATIONS,
  SEA,
  impliedRules,
  type LocationId,
  type Side,
} from '@arpents/engine';
import { cardName, listed, locationName, ruleTitle, type Locale } from '@arpents/messages';
import { namesake } from '../cards/card-marks.ts';
import { FIGURES } from '../guide/figures.ts';

type CardKind = (typeof CARD_KINDS)[number];
type Ability = NonNullable<NonNullable<CardKind['empire']>['can']>[number];

/** The empire and neutral cards that one side, or either, can have with this ability, by name and without repetition. */
function cardsThat(ability: Ability, side: Side | null, locale: Locale): string {
  const kinds = CARD_KINDS.filter(
    ({ empire, owner }) =>
      empire?.can?.includes(ability) === true &&
      (side === null || owner === null || owner === side),
  );
  const plain = kinds.map(({ id }) => cardName(namesake(id), locale));
  return listed([...new Set(plain)], locale);
}

const placesListed = (ids: readonly LocationId[], locale: Locale): string =>
  listed(
    ids.map((id) => locationName(id, locale)),
    locale,
  );

const withoutCard = (side: Side): readonly LocationId[] =>
  LOCATIONS.map(({ id }) => id).filter(
    (id) => !CARD_KINDS.some(({ owner, location }) => owner === side && location?.location === id),
  );

const hasShip = (id: LocationId): boolean => LOCATIONS.some((one) => one.id === id && one.ship);

/** Everything that a text of the book can name. */
export const factsIn = (locale: Locale) => ({
  ...FIGURES,
  noBritishCard: placesListed(withoutCard('british'), locale),
  noFrenchCard: placesListed(withoutCard('french'), locale),
  sea: placesListed(SEA, locale),
  seaWithoutShip: placesListed(
    SEA.filter((id) => !hasShip(id)),
    locale,
  ),
  raiders: cardsThat('raid', null, locale),
  raidHelpers: cardsThat('extendsRaid', null, locale),
  ambushers: cardsThat('ambush', null, locale),
  britishRaidBlockers: cardsThat('blocksRaid', 'british', locale),
  frenchRaidBlockers: cardsThat('blocksRaid', 'french', locale),
  britishAmbushBlockers: cardsThat('blocksAmbush', 'british', locale),
  frenchAmbushBlockers: cardsThat('blocksAmbush', 'french', locale),
  britishAmbushed: cardsThat('ambushable', 'british', locale),
  frenchAmbushed: cardsThat('ambushable', 'french', locale),
  firstRules: listed(
    impliedRules('first').map((rule) => ruleTitle(rule, locale)),
    locale,
  ),
});
