// Neighbours on the map: along raid connections (R57) and along supply connections (R23).
import { PLACE_COUNT, PLACE_IDS, placeOf, type Place } from '../cards/cards.ts';
import { CONNECTIONS, type Connection } from '../data/connections.ts';
import { SEA } from '../data/locations.ts';

function neighboursBy(runs: (connection: Connection) => boolean): readonly (readonly Place[])[] {
  const neighbours: Place[][] = Array.from({ length: PLACE_COUNT }, () => []);
  for (const connection of CONNECTIONS) {
    if (!runs(connection)) continue;
    const a = placeOf(connection.a);
    const b = placeOf(connection.b);
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  return neighbours;
}

export const RAID_NEIGHBOURS = neighboursBy((connection) => connection.raid);
export const SUPPLY_NEIGHBOURS = neighboursBy((connection) => connection.supply);

const seaIds: readonly string[] = SEA;
export const ON_SEA: readonly boolean[] = PLACE_IDS.map((id) => seaIds.includes(id));
export const SEA_PLACES: readonly Place[] = SEA.map((id) => placeOf(id));
