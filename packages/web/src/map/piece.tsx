// Pieces on the map: shape says what (square village, round town, bastions), mark and colour say whose.
import type { Side } from '@arpents/engine';
import type { ReactElement } from 'react';
import type { PlaceShown } from './map-model.ts';

/** A cross for the British, a lily for the French: told apart without colour. */
function Mark({ side }: { readonly side: Side }): ReactElement {
  return side === 'british' ? (
    <path d="M-2-8h4v6h6v4h-6v6h-4v-6h-6v-4h6z" className="piece-mark" />
  ) : (
    <path
      d="M0-9c3 3 3 5 1 8 3-3 6-2 6 1 0 2-2 3-4 2 1 1 0 2-1 2v3h-4v-3c-1 0-2-1-1-2-2 1-4 0-4-2 0-3 3-4 6-1-2-3-2-5 1-8z"
      className="piece-mark"
    />
  );
}

/** Points of a star fort with eight bastions. */
const BASTIONS = Array.from({ length: 16 }, (_, i) => {
  const radius = i % 2 === 0 ? 24 : 17.5;
  const angle = (i * Math.PI) / 8;
  return `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

export function PieceOnMap({ place }: { readonly place: PlaceShown }): ReactElement {
  const { owner, piece, fortified } = place;
  return (
    <g className={`piece ${owner ?? 'neutral'}`}>
      {fortified && <polygon points={BASTIONS} className="bastions" />}
      {owner === null || piece === null ? (
        <rect x="-10" y="-10" width="20" height="20" rx="3" className="vacant" />
      ) : piece === 'village' ? (
        <>
          <path d="M-12-10l4-4h20v20l-4 4z" className="piece-side" />
          <rect x="-13" y="-11" width="22" height="22" rx="1.5" className="piece-face" />
          <g transform="translate(-2 0) scale(.86)">
            <Mark side={owner} />
          </g>
        </>
      ) : (
        <>
          <ellipse cx="1.5" cy="3" rx="15" ry="15" className="piece-side" />
          <circle r="14.5" className="piece-face" />
          <circle r="11.2" className="piece-rim" />
          <Mark side={owner} />
        </>
      )}
    </g>
  );
}
