// The names that the map shows, and where, once it stands still.
import type { LocationId } from '@arpents/engine';
import { useMemo } from 'react';
import { useText } from '../text/use-text.ts';
import { PIECE_RADIUS } from './badges.ts';
import { legendAt } from './legend-at.ts';
import { labelForms, labelWanted, type LabelParts } from './label.tsx';
import { placeLabels, type Box, type LabelPlaced } from './labels.ts';
import type { PlaceShown } from './map-model.ts';
import { siegeBox } from './siege-mark.tsx';
import { useTextWidth } from './text-width.ts';
import { LEGEND_PX, NARROW_PX, buttonsIn, type Frame, type WindowSize } from './theatre.ts';

export interface LabelShown {
  readonly parts: LabelParts;
  /** null: no room was found; it is shown only while somebody looks at it. */
  readonly spot: LabelPlaced | null;
}

/** On a smaller sheet names need the room; the symbols wait for zoom, focus or tap. */
const SYMBOLS_FROM = 0.46;
/** Names keep this far from the edge of the window. */
const EDGE_PX = 4;

export function useLabels(
  places: readonly PlaceShown[],
  frame: Frame,
  size: WindowSize,
  pieceScale: number,
): ReadonlyMap<LocationId, LabelShown> {
  const { locale } = useText();
  const textWidth = useTextWidth();
  const fontSize = Math.max(13, Math.min(19, 16 + 8 * (frame.scale - 0.75)));
  const hasSymbols = frame.scale >= SYMBOLS_FROM;
  const scale = Math.round(frame.scale * 40) / 40;
  const forms = useMemo(
    () =>
      new Map(
        places.map((place) => [
          place.id,
          labelForms(place, locale, fontSize, hasSymbols, textWidth),
        ]),
      ),
    [places, locale, fontSize, hasSymbols, textWidth],
  );
  return useMemo(() => {
    const seen = seenPart(frame, size, scale);
    const isNarrow = size.width < NARROW_PX;
    const buttons = buttonsIn(size.width);
    const spots = placeLabels(
      places.map((place) => labelWanted(forms.get(place.id) ?? [], place, pieceScale)),
      scale,
      PIECE_RADIUS * pieceScale,
      {
        seen,
        covers: [
          {
            ...seen,
            left: seen.right - buttons.width,
            top: seen.bottom - buttons.height,
          },
          ...(isNarrow || legendAt(frame, frame, size) !== null ? [] : [legendIn(seen)]),
        ],
        obstacles: places.flatMap(({ id, besieger }) =>
          besieger === null ? [] : [siegeBox(id, pieceScale)],
        ),
      },
    );
    return new Map(
      [...forms].flatMap(([id, all]) => {
        const spot = spots.get(id) ?? null;
        const parts = all[spot?.size ?? 0];
        return parts === undefined ? [] : [[id, { parts, spot }] as const];
      }),
    );
  }, [places, forms, scale, pieceScale, size, frame]);
}

const legendIn = (seen: Box): Box => ({
  ...seen,
  right: seen.left + LEGEND_PX.width,
  top: seen.bottom - LEGEND_PX.height,
});

/** The part of the sheet in the window, in pixels from the sheet's corner at another scale. */
function seenPart({ scale, x, y }: Frame, { width, height }: WindowSize, at: number): Box {
  const ratio = at / scale;
  return {
    left: -x * ratio + EDGE_PX,
    top: -y * ratio + EDGE_PX,
    right: (width - x) * ratio - EDGE_PX,
    bottom: (height - y) * ratio - EDGE_PX,
  };
}
