// The map: the ground, the 36 places with their pieces and names, sieges, and what can be done there now.
import type { Connection, LocationId, PlayerView, Transport } from '@arpents/engine';
import { memo, useCallback, useMemo, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { describePlace } from './describe-place.ts';
import { Ground } from './ground.tsx';
import { Label, labelParts, labelWanted, type LabelParts } from './label.tsx';
import { placeLabels } from './labels.ts';
import type { LensMark, LensShown } from './lenses.ts';
import { Lettering } from './lettering.tsx';
import { MapButtons } from './map-buttons.tsx';
import { placesShown, type PlaceShown } from './map-model.ts';
import { neighbourTowards } from './neighbours.ts';
import { PlaceCaption } from './place-caption.tsx';
import { PlaceOnMap } from './place-on-map.tsx';
import { LOCATION_SPOTS, SHEET_WIDTH } from './sheet.gen.ts';
import { siegeBox } from './siege-mark.tsx';
import { useTextWidth } from './text-width.ts';
import { usePanZoom } from './use-pan-zoom.ts';
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
/** On a smaller sheet names need the room; the symbols wait for zoom, focus or tap. */
const SYMBOLS_FROM = 0.46;

export const MapSheet = memo(function MapSheet(props: MapSheetProps): ReactElement {
  const { view, chosen, focused, onFocus, onChoose } = props;
  const { t, locale } = useText();
  const window_ = useRef<HTMLDivElement>(null);
  const { frame, size, showSpot, ...zooming } = usePanZoom(window_);
  const places = useMemo(() => placesShown(view), [view]);
  const descriptions = useMemo(
    () => new Map(places.map((place) => [place.id, describePlace(place, view, locale)])),
    [places, view, locale],
  );
  const pieceScale = Math.max(LEAST_PIECE, Math.min(MOST_PIECE, frame.scale * PIECE_TO_SHEET));
  const fontSize = Math.max(13, Math.min(19, 16 + 8 * (frame.scale - 0.75)));
  const hasSymbols = frame.scale >= SYMBOLS_FROM;
  const textWidth = useTextWidth();
  const roundedScale = Math.round(frame.scale * 40) / 40;
  const parts = useMemo(
    () =>
      new Map(
        places.map((place) => [
          place.id,
          labelParts(place, locale, fontSize, hasSymbols, textWidth),
        ]),
      ),
    [places, locale, fontSize, hasSymbols, textWidth],
  );
  const labels = useMemo(
    () => placedLabels(places, parts, roundedScale, pieceScale, size.width),
    [places, parts, roundedScale, pieceScale, size.width],
  );
  const tabStop = focused ?? chosen ?? 'quebec';
  const looked = focused ?? chosen;
  const isHigh =
    looked !== null && frame.y + LOCATION_SPOTS[looked][1] * frame.scale < size.height * 0.42;

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
  const spotOf = (id: LocationId): { readonly x: number; readonly y: number } => {
    const [x, y] = LOCATION_SPOTS[id];
    return { x: frame.x + x * frame.scale, y: frame.y + y * frame.scale };
  };

  return (
    <div className="map-window" ref={window_} data-testid="map">
      {/* A picture by itself, so that what changes above it does not draw it anew. */}
      <svg className="map-svg map-ground" aria-hidden="true">
        <g transform={`translate(${frame.x} ${frame.y}) scale(${frame.scale})`}>
          <Ground />
          <Lettering />
        </g>
      </svg>
      <svg role="group" aria-label={t('map.label')} className="map-svg">
        {places.map((place) => (
          <PlaceOnMap
            key={place.id}
            place={place}
            {...spotOf(place.id)}
            pieceScale={pieceScale}
            description={descriptions.get(place.id) ?? ''}
            state={stateOf(place, props)}
            besieger={place.besieger}
            siegeValue={place.besieger === null ? 0 : (view.sieges[place.besieger]?.value ?? 0)}
            cardsNeeded={cardsNeeded(props.lens.get(place.id))}
            isChosen={place.id === chosen}
            isTabStop={place.id === tabStop}
            onFocus={onFocus}
            onChoose={onChoose}
            onMove={move}
          />
        ))}
        <g aria-hidden="true">
          {places.map((place) => {
            const { id } = place;
            const shown = parts.get(id);
            if (shown === undefined) return null;
            if (!labels.has(id) && focused !== id && chosen !== id) return null;
            return (
              <Label
                key={id}
                place={place}
                {...spotOf(id)}
                spot={labels.get(id) ?? null}
                parts={shown}
                onFocus={onFocus}
                onChoose={onChoose}
              />
            );
          })}
        </g>
      </svg>
      <MapButtons {...zooming} />
      <PlaceCaption view={view} id={looked} isBelow={isHigh} />
    </div>
  );
});

function placedLabels(
  places: readonly PlaceShown[],
  parts: ReadonlyMap<LocationId, LabelParts>,
  scale: number,
  pieceScale: number,
  width: number,
): ReturnType<typeof placeLabels> {
  const wanted = places.flatMap((place) => {
    const shown = parts.get(place.id);
    return shown === undefined ? [] : [labelWanted(shown, place)];
  });
  return placeLabels(wanted, scale, 13 * pieceScale, {
    margin: Math.max(0, (width - SHEET_WIDTH * scale) / 2),
    obstacles: places.flatMap(({ id, besieger }) =>
      besieger === null ? [] : [siegeBox(id, pieceScale)],
    ),
  });
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
