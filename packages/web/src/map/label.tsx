// The name of a place on the map, with its worth, the ship symbol and its defence; drawn above everything else there.
import type { LocationId } from '@arpents/engine';
import { locationName, type Locale } from '@arpents/messages';
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import type { LabelPlaced, LabelWanted } from './labels.ts';
import type { PlaceShown } from './map-model.ts';
import { pathAt } from './path-at.ts';
import { FORT_RADIUS } from './piece.tsx';
import type { TextWidth } from './text-width.ts';

/** Sizes as parts of the map's letter size: great places are written larger, mere stages smaller. */
const GREAT = 1.14;
const SMALL = 0.9;
const SYMBOL = 0.82;
const GAP = 0.28;
const GREAT_POINTS = 4;

const sizeOf = ({ points }: PlaceShown, fontSize: number): number =>
  fontSize * (points >= GREAT_POINTS ? GREAT : points === 0 ? SMALL : 1);

/** Sizes of a label's parts, and where they begin, from its left edge; null: not shown. */
export interface LabelParts {
  readonly size: number;
  readonly fontSize: number;
  readonly points: number | null;
  readonly ship: number | null;
  readonly shield: number | null;
  readonly width: number;
}

function labelParts(
  place: PlaceShown,
  locale: Locale,
  fontSize: number,
  hasSymbols: boolean,
  textWidth: TextWidth,
): LabelParts {
  const size = sizeOf(place, fontSize);
  let width = textWidth(locationName(place.id, locale), size);
  /** Puts one more part at the end; says where it begins. */
  const add = (isShown: boolean, partWidth: number): number | null => {
    if (!isShown) return null;
    const at = width + fontSize * GAP;
    width = at + partWidth;
    return at;
  };
  const points = add(place.points > 0, textWidth(String(place.points), fontSize));
  const ship = add(hasSymbols && place.ship, fontSize * SYMBOL);
  const shield = add(hasSymbols && place.defence > 0, fontSize * SYMBOL);
  return { size, fontSize, points, ship, shield, width };
}

/** Where there is no room, a name goes without its symbols, and then in the smallest letters that can be read. */
const LEAST_LETTERS_PX = 12;

/** A label in full, and what it can be cut down to. */
export function labelForms(
  place: PlaceShown,
  locale: Locale,
  fontSize: number,
  hasSymbols: boolean,
  textWidth: TextWidth,
): readonly LabelParts[] {
  const full = labelParts(place, locale, fontSize, hasSymbols, textWidth);
  const small = Math.min(fontSize, (LEAST_LETTERS_PX * fontSize) / full.size);
  return [
    full,
    ...(full.ship === null && full.shield === null
      ? []
      : [labelParts(place, locale, fontSize, false, textWidth)]),
    ...(small < fontSize ? [labelParts(place, locale, small, false, textWidth)] : []),
  ];
}

/** How much room a label asks for, and how urgently. */
export const labelWanted = (
  forms: readonly LabelParts[],
  place: PlaceShown,
  pieceScale: number,
): LabelWanted => ({
  id: place.id,
  sizes: forms.map(({ size, width }) => ({ width, height: size * 1.12 })),
  importance: place.points * 2 + (place.owner === null ? 0 : 3) + (place.besieger === null ? 0 : 6),
  reach: place.fortified ? FORT_RADIUS * pieceScale : undefined,
});

const SHIP = 'M.06.62h.88l-.14.3H.2zM.5.6V.08q.42.2 0 .44M.5.12Q.1.3.14.54H.5';
const SHIELD = 'M.1.08h.8v.4Q.88.84.5.98.12.84.1.48z';

export interface LabelProps {
  readonly place: PlaceShown;
  /** Where the place lies on the sheet, in pixels. */
  readonly x: number;
  readonly y: number;
  /** null: no room was found; it is shown all the same because somebody looks at it. */
  readonly spot: LabelPlaced | null;
  readonly parts: LabelParts;
  readonly onFocus: (id: LocationId | null) => void;
  readonly onChoose: (id: LocationId) => void;
}

export const Label = memo(function Label(props: LabelProps): ReactElement {
  const { place, spot, parts, onFocus, onChoose } = props;
  const { locale } = useText();
  const { size, fontSize, points, ship, shield } = parts;
  const symbol = fontSize * SYMBOL;
  const { dx, dy } = spot ?? { dx: 16, dy: -size / 2 };
  const left = props.x + dx;
  const line = props.y + dy + size * 0.86;
  const top = line - symbol * 0.86;
  return (
    <g
      data-place={place.id}
      className={`label ${spot === null ? 'floating' : ''}`}
      onClick={() => {
        onChoose(place.id);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onFocus(place.id);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onFocus(null);
      }}
    >
      <text
        x={left}
        y={line}
        fontSize={size}
        className={`place-name ${place.points === 0 ? 'stage' : ''}`}
      >
        {locationName(place.id, locale)}
      </text>
      {points !== null && (
        <text x={left + points} y={line} fontSize={fontSize} className="place-points">
          {place.points}
        </text>
      )}
      {ship !== null && (
        <path
          d={pathAt(SHIP, left + ship, top, symbol)}
          strokeWidth={symbol * 0.09}
          className="place-ship"
        />
      )}
      {shield !== null && (
        <>
          <path d={pathAt(SHIELD, left + shield, top, symbol)} className="place-shield" />
          <text
            x={left + shield + symbol / 2}
            y={top + symbol * 0.76}
            fontSize={symbol * 0.86}
            textAnchor="middle"
            className="place-defence"
          >
            {place.defence}
          </text>
        </>
      )}
    </g>
  );
});
