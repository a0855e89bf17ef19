// Zooming without a wheel: larger, smaller, the whole sheet.
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import type { PanZoom } from './use-pan-zoom.ts';

const STEP = 1.35;

export function MapButtons({ zoomBy, reset }: Pick<PanZoom, 'zoomBy' | 'reset'>): ReactElement {
  const { t } = useText();
  return (
    <div className="map-buttons" role="group" aria-label={t('map.zoom')}>
      <button
        type="button"
        aria-label={t('map.larger')}
        onClick={() => {
          zoomBy(STEP);
        }}
      >
        +
      </button>
      <button
        type="button"
        aria-label={t('map.smaller')}
        onClick={() => {
          zoomBy(1 / STEP);
        }}
      >
        −
      </button>
      <button type="button" aria-label={t('map.whole')} onClick={reset}>
        ⤢
      </button>
    </div>
  );
}
