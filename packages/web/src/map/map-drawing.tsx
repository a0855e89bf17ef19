// The places of the map with their pieces and their names, drawn for a map that stands still.
import type { LocationId, PlayerView } from '@arpents/engine';
import { memo, useMemo, type KeyboardEvent, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { PIECE_RADIUS, placeBadges } from './badges.ts';
import type { Point } from './beside.ts';
import { describePlace } from './describe-place.ts';
import { Label } from './label.tsx';
import type { LensMark, LensShown } from './lenses.ts';
import type { PlaceShown, Pointed } from './map-model.ts';
import { PlaceOnMap } from './place-on-map.tsx';
import { LOCATION_SPOTS } from './sheet.gen.ts';
import { siegeBox } from './siege-mark.tsx';
import type { Frame } from './theatre.ts';
import type { LabelShown } from './use-labels.ts';

export interface MapDrawingProps {
  readonly view: PlayerView;
  readonly places: readonly PlaceShown[];
  /** Where the map stands still. */
  readonly still: Frame;
  readonly labels: ReadonlyMap<LocationId, LabelShown>;
  /** Places that the choice in the making can lead to. */
  readonly targets: ReadonlySet<LocationId>;
  readonly chosen: LocationId | null;
  /** Places to point out: where something just happened, what a card is about, where a place leads. */
  readonly pointed: Pointed;
  readonly lens: LensShown;
  readonly focused: LocationId | null;
  readonly onFocus: (id: LocationId | null) => void;
  readonly onChoose: (id: LocationId) => void;
  readonly onMove: (event: KeyboardEvent, from: LocationId) => void;
}

/** Pieces never get smaller or larger on the screen than these parts of their full size. */
const LEAST_PIECE = 0.62;
const MOST_PIECE = 1.3;
const PIECE_TO_SHEET = 1.2;

export const pieceScaleAt = (scale: number): number =>
  Math.max(LEAST_PIECE, Math.min(MOST_PIECE, scale * PIECE_TO_SHEET));

export const MapDrawing = memo(function MapDrawing(props: MapDrawingProps): ReactElement {
  const { view, places, still, labels, chosen, focused, lens, onFocus, onChoose, onMove } = props;
  const { t, locale } = useText();
  const { scale } = still;
  const descriptions = useMemo(
    () => new Map(places.map((place) => [place.id, describePlace(place, view, locale)])),
    [places, view, locale],
  );
  const pieceScale = pieceScaleAt(scale);
  const badges = useMemo(
    () => badgesOf(lens, places, labels, scale, pieceScale),
    [lens, places, labels, scale, pieceScale],
  );
  const tabStop = focused ?? chosen ?? 'quebec';
  const onSheet = (id: LocationId): Point => {
    const [x, y] = LOCATION_SPOTS[id];
    return { x: x * scale, y: y * scale };
  };
  return (
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
          cardsNeeded={cardsNeeded(lens.get(place.id))}
          badge={badges.get(place.id) ?? null}
          isChosen={place.id === chosen}
          isTabStop={place.id === tabStop}
          onFocus={onFocus}
          onChoose={onChoose}
          onMove={onMove}
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
              onChoose={onChoose}
            />
          );
        })}
      </g>
    </svg>
  );
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
  }: Pick<MapDrawingProps, 'targets' | 'chosen' | 'pointed' | 'lens'>,
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
