// Zooming without a wheel: larger, smaller, the whole sheet.
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import type { PanZoom } from './use-pan-zoom.ts';

const STEP = 1.35;

export function MapButtons({ panZoom }: { readonly panZoom: PanZoom }): ReactElement {
  const { t } = useText();
  return (
    <div className="map-buttons" role="group" aria-label={t('map.zoom')}>
      <button
        type="button"
        aria-label={t('map.larger')}
        onClick={() => {
          panZoom.zoomBy(STEP);
        }}
      >
        +
      </button>
      <button
        type="button"
        aria-label={t('map.smaller')}
        onClick={() => {
          panZoom.zoomBy(1 / STEP);
        }}
      >
        −
      </button>
      <button type="button" aria-label={t('map.whole')} onClick={panZoom.reset}>
        ⤢
      </button>
    </div>
  );
}
