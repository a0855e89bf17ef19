// The map: the ground, the 36 places with their pieces and names, sieges, and what can be done there now.
import type { LocationId, PlayerView } from '@arpents/engine';
import { useMemo, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { Ground } from './ground.tsx';
import { Label, labelParts, labelWanted, type LabelParts } from './label.tsx';
import { placeLabels } from './labels.ts';
import { Lettering } from './lettering.tsx';
import type { LensShown } from './lenses.ts';
import { placesShown, type PlaceShown } from './map-model.ts';
import { MapButtons } from './map-buttons.tsx';
import { neighbourTowards } from './neighbours.ts';
import { PieceOnMap } from './piece.tsx';
import { describePlace } from './describe-place.ts';
import { LOCATION_SPOTS, SHEET_WIDTH } from './sheet.gen.ts';
import { PlaceCaption } from './place-caption.tsx';
import { SiegeMark, siegeBox } from './siege-mark.tsx';
import { useTextWidth } from './text-width.ts';
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

/** Pieces never get smaller or larger on the screen than these parts of their full size. */
const LEAST_PIECE = 0.62;
const MOST_PIECE = 1.3;
const PIECE_TO_SHEET = 1.2;
/** On a smaller sheet names need the room; the symbols wait for zoom, focus or tap. */
const SYMBOLS_FROM = 0.46;

export function MapSheet(props: MapSheetProps): ReactElement {
  const { view, targets, chosen, pointed, lens, focused, onFocus, onChoose } = props;
  const { t, locale } = useText();
  const window_ = useRef<HTMLDivElement>(null);
  const panZoom = usePanZoom(window_);
  const { frame, size } = panZoom;
  const places = useMemo(() => placesShown(view), [view]);
  const pieceScale = Math.max(LEAST_PIECE, Math.min(MOST_PIECE, frame.scale * PIECE_TO_SHEET));
  const fontSize = Math.max(13, Math.min(19, 16 + 8 * (frame.scale - 0.75)));
  const hasSymbols = frame.scale >= SYMBOLS_FROM;
  const textWidth = useTextWidth();
  const roundedScale = Math.round(frame.scale * 40) / 40;
  const partsOf = useMemo(
    () =>
      (place: PlaceShown): LabelParts =>
        labelParts(place, locale, fontSize, hasSymbols, textWidth),
    [locale, fontSize, hasSymbols, textWidth],
  );
  const labels = useMemo(
    () =>
      placeLabels(
        places.map((place) => labelWanted(partsOf(place), place)),
        roundedScale,
        13 * pieceScale,
        {
          margin: Math.max(0, (size.width - SHEET_WIDTH * roundedScale) / 2),
          obstacles: places.flatMap((place) =>
            place.besieger === null ? [] : [siegeBox(place.id, pieceScale)],
          ),
        },
      ),
    [places, partsOf, roundedScale, pieceScale, size.width],
  );
  const tabStop = focused ?? chosen ?? 'quebec';
  const looked = focused ?? chosen;
  const isHigh =
    looked !== null && frame.y + LOCATION_SPOTS[looked][1] * frame.scale < size.height * 0.42;

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
          <Lettering />
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
            </g>
          );
        })}
        <g aria-hidden="true">
          {places
            .filter(({ id }) => labels.has(id) || focused === id || chosen === id)
            .map((place) => {
              const [x, y] = LOCATION_SPOTS[place.id];
              return (
                <g
                  key={place.id}
                  className="label-spot"
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
                >
                  <Label place={place} spot={labels.get(place.id) ?? null} parts={partsOf(place)} />
                </g>
              );
            })}
        </g>
      </svg>
      <MapButtons panZoom={panZoom} />
      <PlaceCaption view={view} id={looked} isBelow={isHigh} />
    </div>
  );
}

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
