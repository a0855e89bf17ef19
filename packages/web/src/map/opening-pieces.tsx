// The pieces as they stand when a game begins, with the names of their places: the picture on the home page.
import { LOCATIONS } from '@arpents/engine';
import { locationName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { PieceOnMap } from './piece.tsx';
import { LOCATION_SPOTS } from './sheet.gen.ts';

export function OpeningPieces(): ReactElement {
  const { locale } = useText();
  return (
    <g aria-hidden="true">
      {LOCATIONS.map(({ id, start, settler }) => {
        const [x, y] = LOCATION_SPOTS[id];
        return (
          <g key={id} transform={`translate(${x} ${y})`} className="label">
            <PieceOnMap
              place={{
                owner: start?.side ?? null,
                piece: start?.piece ?? null,
                fortified: false,
                settler,
              }}
            />
            {start !== null && (
              <text x="20" y="7" fontSize="22" className="place-name">
                {locationName(id, locale)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
