// The map: the ground, the 36 places with their pieces and names, sieges, and what can be done there now.
import type { LocationId } from '@arpents/engine';
import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { GroundPicture } from '../ground/ground-picture.tsx';
import { useText } from '../text/use-text.ts';
import { beside, type Point } from './beside.ts';
import { lanesShown } from './lanes-shown.ts';
import { legendAt } from './legend-at.ts';
import { Legend } from './legend.tsx';
import { MapBelow } from './map-below.tsx';
import { MapBorder } from './map-border.tsx';
import { MapButtons } from './map-buttons.tsx';
import { MapDrawing, pieceScaleAt, type MapDrawingProps } from './map-drawing.tsx';
import { usePlacesShown } from './map-model.ts';
import { namesShown } from './names-shown.ts';
import { neighbourTowards } from './neighbours.ts';
import { PlaceCaption } from './place-caption.tsx';
import { PlaceChooser } from './place-chooser.tsx';
import { LOCATION_SPOTS, SHEET_HEIGHT, SHEET_WIDTH } from './sheet.gen.ts';
import { NARROW_PX, openingFrame, type Frame } from './theatre.ts';
import { useLabels } from './use-labels.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { useStill } from './use-still.ts';
import { useTaps } from './use-taps.ts';
import './map.css';

export type MapSheetProps = Omit<MapDrawingProps, 'places' | 'still' | 'labels' | 'onMove'>;

export const MapSheet = memo(function MapSheet(props: MapSheetProps): ReactElement {
  const { view, chosen, focused, lens, onFocus, onChoose } = props;
  const { t } = useText();
  const window_ = useRef<HTMLDivElement>(null);
  const places = usePlacesShown(view);
  const opening = useCallback(
    (width: number, height: number) => openingFrame(places, width, height),
    [places],
  );
  const { frame, size, showSpot, refit, ...zooming } = usePanZoom(window_, opening);
  const { frame: still, below } = useStill(frame, size);
  const labels = useLabels(places, still, size, pieceScaleAt(still.scale));
  const written = useMemo(
    () => namesShown(labels, still.scale, (key) => t(`map.name.${key}`)),
    [labels, still.scale, t],
  );
  const lookedAt = focused ?? chosen;
  const lanes = useMemo(
    () => lanesShown(view, places, lookedAt, lens),
    [view, places, lookedAt, lens],
  );
  const { captioned, meant, tap, close, watch } = useTaps(
    focused,
    chosen,
    frame,
    onFocus,
    onChoose,
  );
  const here = [...props.pointed].find(([, how]) => how === 'here')?.[0] ?? null;
  useEffect(() => {
    if (here !== null) showSpot(...LOCATION_SPOTS[here]);
  }, [here, showSpot]);
  // Whoever looked closer sees the whole at the end, in the smaller window that the result leaves once it is there.
  const isOver = view.outcome !== null;
  useEffect(() => {
    if (isOver) refit();
  }, [isOver, refit]);
  const move = useCallback(
    (event: KeyboardEvent, from: LocationId): void => {
      const to = neighbourTowards(from, event.key);
      if (to === null) return;
      event.preventDefault();
      document.getElementById(`place-${to}`)?.focus();
      const [x, y] = LOCATION_SPOTS[to];
      showSpot(x, y);
    },
    [showSpot],
  );
  /** In the window. */
  const spotOf = (id: LocationId): Point => {
    const [x, y] = LOCATION_SPOTS[id];
    return { x: frame.x + x * frame.scale, y: frame.y + y * frame.scale };
  };

  const legend = legendAt(frame, still, size);
  const captionedPlace = places.find(({ id }) => id === captioned);
  // Where the place leads must stay in sight before all others.
  const inSight =
    captionedPlace === undefined
      ? []
      : [...places.map(({ id }) => id), ...props.pointed.keys(), ...props.pointed.keys()].map(
          spotOf,
        );

  return (
    <div className="map-window" ref={window_} data-testid="map" {...watch}>
      <GroundPicture frame={frame} size={size} />
      {/* Moved as wholes: nothing in them is drawn anew while the map is dragged or scaled. */}
      <div className="map-moving map-under" style={moved(frame, below.scale)}>
        <MapBelow
          scale={below.scale}
          written={written}
          isStill={below === still}
          lookedAt={lookedAt}
          lanes={lanes}
        />
      </div>
      <div className="map-moving" style={moved(frame, still.scale)}>
        <MapDrawing
          {...props}
          places={places}
          still={still}
          labels={labels}
          onChoose={tap}
          onMove={move}
        />
      </div>
      <MapBorder frame={frame} still={still} size={size} />
      <div
        className={`map-legend-at ${legend === null ? '' : 'cartouche-rim'}`}
        style={legend ?? {}}
      >
        <Legend isSmall={size.width < NARROW_PX} />
      </div>
      <MapButtons {...zooming} />
      {captionedPlace !== undefined && (
        <PlaceCaption
          view={view}
          place={captionedPlace}
          style={beside(spotOf(captionedPlace.id), size, inSight)}
          onClose={close}
        />
      )}
      {meant !== null && (
        <PlaceChooser ids={meant.ids} style={beside(meant, size, [])} onChoose={meant.choose} />
      )}
    </div>
  );
});

/** The sheet in the size in which it is drawn, stretched to its present one, where it lies in the window: at rest in whole
 * pixels, so that its letters stay sharp. */
const moved = ({ scale, x, y }: Frame, drawn: number): CSSProperties => ({
  width: SHEET_WIDTH * drawn,
  height: SHEET_HEIGHT * drawn,
  transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale / drawn})`,
});
