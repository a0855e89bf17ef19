// A siege at its place: trenches, the besieger's tents in their colour, and a tag with their arms and the value on the track.
import type { LocationId, Side } from '@arpents/engine';
import { signed } from '@arpents/messages';
import type { ReactElement } from 'react';
import { ICONS } from '../engraving/icons.gen.ts';
import type { Obstacle } from './labels.ts';
import { arms } from './piece.tsx';

/** Trenches in zigzag towards the place, and the tents of those who dug them. */
const TRENCHES = 'M1-22l5.5-1.2 1.5 4.6 5.4-.6.8 5 5.2.4-.4 5.2 5 1.6-1.4 5';
const TENT = 'M-6.4 4.6L0-7l6.4 11.6z';
const TENT_DOOR = 'M-1.8 4.6L0-2l1.8 6.6z';
const TENTS = [
  [17, -25],
  [28, -14],
] as const;
/** The end of the tag on which the arms stand: colour alone would not tell everybody whose tents these are. */
const ARMS_BED = 'M14-8.5H1a3 3 0 0 0-3 3v11a3 3 0 0 0 3 3h13z';
const TENT_ARMS = arms(14, 0);

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
        <rect x="-2" y="-8.5" width="36" height="17" rx="3" className="siege-tag" />
        <path d={ARMS_BED} className="siege-arms-bed" />
        <path d={TENT_ARMS[besieger]} transform="translate(6 0)" className="piece-mark" />
        <text x="24" y="5" textAnchor="middle" className="siege-value">
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
