// The frame of the map at the edge of its window: degrees of longitude above and below, of latitude at both sides.
// Drawn for the map that stands still, like everything on it, and moved along the edges until it does again.
import { memo, type CSSProperties, type ReactElement } from 'react';
import { GRATICULE } from '../ground/graticule.gen.ts';
import { NARROW_PX, type Frame, type WindowSize } from './theatre.ts';

const BAND_PX = 6;
/** Degrees are set so far apart at least. */
const LEAST_PX = { bar: 16, figure: 90 };
/** Figures keep clear of the corners. */
const CORNER_PX = 26;
const STEPS = [0.25, 0.5, 1, 2, 5];
/** So much of an edge's length is drawn beyond each of its ends, for the map to be dragged. */
const BEYOND = 0.6;

interface Degree {
  readonly value: number;
  readonly at: number;
}

/** A step at which marks stand far enough apart. */
const stepFor = ({ scale }: Frame, least: number): number => {
  const pxPerDegree = (GRATICULE.radiansPerDegree * 4900 * scale) / 1.1;
  return STEPS.find((step) => step * pxPerDegree >= least) ?? 10;
};

/** Where meridians cross a level line of the sheet, in window pixels from the left. */
function meridians({ scale, x, y }: Frame, width: number, edge: number, step: number): Degree[] {
  const { apex, middle, radiansPerDegree } = GRATICULE;
  const down = (edge - y) / scale - apex[1];
  const longitudeAt = (px: number): number =>
    middle + Math.atan2((px - x) / scale - apex[0], down) / radiansPerDegree;
  const found: Degree[] = [];
  const first = Math.ceil(longitudeAt(-width * BEYOND) / step);
  const last = Math.floor(longitudeAt(width * (1 + BEYOND)) / step);
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
    if (at > -height * BEYOND && at < height * (1 + BEYOND)) found.push({ value, at });
  }
  return found.reverse();
}

/** Every other stretch between marks is black. */
const bars = (
  marks: readonly Degree[],
  step: number,
  bar: (from: string, to: string) => string,
): string =>
  marks
    .map(({ value, at }, i) => {
      const next = marks[i + 1]?.at;
      const isBlack = Math.round(value / step) % 2 === 0;
      return isBlack && next !== undefined ? bar(at.toFixed(1), next.toFixed(1)) : '';
    })
    .join('');

/** On a small map the names need the room of the figures. */
const isSmall = ({ width }: WindowSize): boolean => width < NARROW_PX;

interface EdgeProps {
  readonly still: Frame;
  readonly size: WindowSize;
  /** Where it lies in the window. */
  readonly at: number;
}

const LevelEdge = memo(function LevelEdge({ still, size, at: edge }: EdgeProps): ReactElement {
  const step = stepFor(still, LEAST_PX.bar);
  const { width } = size;
  const path = bars(
    meridians(still, width, edge, step),
    step,
    (from, to) => `M${from} ${BAND_PX / 2}H${to}`,
  );
  const figures =
    edge > 0 || isSmall(size) ? [] : meridians(still, width, edge, stepFor(still, LEAST_PX.figure));
  return (
    <svg>
      <path d={path} className="border-bars" />
      {figures
        .filter(({ at }) => at > CORNER_PX && at < width - CORNER_PX)
        .map(({ value, at }) => (
          <text key={value} x={at} y={BAND_PX + 12} textAnchor="middle">
            {-value}°
          </text>
        ))}
    </svg>
  );
});

const UprightEdge = memo(function UprightEdge({ still, size, at: edge }: EdgeProps): ReactElement {
  const step = stepFor(still, LEAST_PX.bar);
  const { height } = size;
  const path = bars(
    parallels(still, height, edge, step),
    step,
    (from, to) => `M${BAND_PX / 2} ${from}V${to}`,
  );
  const figures =
    edge > 0 || isSmall(size)
      ? []
      : parallels(still, height, edge, stepFor(still, LEAST_PX.figure));
  return (
    <svg>
      <path d={path} className="border-bars" />
      {figures
        .filter(({ at }) => at > CORNER_PX && at < height - CORNER_PX)
        .map(({ value, at }) => (
          <text key={value} x={BAND_PX + 4} y={at + 4}>
            {value}°
          </text>
        ))}
    </svg>
  );
});

export function MapBorder({
  frame,
  still,
  size,
}: {
  readonly frame: Frame;
  readonly still: Frame;
  readonly size: WindowSize;
}): ReactElement | null {
  const { width, height } = size;
  if (width === 0) return null;
  const ratio = frame.scale / still.scale;
  const along = (axis: 'X' | 'Y', by: number): CSSProperties => ({
    transform: `translate${axis}(${by}px) scale${axis}(${ratio})`,
  });
  const across = along('X', frame.x - still.x * ratio);
  const down = along('Y', frame.y - still.y * ratio);
  return (
    // Figures that are stretched could not be read.
    <div className={`map-border ${ratio === 1 ? '' : 'stretched'}`} aria-hidden="true">
      <Band size={size} />
      <div className="border-edge" style={across}>
        <LevelEdge still={still} size={size} at={0} />
      </div>
      <div className="border-edge" style={{ ...across, top: height - BAND_PX }}>
        <LevelEdge still={still} size={size} at={height} />
      </div>
      <div className="border-edge" style={down}>
        <UprightEdge still={still} size={size} at={0} />
      </div>
      <div className="border-edge" style={{ ...down, left: width - BAND_PX }}>
        <UprightEdge still={still} size={size} at={width} />
      </div>
    </div>
  );
}

/** What does not move: the paper under the marks, and the line inside of them. */
const Band = memo(function Band({
  size: { width, height },
}: {
  readonly size: WindowSize;
}): ReactElement {
  const outer = BAND_PX / 2;
  const inner = BAND_PX + 0.5;
  return (
    <svg className="map-svg">
      <rect
        className="border-band"
        x={outer}
        y={outer}
        width={width - 2 * outer}
        height={height - 2 * outer}
      />
      <rect
        className="border-line"
        x={inner}
        y={inner}
        width={width - 2 * inner}
        height={height - 2 * inner}
      />
    </svg>
  );
});
