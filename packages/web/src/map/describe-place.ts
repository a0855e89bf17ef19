// A place in a sentence: for screen readers, the tooltip and the gazetteer.
import {
  CARD_KINDS,
  CONNECTIONS,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import {
  connectionName,
  locationName,
  pieceName,
  viewerName,
  type Locale,
} from '@arpents/messages';
import { seatOf } from '../state/seat.ts';
import { textIn, type TextOf } from '../text/use-text.ts';
import type { PlaceShown } from './map-model.ts';

export function describePlace(place: PlaceShown, view: PlayerView, locale: Locale): string {
  const t: TextOf = (key, ...words) => textIn(locale, key, ...words);
  const parts = [locationName(place.id, locale)];
  parts.push(
    place.owner === null || place.piece === null
      ? t('place.neutral')
      : t('place.held', {
          side: viewerName(place.owner, locale),
          piece: pieceName(place.piece, locale),
        }),
  );
  if (place.fortified) parts.push(t('place.fortified'));
  if (place.points > 0) {
    parts.push(t('place.points', { points: place.points, town: place.asTown }));
  }
  if (place.defence > 0) parts.push(t('place.defence', { defence: place.defence }));
  if (place.settler) parts.push(t('place.settler'));
  if (place.ship) parts.push(t('place.ship'));
  if (place.owner !== null) parts.push(t(place.supplied ? 'place.supplied' : 'place.cut-off'));
  if (place.besieger !== null) {
    const value = view.sieges[place.besieger]?.value ?? 0;
    parts.push(t('place.besieged', { side: viewerName(place.besieger, locale), value }));
  }
  return parts.join(', ');
}

/** Where one gets from a place, over land and by sea; no line where it leads nowhere. */
export function waysFrom(
  { id, owner }: PlaceShown,
  view: PlayerView,
  locale: Locale,
): readonly string[] {
  const t: TextOf = (key, ...words) => textIn(locale, key, ...words);
  const roads = CONNECTIONS.flatMap((connection) => {
    const other = connection.a === id ? connection.b : connection.b === id ? connection.a : null;
    return other === null
      ? []
      : [`${locationName(other, locale)} (${connectionName(connection.kind, locale)})`];
  });
  const ports = portsFrom(id, owner ?? seatOf(view)).map((port) => locationName(port, locale));
  return [
    ...(roads.length === 0 ? [] : [t('place.connections', { places: roads.join(', ') })]),
    ...(ports.length === 0 ? [] : [t('place.by-sea', { places: ports.join(', ') })]),
  ];
}

/** Connections by sea are printed on cards alone (R26): those of the side that holds the place, or looks at it. */
export const portsFrom = (id: LocationId, side: Side): readonly LocationId[] =>
  CARD_KINDS.find(({ owner, location }) => owner === side && location?.location === id)?.location
    ?.connects.ship ?? [];
