// The winner's arms in laurels: a crown or a fleur-de-lys in wax. A game that nobody won has a compass instead.
import type { Side } from '@arpents/engine';
import type { ReactElement } from 'react';
import { ICONS } from '../engraving/icons.gen.ts';
import { ARMS } from '../parts/icon.tsx';

/** On the grid of the icons. */
const MIDDLE = 256;
/** Wax runs a little when the seal is pressed into it. */
const WAX =
  'M256 112c40-6 66 18 92 40s48 52 44 92-6 62-34 92-62 40-104 44-70-16-98-44-44-58-40-100 20-62 44-88 54-30 96-36z';
const PRESSED = 108;
const ARMS_SIZE = 150;

export function Medal({ winner }: { readonly winner: Side | null }): ReactElement {
  if (winner === null) {
    return (
      <svg viewBox="0 0 512 512" className="medal" aria-hidden="true">
        <path d={ICONS.compass} className="medal-laurels" />
      </svg>
    );
  }
  const corner = MIDDLE - ARMS_SIZE / 2;
  return (
    <svg viewBox="0 0 512 512" className={`medal ${winner}`} aria-hidden="true">
      <path d={ICONS.laurels} className="medal-laurels" />
      <g transform="translate(41 36) scale(.84)">
        <path d={WAX} className="medal-wax" />
        <circle cx={MIDDLE} cy={MIDDLE - 8} r={PRESSED} className="medal-pressed" />
        <path
          d={ICONS[ARMS[winner]]}
          className="medal-arms"
          transform={`translate(${corner} ${corner - 8}) scale(${ARMS_SIZE / 512})`}
        />
      </g>
    </svg>
  );
}
