// Pieces on the map: shape says what (square village, round town, bastions), mark and colour say whose. An empty place
// shows whether settling it takes a settler.
import type { Side } from '@arpents/engine';
import type { ReactElement } from 'react';
import type { PlaceShown } from './map-model.ts';

/** A cross for the British, a lozenge for the French: told apart without colour. */
function Mark({ side }: { readonly side: Side }): ReactElement {
  return side === 'british' ? (
    <path d="M-2.2-8.5h4.4v6.3h6.3v4.4h-6.3v6.3h-4.4v-6.3h-6.3v-4.4h6.3z" className="piece-mark" />
  ) : (
    <path d="M0-9L6 0 0 9-6 0zM0-4.4L-3 0 0 4.4 3 0z" fillRule="evenodd" className="piece-mark" />
  );
}

/** In an empty place: settling here takes a settler. */
const HOUSE = 'M-6.5 0L0-6.2 6.5 0M-4.4-1.6V5.6H4.4V-1.6';

/** Points of a star fort with eight bastions. */
const BASTIONS = Array.from({ length: 16 }, (_, i) => {
  const radius = i % 2 === 0 ? 24 : 17.5;
  const angle = (i * Math.PI) / 8;
  return `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

type PieceShown = Pick<PlaceShown, 'owner' | 'piece' | 'fortified' | 'settler'>;

export function PieceOnMap({ place }: { readonly place: PieceShown }): ReactElement {
  const { owner, piece, fortified } = place;
  return (
    <g className={`piece ${owner ?? 'neutral'}`}>
      {fortified && <polygon points={BASTIONS} className="bastions" />}
      {owner === null || piece === null ? (
        <>
          <rect x="-10" y="-10" width="20" height="20" rx="3" className="vacant" />
          {place.settler && <path d={HOUSE} className="vacant-house" />}
        </>
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

/** The shape of a fortification beside a text. */
export function FortificationIcon(): ReactElement {
  return (
    <svg viewBox="-25 -25 50 50" className="fortification-icon" aria-hidden="true">
      <polygon points={BASTIONS} className="bastions" />
    </svg>
  );
}
