// Which of the places so near to each other that a finger cannot tell them apart.
import type { LocationId } from '@arpents/engine';
import { locationName } from '@arpents/messages';
import type { CSSProperties, ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

export function PlaceChooser({
  ids,
  style,
  onChoose,
}: {
  readonly ids: readonly LocationId[];
  readonly style: CSSProperties;
  readonly onChoose: (id: LocationId) => void;
}): ReactElement {
  const { t, locale } = useText();
  return (
    <div className="place-chooser" role="group" aria-label={t('map.which')} style={style}>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          onClick={() => {
            onChoose(id);
          }}
        >
          {locationName(id, locale)}
        </button>
      ))}
    </div>
  );
}
