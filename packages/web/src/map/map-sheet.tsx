// The map: the ground, the 36 places with their pieces and names, sieges, and what can be done there now.
import type { LocationId } from '@arpents/engine';
import {
  memo,
  useCallback,
  useEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { GroundPicture } from '../ground/ground-picture.tsx';
import { beside, type Point } from './beside.ts';
import { Legend } from './legend.tsx';
import { MapBorder } from './map-border.tsx';
import { MapButtons } from './map-buttons.tsx';
import { MapDrawing, type MapDrawingProps } from './map-drawing.tsx';
import { usePlacesShown } from './map-model.ts';
import { neighbourTowards } from './neighbours.ts';
import { PlaceCaption } from './place-caption.tsx';
import { PlaceChooser } from './place-chooser.tsx';
import { LOCATION_SPOTS, SHEET_HEIGHT, SHEET_WIDTH } from './sheet.gen.ts';
import { NARROW_PX, openingFrame, type Frame } from './theatre.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { useStill } from './use-still.ts';
import { useTaps } from './use-taps.ts';
import './map.css';

export type MapSheetProps = Omit<MapDrawingProps, 'places' | 'still' | 'size' | 'onMove'>;

export const MapSheet = memo(function MapSheet(props: MapSheetProps): ReactElement {
  const { view, chosen, focused, onFocus, onChoose } = props;
  const window_ = useRef<HTMLDivElement>(null);
  const places = usePlacesShown(view);
  const opening = useCallback(
    (width: number, height: number) => openingFrame(places, width, height),
    [places],
  );
  const { frame, size, showSpot, ...zooming } = usePanZoom(window_, opening);
  const still = useStill(frame, size);
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
      {/* Moved as a whole: nothing in it is drawn anew while the map is dragged or scaled. */}
      <div className="map-moving" style={moved(frame, still.scale)}>
        <MapDrawing
          {...props}
          places={places}
          still={still}
          size={size}
          onChoose={tap}
          onMove={move}
        />
      </div>
      <MapBorder frame={frame} size={size} />
      <Legend isSmall={size.width < NARROW_PX} />
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
