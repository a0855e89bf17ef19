// The frame of the map at the edge of its window: degrees of longitude above and below, of latitude at both sides.
import type { ReactElement } from 'react';
import { GRATICULE } from '../ground/graticule.gen.ts';
import type { Frame } from './theatre.ts';
import type { WindowSize } from './use-labels.ts';

const BAND_PX = 6;
/** Degrees are set so far apart at least. */
const LEAST_PX = { bar: 16, figure: 90 };
const STEPS = [0.25, 0.5, 1, 2, 5];

interface Degree {
  readonly value: number;
  readonly at: number;
}

/** A step at which marks stand far enough apart. */
const stepFor = (pxPerDegree: number, least: number): number =>
  STEPS.find((step) => step * pxPerDegree >= least) ?? 10;

/** Where meridians cross a level line of the sheet, in window pixels from the left. */
function meridians({ scale, x, y }: Frame, width: number, edge: number, step: number): Degree[] {
  const { apex, middle, radiansPerDegree } = GRATICULE;
  const down = (edge - y) / scale - apex[1];
  const longitudeAt = (px: number): number =>
    middle + Math.atan2((px - x) / scale - apex[0], down) / radiansPerDegree;
  const found: Degree[] = [];
  const first = Math.ceil(longitudeAt(0) / step);
  const last = Math.floor(longitudeAt(width) / step);
  for (let i = first; i <= last; i++) {
    const angle = (i * step - middle) * radiansPerDegree;
    found.push({ value: i * step, at: x + (apex[0] + down * Math.tan(angle)) * scale });
  }
  return found;
}

/** Where parallels cross an upright line, in window pixels from the top. */
function parallels({ scale, x, y }: Frame, height: number, edge: number, step: number): Degree[] {
  const { apex, southernmost, radii } = GRATICULE;
  const across = (edge - x) / scale - apex[0];
  const found: Degree[] = [];
  for (let value = southernmost; value < southernmost + radii.length - 1; value += step) {
    const i = Math.floor(value - southernmost);
    const part = value - southernmost - i;
    const radius = (radii[i] ?? 0) * (1 - part) + (radii[i + 1] ?? 0) * part;
    const at = y + (apex[1] + Math.sqrt(radius ** 2 - across ** 2)) * scale;
    if (at > 0 && at < height) found.push({ value, at });
  }
  return found.reverse();
}

/** Every other stretch between marks is black. */
function bars(
  marks: readonly Degree[],
  step: number,
  end: number,
  isLevel: boolean,
  edge: number,
): string {
  const bar = (from: number, to: number): string =>
    isLevel
      ? `M${from.toFixed(1)} ${edge}H${to.toFixed(1)}`
      : `M${edge} ${from.toFixed(1)}V${to.toFixed(1)}`;
  return marks
    .map(({ value, at }, i) => {
      const isBlack = Math.round(value / step) % 2 === 0;
      const next = marks[i + 1]?.at ?? end;
      const first = i === 0 && !isBlack ? bar(0, at) : '';
      return first + (isBlack ? bar(at, next) : '');
    })
    .join('');
}

export function MapBorder({
  frame,
  size: { width, height },
}: {
  readonly frame: Frame;
  readonly size: WindowSize;
}): ReactElement | null {
  if (width === 0) return null;
  const pxPerDegree = (GRATICULE.radiansPerDegree * 4900 * frame.scale) / 1.1;
  const bar = stepFor(pxPerDegree, LEAST_PX.bar);
  const figure = stepFor(pxPerDegree, LEAST_PX.figure);
  const edge = BAND_PX / 2;
  const isRoom = (at: number, length: number): boolean => at > 26 && at < length - 26;
  const path = [
    bars(meridians(frame, width, 0, bar), bar, width, true, edge),
    bars(meridians(frame, width, height, bar), bar, width, true, height - edge),
    bars(parallels(frame, height, 0, bar), bar, height, false, edge),
    bars(parallels(frame, height, width, bar), bar, height, false, width - edge),
  ].join('');
  return (
    <svg className="map-svg map-border" aria-hidden="true">
      <rect
        className="border-band"
        x={edge}
        y={edge}
        width={width - BAND_PX}
        height={height - BAND_PX}
      />
      <path d={path} className="border-bars" />
      <rect
        className="border-line"
        x={BAND_PX + 0.5}
        y={BAND_PX + 0.5}
        width={width - 2 * BAND_PX - 1}
        height={height - 2 * BAND_PX - 1}
      />
      {meridians(frame, width, 0, figure)
        .filter(({ at }) => isRoom(at, width))
        .map(({ value, at }) => (
          <text key={value} x={at} y={BAND_PX + 12} textAnchor="middle">
            {-value}°
          </text>
        ))}
      {parallels(frame, height, 0, figure)
        .filter(({ at }) => isRoom(at, height))
        .map(({ value, at }) => (
          <text key={value} x={BAND_PX + 4} y={at + 4}>
            {value}°
          </text>
        ))}
    </svg>
  );
}
