// What there is to know about the place under the pointer, the focus or the finger; it stands beside the place.
import type { PlayerView } from '@arpents/engine';
import type { CSSProperties, ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { describePlace, waysFrom } from './describe-place.ts';
import type { PlaceShown } from './map-model.ts';

export function PlaceCaption({
  view,
  place,
  style,
  onClose,
}: {
  readonly view: PlayerView;
  readonly place: PlaceShown;
  readonly style: CSSProperties;
  readonly onClose: () => void;
}): ReactElement {
  const { t, locale } = useText();
  return (
    <div className="place-caption" style={style}>
      {/* The place itself says the same to whoever listens. */}
      <div aria-hidden="true">
        <p>{describePlace(place, view, locale)}</p>
        {waysFrom(place, view, locale).map((line) => (
          <p key={line} className="hint">
            {line}
          </p>
        ))}
      </div>
      <button
        type="button"
        className="caption-close"
        aria-label={t('dialog.close')}
        onClick={onClose}
      >
        ×
      </button>
    </div>
  );
}
