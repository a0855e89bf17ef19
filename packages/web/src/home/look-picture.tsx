// A corner of the map in the light of a look, whatever light the page itself is shown in.
import type { ReactElement } from 'react';
import { PieceOnMap } from '../map/piece.tsx';
import type { Look } from '../state/settings.ts';

const WIDTH = 160;
const HEIGHT = 96;

const SHORE =
  'M62-8c4 14-2 22 8 30 8 6 20 2 26 9 6 8-3 15 4 22 8 7 20 1 27 8 7 6 2 14 10 20 6 4 16 3 24 6l9 25';
const LAND = `${SHORE}H-8V-8z`;
const HILLS = 'M12 34l9-13 9 13M22 26l3 8M32 24l7-10 8 10M40 17l3 7M20 76l7-10 8 10M28 69l2 7';
/** Widest first: each in ink, and then a little narrower in the colour of the sea. */
const WATER_LINES = [25, 18, 11, 5];

function Corner({ light }: { readonly light: 'in-daylight' | 'in-candlelight' }): ReactElement {
  const piece = { fortified: false, settler: false } as const;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={`look-corner ${light}`}
    >
      <rect width={WIDTH} height={HEIGHT} className="look-sea" />
      {WATER_LINES.map((width) => (
        <g key={width}>
          <path d={SHORE} className="look-water" strokeWidth={width} />
          <path d={SHORE} className="look-water-off" strokeWidth={width - 1.6} />
        </g>
      ))}
      <path d={LAND} className="look-land" />
      <path d={HILLS} className="look-hills" />
      <path d="M8-8c14 34 40 46 58 58s30 22 34 30" className="look-river" />
      <g transform="translate(46 38)">
        <PieceOnMap place={{ ...piece, owner: 'french', piece: 'town' }} />
      </g>
      <g transform="translate(98 68)">
        <PieceOnMap place={{ ...piece, owner: 'british', piece: 'village' }} />
      </g>
    </svg>
  );
}

export function LookPicture({ look }: { readonly look: Look }): ReactElement {
  return (
    <span className={`look-swatch ${look}`} aria-hidden="true">
      {look !== 'candle' && <Corner light="in-daylight" />}
      {look !== 'day' && <Corner light="in-candlelight" />}
    </span>
  );
}
