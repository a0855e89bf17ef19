// The winner's arms in laurels: a crown or a fleur-de-lys in wax, on the ribbon of the side. A game that nobody won has a
// compass instead.
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

/** A leaf lies along its rib, and the side away from the light has lines. */
const LEAF = 'M0 0C16-19 46-20 70 0 46 20 16 19 0 0z';
const SHADE = 'M2 1C18 17 46 18 68 1zM14 5l10 8M26 4l12 10M40 3l12 8';
/** Where twigs leave the branch, in degrees from the right; the branch grows from the foot up the left side. */
const TWIGS = [112, 130, 148, 166, 184, 202, 220, 236];
const RADIUS = 196;
const TIP = 250;

const onBranch = (degrees: number, radius = RADIUS): readonly [x: number, y: number] => {
  const angle = (degrees * Math.PI) / 180;
  return [MIDDLE + radius * Math.cos(angle), MIDDLE - 14 + radius * Math.sin(angle)];
};

/** So far towards the tip leaves are this large. */
const sizeAt = (degrees: number): number => 1.12 - (degrees - 100) / 340;

function Leaf({
  at,
  turn,
}: {
  readonly at: number;
  /** Out of the direction in which the branch grows. */
  readonly turn: number;
}): ReactElement {
  const [x, y] = onBranch(at);
  return (
    <g transform={`translate(${x} ${y}) rotate(${at + 90 + turn}) scale(${sizeAt(at)})`}>
      <path d={LEAF} className="medal-leaf" />
      <path d={SHADE} className="medal-shade" />
    </g>
  );
}

function Branch(): ReactElement {
  const [[x, y], [toX, toY]] = [onBranch(96), onBranch(TIP)];
  return (
    <>
      <path d={`M${x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${toX} ${toY}`} className="medal-twig" />
      {TWIGS.map((at) => (
        <g key={at}>
          <Leaf at={at} turn={-34} />
          <Leaf at={at + 7} turn={32} />
        </g>
      ))}
      {TWIGS.filter((_, i) => i % 2 === 1).map((at) => {
        const [cx, cy] = onBranch(at - 5, RADIUS + 22);
        return <circle key={at} cx={cx} cy={cy} r="8" className="medal-leaf" />;
      })}
      <Leaf at={TIP} turn={0} />
    </>
  );
}

export function Medal({ winner }: { readonly winner: Side | null }): ReactElement {
  if (winner === null) {
    return (
      <svg viewBox="0 0 512 512" className="medal" aria-hidden="true">
        <path d={ICONS.compass} className="medal-laurels" />
      </svg>
    );
  }
  const corner = MIDDLE - ARMS_SIZE / 2;
  const arms = (className: string, by: number): ReactElement => (
    <path
      d={ICONS[ARMS[winner]]}
      className={className}
      transform={`translate(${corner + by} ${corner - 8 + by}) scale(${ARMS_SIZE / 512})`}
    />
  );
  const halves = [1, -1] as const;
  return (
    <svg viewBox="0 0 512 512" className={`medal ${winner}`} aria-hidden="true">
      {halves.map((across) => (
        <g key={across} transform={`translate(${across === 1 ? 0 : 512}) scale(${across} 1)`}>
          <path
            d="M250 424c-20 34-62 40-96 76l38-6 14 20c28-24 46-44 54-78z"
            className="medal-ribbon"
          />
          <Branch />
        </g>
      ))}
      <path d="M228 420q28 12 56 0l6 34q-34 12-68 0z" className="medal-ribbon" />
      <g transform="translate(41 26) scale(.84)">
        <path d={WAX} className="medal-wax" />
        <path d="M180 168c24-26 52-36 84-38M158 214c2-10 6-18 12-26" className="medal-light" />
        <circle cx={MIDDLE} cy={MIDDLE - 8} r={PRESSED} className="medal-pressed" />
        {arms('medal-sunk', 5)}
        {arms('medal-arms', 0)}
      </g>
    </svg>
  );
}
