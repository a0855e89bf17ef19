// Where connections run on the sheet: straight, or bent a little so that lines that meet stay apart.
import { CONNECTIONS, type Connection, type LocationId } from '@arpents/engine';
import { LOCATION_SPOTS } from './sheet.gen.ts';

/** Sideways bend of a connection in sheet units, seen from its first end. */
const BENDS: Readonly<Record<string, number>> = {
  'fort-st-john quebec': -26,
  'fort-st-john trois-rivieres': 10,
  'fort-st-john montreal': -4,
  'trois-rivieres montreal': 8,
  'detroit michillimackinac': -46,
  'detroit fort-niagara': -20,
  'detroit fort-presquile': 26,
  'fort-frontenac fort-niagara': -16,
  'fort-niagara oswego': 10,
  'fort-niagara fort-presquile': -10,
  'deerfield fort-halifax': 18,
  'boston deerfield': 6,
  'cumberland richmond': 18,
  'philadelphia cumberland': 12,
  'baltimore cumberland': -4,
  'st-marys cumberland': 16,
  'st-marys richmond': 8,
  'tadoussac quebec': -8,
  'new-york albany': -10,
  'new-haven deerfield': -6,
  'kennebec quebec': -8,
};

export interface Route {
  readonly connection: Connection;
  readonly path: string;
}

function pathBetween(a: LocationId, b: LocationId): string {
  const [ax, ay] = LOCATION_SPOTS[a];
  const [bx, by] = LOCATION_SPOTS[b];
  const bend = BENDS[`${a} ${b}`] ?? 0;
  const length = Math.hypot(bx - ax, by - ay);
  const mx = (ax + bx) / 2 - ((by - ay) / length) * bend;
  const my = (ay + by) / 2 + ((bx - ax) / length) * bend;
  return `M${ax} ${ay}Q${Math.round(mx)} ${Math.round(my)} ${bx} ${by}`;
}

export const ROUTES: readonly Route[] = CONNECTIONS.map((connection) => ({
  connection,
  path: pathBetween(connection.a, connection.b),
}));
