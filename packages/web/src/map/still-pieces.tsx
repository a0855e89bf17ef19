// The pieces in a picture of the map, with the names of their places and with sieges.
import { LOCATIONS, type LocationId, type Side } from '@arpents/engine';
import { locationName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import type { PlaceShown } from './map-model.ts';
import { PieceOnMap } from './piece.tsx';
import { LOCATION_SPOTS } from './sheet.gen.ts';
import { SiegeMark } from './siege-mark.tsx';
import { BELOW, FLUSH, STILL_NAME_SIZE, type NamePlaced, type NameSide } from './still-names.ts';

export interface StillPlace extends Pick<
  PlaceShown,
  'id' | 'owner' | 'piece' | 'fortified' | 'settler'
> {
  /** Whether its name is shown where there is room. */
  readonly isNamed: boolean;
  readonly siege: { readonly besieger: Side; readonly value: number } | null;
}

/** As a game begins. */
export const OPENING: readonly StillPlace[] = LOCATIONS.map(({ id, start, settler }) => ({
  id,
  owner: start?.side ?? null,
  piece: start?.piece ?? null,
  fortified: false,
  settler,
  isNamed: start !== null,
  siege: null,
}));

/** Where a name stands, seen from its piece. */
const NAME_SPOTS = {
  right: { x: 20, y: 7, textAnchor: 'start' },
  left: { x: -20, y: 7, textAnchor: 'end' },
  below: { x: 0, y: 7 + BELOW, textAnchor: 'middle' },
  above: { x: 0, y: 7 - BELOW, textAnchor: 'middle' },
  'below-right': { x: -FLUSH, y: 7 + BELOW, textAnchor: 'start' },
  'below-left': { x: FLUSH, y: 7 + BELOW, textAnchor: 'end' },
  'above-right': { x: -FLUSH, y: 7 - BELOW, textAnchor: 'start' },
  'above-left': { x: FLUSH, y: 7 - BELOW, textAnchor: 'end' },
} as const satisfies Readonly<Record<NameSide, object>>;

export function StillPieces({
  places,
  names,
}: {
  readonly places: readonly StillPlace[];
  /** Those that are shown. */
  readonly names: ReadonlyMap<LocationId, NamePlaced>;
}): ReactElement {
  const { locale } = useText();
  return (
    <g aria-hidden="true">
      {places.map((place) => {
        const { id, siege } = place;
        const [x, y] = LOCATION_SPOTS[id];
        const name = names.get(id);
        return (
          <g key={id} transform={`translate(${x} ${y})`} className="label">
            <PieceOnMap place={place} />
            {siege !== null && <SiegeMark besieger={siege.besieger} value={siege.value} />}
            {name !== undefined && (
              <text {...NAME_SPOTS[name.side]} fontSize={STILL_NAME_SIZE} className="place-name">
                {locationName(id, locale)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
