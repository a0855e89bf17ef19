// A place in a sentence: for screen readers, the tooltip and the gazetteer.
import { CONNECTIONS, type LocationId, type PlayerView } from '@arpents/engine';
import {
  connectionName,
  locationName,
  pieceName,
  viewerName,
  type Locale,
} from '@arpents/messages';
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
  if (place.points > 0) parts.push(t('place.points', { points: place.worth }));
  if (place.defence > 0) parts.push(t('place.defence', { defence: place.defence }));
  if (place.settler) parts.push(t('place.settler'));
  if (place.ship) parts.push(t('place.ship'));
  if (place.owner !== null && !place.supplied) parts.push(t('place.cut-off'));
  if (place.besieger !== null) {
    const value = view.sieges[place.besieger]?.value ?? 0;
    parts.push(t('place.besieged', { side: viewerName(place.besieger, locale), value }));
  }
  return parts.join(', ');
}

/** The connections of a place by kind, each with where it leads. */
export function connectionsOf(id: LocationId, locale: Locale): readonly string[] {
  return CONNECTIONS.flatMap((connection) => {
    const other = connection.a === id ? connection.b : connection.b === id ? connection.a : null;
    return other === null
      ? []
      : [`${locationName(other, locale)} (${connectionName(connection.kind, locale)})`];
  });
}
