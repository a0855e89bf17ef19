// The title of the map in its frame: moulding, shell and scrolls as an engraver cuts them, and the scale below.
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { CARTOUCHE } from './names.ts';

const FRAME =
  'M-196-66q-18 0-18 18 14 8 14 48t-14 48q0 18 18 18h392q18 0 18-18-14-8-14-48t14-48q0-18-18-18z';
const INNER = 'M-184-55h368q9 22 9 55t-9 55h-368q-9-22-9-55t9-55z';

/** A scallop on the upper edge: lobes around a hinge, a rib between each two. */
const LOBES = 9;
const SPREAD = 84;
const REACH = 41;
const HINGE = -60;
function ribEnd(i: number, reach: number): string {
  const angle = ((-SPREAD + (2 * SPREAD * i) / LOBES) * Math.PI) / 180;
  return `${(reach * Math.sin(angle)).toFixed(1)} ${(HINGE - reach * Math.cos(angle)).toFixed(1)}`;
}
const ends = Array.from({ length: LOBES + 1 }, (_, i) => i);
const SHELL = `M0 ${HINGE}L${ribEnd(0, REACH)}${ends
  .slice(1)
  .map((i) => `A7.6 7.6 0 0 1 ${ribEnd(i, REACH)}`)
  .join('')}Z`;
const RIBS = ends
  .slice(1, -1)
  .map((i) => `M${ribEnd(i, 9)}L${ribEnd(i, REACH - 1)}`)
  .join('');

/** A scroll that runs from the shell along the upper edge, and one that closes a corner; mirrored for the other sides. */
const SCROLL =
  'M24-70c16 4 42 2 58-8s18-26 4-30-24 10-16 18 20 2 16-6M98-72c14 2 30 0 42-8 10-7 8-18-1-18s-11 11-3 13';
const CORNER =
  'M196-66c16-2 30-10 34-24 3-11-8-18-15-11s-1 17 8 14M214-48c14 2 26-4 30-16 2-8-6-13-11-8s0 11 6 9';
/** A leaf of acanthus on the side, with its veins. */
const LEAF =
  'M200-26c12-2 20 4 24 14-6-2-10-1-13 2 8 1 13 6 13 10s-5 9-13 10c3 3 7 4 13 2-4 10-12 16-24 14';
const VEINS = 'M203-18q10 2 16 8M203 0h17M203 18q10-2 16-8M204-9q8 2 12 5M204 9q8-2 12-5';

/** So many units of the sheet are a hundred English miles. */
const HUNDRED_MILES = 106;
/** Below the rim, on which the legend hangs. */
const SCALE_TOP = 116;
const QUARTERS = [0, 1, 2, 3] as const;

export const Cartouche = memo(function Cartouche(): ReactElement {
  const { t } = useText();
  return (
    <g className="cartouche" transform={`translate(${CARTOUCHE.x} ${CARTOUCHE.y})`}>
      {[1, -1].map((across) => (
        <g key={across} transform={`scale(${across} 1)`}>
          <path d={LEAF} className="cartouche-body" />
          <path d={VEINS} className="cartouche-vein" />
          <path d={SCROLL} className="cartouche-scroll" />
          <path d={CORNER} className="cartouche-scroll" />
          <path d={CORNER} className="cartouche-scroll" transform="scale(1 -1)" />
        </g>
      ))}
      <path d={SHELL} className="cartouche-body" />
      <path d={RIBS} className="cartouche-vein" />
      <path d={FRAME} className="cartouche-edge" />
      <path d={FRAME} className="cartouche-band" />
      <path d={FRAME} className="cartouche-hatching" />
      <path d={FRAME} className="cartouche-light" />
      <path d={INNER} className="cartouche-inner" />
      <text textAnchor="middle" y="-27" fontSize="19">
        {t('map.title.above')}
      </text>
      <text textAnchor="middle" y="8" fontSize="34">
        {t('map.title')}
      </text>
      <text textAnchor="middle" y="34" fontSize="16.5">
        {t('map.title.below')}
      </text>
      <g transform={`translate(${-HUNDRED_MILES} ${SCALE_TOP})`} className="cartouche-scale">
        {QUARTERS.map((i) => (
          <rect
            key={i}
            x={(i * HUNDRED_MILES) / 2}
            width={HUNDRED_MILES / 2}
            height="6"
            className={i % 2 === 0 ? 'filled' : ''}
          />
        ))}
        {[0, 100, 200].map((miles) => (
          <text key={miles} x={(miles / 100) * HUNDRED_MILES} y="-6" fontSize="16">
            {miles}
          </text>
        ))}
        <text x={HUNDRED_MILES} y="26" fontSize="18">
          {t('map.scale')}
        </text>
      </g>
    </g>
  );
});
