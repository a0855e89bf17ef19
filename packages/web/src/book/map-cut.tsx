// A cut of the real map around some places, in any position: a picture in the book.
import {
  LOCATIONS,
  besiegerOf,
  isFortified,
  ownerOf,
  pieceOf,
  type GameState,
  type LocationId,
} from '@arpents/engine';
import { useEffect, useMemo, useRef, useState, type ReactElement, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { SHEET_HEIGHT, SHEET_WIDTH, LOCATION_SPOTS } from '../map/sheet.gen.ts';
import { StillMap } from '../map/still-map.tsx';
import type { Part } from '../map/still-names.ts';
import { OPENING, type StillPlace } from '../map/still-pieces.tsx';
import { PrintedCoast } from './printed-coast.tsx';

/** Around the places, in units of the sheet. */
const MARGIN = 74;
/** As wide as this for its height. */
const SHAPE = 1.9;
const NARROWEST = 540;

/** The part of the sheet that shows these places, in the shape of the picture and within the sheet. */
function partAround(places: readonly LocationId[]): Part {
  const spots = places.map((id) => LOCATION_SPOTS[id]);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * MARGIN;
  const high = Math.max(...ys) - Math.min(...ys) + 2 * MARGIN;
  const width = Math.max(wide, high * SHAPE, NARROWEST);
  const height = width / SHAPE;
  const within = (middle: number, size: number, sheet: number): number =>
    Math.max(0, Math.min(middle - size / 2, sheet - size));
  return {
    left: within((Math.max(...xs) + Math.min(...xs)) / 2, width, SHEET_WIDTH),
    top: within((Math.max(...ys) + Math.min(...ys)) / 2, height, SHEET_HEIGHT),
    width,
    height,
  };
}

const placesOf = (state: GameState, named: readonly LocationId[]): readonly StillPlace[] =>
  LOCATIONS.map(({ id, settler }, place) => {
    const code = state.places[place] ?? 0;
    const besieger = besiegerOf(state, place);
    return {
      id,
      owner: ownerOf(code),
      piece: pieceOf(code),
      fortified: isFortified(code),
      settler,
      isNamed: ownerOf(code) !== null || named.includes(id),
      siege: besieger === null ? null : { besieger, value: state.sieges[besieger]?.value ?? 0 },
    };
  });

/** How far off the screen a picture is drawn already. */
const AHEAD = '500px';

/** Whether an element is near the screen, or was, or is to be printed: pictures of the map take their time. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    const print = (): void => {
      flushSync(() => {
        setNear(true);
      });
    };
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [element, isNear]);
  return isNear;
}

export function MapCut({
  around,
  state = null,
}: {
  readonly around: readonly LocationId[];
  /** null: as a game begins. */
  readonly state?: GameState | null;
}): ReactElement {
  const places = useMemo(
    () =>
      state === null
        ? OPENING.map((place) => ({
            ...place,
            isNamed: place.isNamed || around.includes(place.id),
          }))
        : placesOf(state, around),
    [state, around],
  );
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNear(element);
  return (
    <div className="book-map" ref={element}>
      {isNear && (
        <StillMap part={partAround(around)} places={places} below={<PrintedCoast />} isPatient />
      )}
    </div>
  );
}
