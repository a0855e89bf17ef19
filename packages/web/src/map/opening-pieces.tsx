// The pieces as they stand when a game begins, with the names of their places: in pictures of the map.
import { LOCATIONS, type LocationId } from '@arpents/engine';
import { locationName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { PieceOnMap } from './piece.tsx';
import { LOCATION_SPOTS } from './sheet.gen.ts';
import { STILL_NAME_SIZE, type NamePlaced } from './still-names.ts';

export function OpeningPieces({
  names,
}: {
  /** Those that are shown. */
  readonly names: ReadonlyMap<LocationId, NamePlaced>;
}): ReactElement {
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
            {names.has(id) && (
              <text
                x={names.get(id)?.side === 'left' ? -20 : 20}
                y="7"
                fontSize={STILL_NAME_SIZE}
                textAnchor={names.get(id)?.side === 'left' ? 'end' : 'start'}
                className="place-name"
              >
                {locationName(id, locale)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
