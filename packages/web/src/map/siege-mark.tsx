// A siege at its place: crossed swords in the besieger's colour, and the value on the track.
import type { LocationId, Side } from '@arpents/engine';
import { signed } from '@arpents/messages';
import type { ReactElement } from 'react';
import type { Obstacle } from './labels.ts';

const SWORDS = 'M-6-6l10 10M6-6l-10 10M2 6l4-4M-2 6l-4-4';

export function SiegeMark({
  besieger,
  value,
}: {
  readonly besieger: Side;
  readonly value: number;
}): ReactElement {
  return (
    <g className={`siege-mark ${besieger}`} transform="translate(17 -17)">
      <circle r="13" className="siege-disc" />
      <path d={SWORDS} className="siege-swords" />
      <g transform="translate(13 0)">
        <rect x="-2" y="-9" width="24" height="18" rx="4" className="siege-tag" />
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
    <svg viewBox="-8 -8 16 16" className="swords-icon" aria-hidden="true">
      <path d={SWORDS} />
    </svg>
  );
}

/** The room that the mark takes, for names to keep away from. */
export const siegeBox = (id: LocationId, scale: number): Obstacle => ({
  id,
  left: 2 * scale,
  top: -32 * scale,
  right: 54 * scale,
  bottom: -2 * scale,
});
