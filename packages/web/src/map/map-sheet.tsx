// The map: the ground, the 36 places with their pieces and names, sieges, and what can be done there now.
import type { Connection, LocationId, PlayerView, Transport } from '@arpents/engine';
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
import { PIECE_RADIUS, placeBadges } from './badges.ts';
import { beside, type Point } from './beside.ts';
import { describePlace } from './describe-place.ts';
import { lanesShown } from './lanes-shown.ts';
import { Label } from './label.tsx';
import type { LensMark, LensShown } from './lenses.ts';
import { Legend } from './legend.tsx';
import { Lettering } from './lettering.tsx';
import { MapBorder } from './map-border.tsx';
import { MapButtons } from './map-buttons.tsx';
import { usePlacesShown, type PlaceShown } from './map-model.ts';
import { namesShown } from './names-shown.ts';
import { neighbourTowards } from './neighbours.ts';
import { PlaceCaption } from './place-caption.tsx';
import { PlaceChooser } from './place-chooser.tsx';
import { PlaceOnMap } from './place-on-map.tsx';
import { LOCATION_SPOTS, SHEET_HEIGHT, SHEET_WIDTH } from './sheet.gen.ts';
import { siegeBox } from './siege-mark.tsx';
import { NARROW_PX, openingFrame, type Frame } from './theatre.ts';
import { useLabels, type LabelShown } from './use-labels.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { useTaps } from './use-taps.ts';
import { WaysDrawn } from './ways-drawn.tsx';
import { WaysPointed } from './ways-pointed.tsx';
import './map.css';

/** How one gets there, or `here`. */
export type Pointed = ReadonlyMap<LocationId, Connection['kind'] | Transport | 'here'>;

export interface MapSheetProps {
  readonly view: PlayerView;
  /** Places that the choice in the making can lead to. */
  readonly targets: ReadonlySet<LocationId>;
  readonly chosen: LocationId | null;
  /** Places to point out: where something just happened, what a card is about, where a place leads. */
  readonly pointed: Pointed;
  readonly lens: LensShown;
  readonly focused: LocationId | null;
  readonly onFocus: (id: LocationId | null) => void;
  readonly onChoose: (id: LocationId) => void;
}

/** Pieces never get smaller or larger on the screen than these parts of their full size. */
const LEAST_PIECE = 0.62;
const MOST_PIECE = 1.3;
const PIECE_TO_SHEET = 1.2;

