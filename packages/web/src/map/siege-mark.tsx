// A siege at its place: trenches, the besieger's tents in their colour, and the value on the track.
import type { LocationId, Side } from '@arpents/engine';
import { signed } from '@arpents/messages';
import type { ReactElement } from 'react';
import { ICONS } from '../engraving/icons.gen.ts';
import type { Obstacle } from './labels.ts';

/** Trenches in zigzag towards the place, and the tents of those who dug them. */
const TRENCHES = 'M1-22l5.5-1.2 1.5 4.6 5.4-.6.8 5 5.2.4-.4 5.2 5 1.6-1.4 5';
const TENT = 'M-6.4 4.6L0-7l6.4 11.6z';
const TENT_DOOR = 'M-1.8 4.6L0-2l1.8 6.6z';
const TENTS = [
  [17, -25],
  [28, -14],
] as const;

export function SiegeMark({
  besieger,
  value,
}: {
  readonly besieger: Side;
  readonly value: number;
}): ReactElement {
  return (
    <g className={`siege-mark ${besieger}`}>
      <path d={TRENCHES} className="siege-trench-bed" />
      <path d={TRENCHES} className="siege-trench" />
      {TENTS.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={TENT} className="siege-tent" />
          <path d={TENT_DOOR} className="siege-tent-door" />
        </g>
      ))}
      <g transform="translate(30 -26)">
        <rect x="-2" y="-8.5" width="24" height="17" rx="3" className="siege-tag" />
        <text x="10" y="5" textAnchor="middle" className="siege-value">
          {signed(value)}
        </text>
      </g>
    </g>
  );
}

/** The swords beside a text, in the colour of whatever they stand in. */
export function SwordsIcon(): ReactElement {
  return (
    <svg viewBox="0 0 512 512" className="swords-icon" aria-hidden="true">
      <path d={ICONS['crossed-sabres']} />
    </svg>
  );
}

/** The room that the mark takes, for names to keep away from. */
export const siegeBox = (id: LocationId, scale: number): Obstacle => ({
  id,
  left: 2 * scale,
  top: -36 * scale,
  right: 54 * scale,
  bottom: -2 * scale,
});
