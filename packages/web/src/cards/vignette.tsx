// The vignette of a location card: its own corner of the map, with the place in the middle and the ways that lead to it.
import type { LocationId } from '@arpents/engine';
import { useEffect, useRef, type ReactElement } from 'react';
import { groundPictureUrl, inksOfPage } from '../ground/ground-painter.ts';
import { useLook } from '../ground/use-look.ts';
import { LOCATION_SPOTS } from '../map/sheet.gen.ts';
import { CONNECTIONS_DRAWN } from '../map/ways.ts';

/** Of the part that is shown, in units of the sheet. */
const WIDTH = 190;
const HEIGHT = 110;
/** Fine enough for a large card. */
const SCALE = 2.2;

/** Each corner is drawn once for each look. */
const drawn = new Map<string, Promise<string>>();

function pictureOf(location: LocationId, look: string): Promise<string> {
  const key = `${location} ${look}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const [x, y] = LOCATION_SPOTS[location];
  const part = { left: x - WIDTH / 2, top: y - HEIGHT / 2, width: WIDTH, height: HEIGHT };
  const wanted = { part, scale: SCALE, ratio: SCALE, inks: inksOfPage(), isSketch: false };
  const picture = groundPictureUrl({ ...wanted, isUrgent: false });
  drawn.set(key, picture);
  return picture;
}

/** How each kind of way is drawn, from the lowest line to the uppermost; as on the map, without their beds. */
const LINES = {
  trail: ['way-trail'],
  road: ['way-road', 'way-road-inner'],
  lake: ['way-lake'],
  river: ['way-river', 'way-river-inner'],
} as const;

interface LineDrawn {
  readonly line: string;
  readonly path: string;
}

const waysKnown = new Map<LocationId, readonly LineDrawn[]>();

function waysOf(location: LocationId): readonly LineDrawn[] {
  const known = waysKnown.get(location);
  if (known !== undefined) return known;
  const ways = Object.entries(LINES).flatMap(([kind, lines]) => {
    const path = CONNECTIONS_DRAWN.filter(
      (way) => way.kind === kind && (way.a === location || way.b === location),
    )
      .map((way) => way.path)
      .join('');
    return path === '' ? [] : lines.map((line) => ({ line, path }));
  });
  waysKnown.set(location, ways);
  return ways;
}

export function Vignette({ location }: { readonly location: LocationId }): ReactElement {
  const image = useRef<SVGImageElement>(null);
  const look = useLook();
  const [x, y] = LOCATION_SPOTS[location];
  useEffect(() => {
    let isGone = false;
    void pictureOf(location, look).then((url) => {
      if (!isGone) image.current?.setAttribute('href', url);
    });
    return () => {
      isGone = true;
    };
  }, [location, look]);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="vignette"
      aria-hidden="true"
    >
      <image ref={image} width={WIDTH} height={HEIGHT} />
      <g className="map-ways" transform={`translate(${WIDTH / 2 - x} ${HEIGHT / 2 - y})`}>
        {waysOf(location).map(({ line, path }) => (
          <path key={line} d={path} className={line} />
        ))}
      </g>
      <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="7" className="vignette-place" />
    </svg>
  );
}
