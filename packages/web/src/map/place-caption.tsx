// What there is to know about the place under the pointer, the focus or the finger.
import type { LocationId, PlayerView } from '@arpents/engine';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { connectionsOf, describePlace } from './describe-place.ts';
import { placesShown } from './map-model.ts';

export function PlaceCaption({
  view,
  id,
  isBelow,
}: {
  readonly view: PlayerView;
  readonly id: LocationId | null;
  /** At the lower edge, because the place is near the upper one. */
  readonly isBelow: boolean;
}): ReactElement | null {
  const { t, locale } = useText();
  if (id === null) return null;
  const place = placesShown(view).find((one) => one.id === id);
  if (place === undefined) return null;
  return (
    <div className={`place-caption ${isBelow ? 'below' : ''}`} aria-hidden="true">
      <p>{describePlace(place, view, locale)}</p>
      <p className="hint">
        {t('place.connections', { places: connectionsOf(id, locale).join(', ') })}
      </p>
    </div>
  );
}
