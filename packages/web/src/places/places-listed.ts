// The places of the map as a list: grouped by who holds them, found by any part of their name.
import { SIDES, type Side } from '@arpents/engine';
import { locationName, otherPlaceName, type Locale } from '@arpents/messages';
import type { PlaceShown } from '../map/map-model.ts';

export interface PlaceGroup {
  /** null: held by nobody. */
  readonly owner: Side | null;
  readonly places: readonly PlaceShown[];
}

/** Without accents and capitals: `Québec` is found by `quebec`. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");

/** Groups with at least one place of which a name contains what is looked for, in the order of the alphabet. */
export function placesListed(
  places: readonly PlaceShown[],
  wanted: string,
  locale: Locale,
): readonly PlaceGroup[] {
  const found = places
    .map((place) => ({ place, name: locationName(place.id, locale) }))
    .filter(({ place, name }) =>
      [name, otherPlaceName(place.id, locale) ?? ''].some((one) =>
        plain(one).includes(plain(wanted.trim())),
      ),
    )
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ place }) => place);
  return [...SIDES, null]
    .map((owner) => ({ owner, places: found.filter((place) => place.owner === owner) }))
    .filter((group) => group.places.length > 0);
}
