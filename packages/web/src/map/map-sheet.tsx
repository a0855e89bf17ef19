// The map: the ground, the 36 places with their pieces and names, sieges, and what can be done there now.
import type { LocationId, PlayerView } from '@arpents/engine';
import { locationName } from '@arpents/messages';
import { useMemo, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { Ground } from './ground.tsx';
import { placeLabels, type LabelPlaced } from './labels.ts';
import type { LensShown } from './lenses.ts';
import { placesShown, type PlaceShown } from './map-model.ts';
import { MapButtons } from './map-buttons.tsx';
import { neighbourTowards } from './neighbours.ts';
import { PieceOnMap } from './piece.tsx';
import { describePlace } from './describe-place.ts';
import { LOCATION_SPOTS } from './sheet.gen.ts';
import { SiegeMark } from './siege-mark.tsx';
import { textWidth } from './text-width.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import './map.css';

export interface MapSheetProps {
  readonly view: PlayerView;
  /** Places that the choice in the making can lead to. */
  readonly targets: ReadonlySet<LocationId>;
  readonly chosen: LocationId | null;
  /** Places to point out: where something just happened, or what a hovered card is about. */
  readonly pointed: ReadonlySet<LocationId>;
  readonly lens: LensShown;
  readonly focused: LocationId | null;
  readonly onFocus: (id: LocationId | null) => void;
  readonly onChoose: (id: LocationId) => void;
}

/** Pieces never get smaller on the screen than this part of their full size. */
const LEAST_PIECE = 0.58;

export function MapSheet(props: MapSheetProps): ReactElement {
  const { view, targets, chosen, pointed, lens, focused, onFocus, onChoose } = props;
  const { t, locale } = useText();
  const window_ = useRef<HTMLDivElement>(null);
  const panZoom = usePanZoom(window_);
  const { frame } = panZoom;
  const places = useMemo(() => placesShown(view), [view]);
  const pieceScale = Math.max(LEAST_PIECE, Math.min(1.25, frame.scale));
  const fontSize = Math.max(13, Math.min(19, 16 * frame.scale));
  const roundedScale = Math.round(frame.scale * 40) / 40;
  const labels = useMemo(
    () =>
      placeLabels(
        places.map((place) => ({
          id: place.id,
          width: textWidth(labelText(place, locale), fontSize),
          height: fontSize * 1.12,
          importance: place.points * 2 + (place.owner === null ? 0 : 3),
        })),
        roundedScale,
        14 * pieceScale,
      ),
    [places, locale, fontSize, roundedScale, pieceScale],
  );
  const tabStop = focused ?? chosen ?? 'quebec';

  const move = (event: KeyboardEvent, from: LocationId): void => {
    const to = neighbourTowards(from, event.key);
    if (to === null) return;
    event.preventDefault();
    document.getElementById(`place-${to}`)?.focus();
    const [x, y] = LOCATION_SPOTS[to];
    panZoom.showSpot(x, y);
  };

  return (
    <div className="map-window" ref={window_} data-testid="map">
      <svg role="group" aria-label={t('map.label')} className="map-svg">
        <g transform={`translate(${frame.x} ${frame.y}) scale(${frame.scale})`}>
          <Ground />
        </g>
        {places.map((place) => {
          const [x, y] = LOCATION_SPOTS[place.id];
          return (
            <g
              key={place.id}
              id={`place-${place.id}`}
              role="button"
              tabIndex={place.id === tabStop ? 0 : -1}
              aria-label={describePlace(place, view, locale)}
              aria-pressed={place.id === chosen}
              className={placeClass(place, targets, chosen, pointed, lens)}
              transform={`translate(${frame.x + x * frame.scale} ${frame.y + y * frame.scale})`}
              onClick={() => {
                onChoose(place.id);
              }}
              onPointerEnter={() => {
                onFocus(place.id);
              }}
              onPointerLeave={() => {
                onFocus(null);
              }}
              onFocus={() => {
                onFocus(place.id);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') {
                  event.preventDefault();
                  onChoose(place.id);
                } else move(event, place.id);
              }}
            >
              <circle r={Math.max(14, 20 * pieceScale)} className="place-hit" />
              <circle r={21 * pieceScale} className="place-ring" />
              <g transform={`scale(${pieceScale})`}>
                <PieceOnMap place={place} />
                {place.besieger !== null && <SiegeMark view={view} besieger={place.besieger} />}
              </g>
              <Label
                place={place}
                spot={labels.get(place.id) ?? null}
                fontSize={fontSize}
                isShown={labels.has(place.id) || focused === place.id || chosen === place.id}
              />
            </g>
          );
        })}
      </svg>
      <MapButtons panZoom={panZoom} />
    </div>
  );
}

const labelText = (place: PlaceShown, locale: 'en' | 'fr'): string =>
  place.points > 0
    ? `${locationName(place.id, locale)} ${place.points}`
    : locationName(place.id, locale);

function placeClass(
  place: PlaceShown,
  targets: ReadonlySet<LocationId>,
  chosen: LocationId | null,
  pointed: ReadonlySet<LocationId>,
  lens: LensShown,
): string {
  return [
    'place',
    targets.has(place.id) ? 'target' : '',
    chosen === place.id ? 'chosen' : '',
    pointed.has(place.id) ? 'pointed' : '',
    lens.has(place.id) ? `lens lens-${lens.get(place.id) ?? ''}` : '',
    place.owner !== null && !place.supplied ? 'unsupplied' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');
}

function Label({
  place,
  spot,
  fontSize,
  isShown,
}: {
  readonly place: PlaceShown;
  readonly spot: LabelPlaced | null;
  readonly fontSize: number;
  readonly isShown: boolean;
}): ReactElement | null {
  const { locale } = useText();
  if (!isShown) return null;
  const { dx, dy } = spot ?? { dx: 16, dy: -fontSize / 2 };
  return (
    <text
      x={dx}
      y={dy + fontSize * 0.86}
      fontSize={fontSize}
      className={spot === null ? 'place-name floating' : 'place-name'}
      aria-hidden="true"
    >
      {locationName(place.id, locale)}
      {place.points > 0 && (
        <tspan className="place-points" dx="4">
          {place.points}
        </tspan>
      )}
    </text>
  );
}