export const MapSheet = memo(function MapSheet(props: MapSheetProps): ReactElement {
  const { view, chosen, focused, onFocus, onChoose } = props;
  const { t, locale } = useText();
  const window_ = useRef<HTMLDivElement>(null);
  const places = usePlacesShown(view);
  const opening = useCallback(
    (width: number, height: number) => openingFrame(places, width, height),
    [places],
  );
  const { frame, size, showSpot, ...zooming } = usePanZoom(window_, opening);
  const descriptions = useMemo(
    () => new Map(places.map((place) => [place.id, describePlace(place, view, locale)])),
    [places, view, locale],
  );
  const pieceScale = Math.max(LEAST_PIECE, Math.min(MOST_PIECE, frame.scale * PIECE_TO_SHEET));
  const labels = useLabels(places, frame, size, pieceScale);
  const written = useMemo(
    () => namesShown(labels, frame.scale, (key) => t(`map.name.${key}`)),
    [labels, frame.scale, t],
  );
  const badges = useMemo(
    () => badgesOf(props.lens, places, labels, frame.scale, pieceScale),
    [props.lens, places, labels, frame.scale, pieceScale],
  );
  const lookedAt = focused ?? chosen;
  const lanes = useMemo(
    () => lanesShown(view, places, lookedAt, props.lens),
    [view, places, lookedAt, props.lens],
  );
  const tabStop = focused ?? chosen ?? 'quebec';
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
  /** On the sheet in its present size. */
  const onSheet = (id: LocationId): Point => {
    const [x, y] = LOCATION_SPOTS[id];
    return { x: x * frame.scale, y: y * frame.scale };
  };
  /** In the window. */
  const spotOf = (id: LocationId): Point => {
    const { x, y } = onSheet(id);
    return { x: frame.x + x, y: frame.y + y };
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
      {/* Moved as a whole: nothing in it is drawn anew while the map is dragged. */}
      <div className="map-moving" style={moved(frame)}>
        <svg className="map-svg map-under" aria-hidden="true">
          <g transform={`scale(${frame.scale})`} style={penOf(frame.scale)}>
            <WaysDrawn />
            <WaysPointed from={lookedAt} lanes={lanes} />
            <Lettering shown={written} />
          </g>
        </svg>
        <svg role="group" aria-label={t('map.label')} className="map-svg">
          {places.map((place) => (
            <PlaceOnMap
              key={place.id}
              place={place}
              {...onSheet(place.id)}
              pieceScale={pieceScale}
              description={descriptions.get(place.id) ?? ''}
              state={stateOf(place, props)}
              besieger={place.besieger}
              siegeValue={place.besieger === null ? 0 : (view.sieges[place.besieger]?.value ?? 0)}
              cardsNeeded={cardsNeeded(props.lens.get(place.id))}
              badge={badges.get(place.id) ?? null}
              isChosen={place.id === chosen}
              isTabStop={place.id === tabStop}
              onFocus={onFocus}
              onChoose={tap}
              onMove={move}
            />
          ))}
          <g aria-hidden="true">
            {places.map((place) => {
              const { id } = place;
              const shown = labels.get(id);
              if (shown === undefined) return null;
              if (shown.spot === null && focused !== id && chosen !== id) return null;
              return (
                <Label
                  key={id}
                  place={place}
                  {...onSheet(id)}
                  {...shown}
                  onFocus={onFocus}
                  onChoose={tap}
                />
              );
            })}
          </g>
        </svg>
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

/** The sheet in its present size, where it lies in the window: in whole pixels, so that its letters stay sharp. */
const moved = ({ scale, x, y }: Frame): CSSProperties => ({
  width: SHEET_WIDTH * scale,
  height: SHEET_HEIGHT * scale,
  transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)`,
});

/** Ways are drawn a little finer on a larger sheet, and never too fine. */
const penOf = (scale: number): CSSProperties & Readonly<Record<'--pen', number>> => ({
  '--pen': Math.max(0.72, Math.min(1.5, 0.3 + 0.7 * scale)) / scale,
});

/** Where the figures of the lens stand: clear of names, pieces and sieges. */
function badgesOf(
  lens: LensShown,
  places: readonly PlaceShown[],
  labels: ReadonlyMap<LocationId, LabelShown>,
  scale: number,
  pieceScale: number,
): ReturnType<typeof placeBadges> {
  const counted = places.filter(({ id }) => lens.get(id)?.kind === 'cards').map(({ id }) => id);
  if (counted.length === 0) return new Map();
  const radius = PIECE_RADIUS * pieceScale;
  return placeBadges(counted, scale, pieceScale, [
    ...[...labels].flatMap(([id, { parts, spot }]) =>
      spot === null
        ? []
        : [
            {
              id,
              left: spot.dx,
              top: spot.dy,
              right: spot.dx + parts.width,
              bottom: spot.dy + parts.size,
            },
          ],
    ),
    ...places.map(({ id }) => ({ id, left: -radius, top: -radius, right: radius, bottom: radius })),
    ...places.flatMap(({ id, besieger }) => (besieger === null ? [] : [siegeBox(id, pieceScale)])),
  ]);
}

const cardsNeeded = (mark: LensMark | undefined): number | null =>
  mark?.kind === 'cards' ? mark.count : null;

function lensClass(mark: LensMark | undefined): string {
  if (mark === undefined) return '';
  return `lens lens-${mark.kind === 'cards' ? `cards-${mark.count}` : mark.kind}`;
}

function stateOf(
  place: PlaceShown,
  {
    targets,
    chosen,
    pointed,
    lens,
  }: Pick<MapSheetProps, 'targets' | 'chosen' | 'pointed' | 'lens'>,
): string {
  return [
    targets.has(place.id) ? 'target' : '',
    chosen === place.id ? 'chosen' : '',
    pointed.has(place.id) ? `pointed via-${pointed.get(place.id) ?? ''}` : '',
    lensClass(lens.get(place.id)),
    place.owner !== null && !place.supplied ? 'unsupplied' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');
}
