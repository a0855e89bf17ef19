// The 36 locations of the map (R1, R2, R6, R17, R18): what they are worth and what they ask for.
import type { Piece, Side } from '../vocabulary.ts';

interface LocationRow {
  readonly id: string;
  /** Doubled by a town; a location worth 0 cannot be developed (R32). */
  readonly points: number;
  /** Added to the intrinsic defence of 1 when a siege begins (R17). */
  readonly defence: number;
  /** Ship symbols count in sieges of this location (R18). */
  readonly ship: boolean;
  /** Settling here takes a settler card (R27). */
  readonly settler: boolean;
  readonly start: { readonly side: Side; readonly piece: Piece } | null;
}

export const LOCATIONS = [
  {
    id: 'boston',
    points: 2,
    defence: 1,
    ship: true,
    settler: true,
    start: { side: 'british', piece: 'town' },
  },
  {
    id: 'new-haven',
    points: 2,
    defence: 0,
    ship: true,
    settler: true,
    start: { side: 'british', piece: 'village' },
  },
  {
    id: 'new-york',
    points: 2,
    defence: 1,
    ship: true,
    settler: true,
    start: { side: 'british', piece: 'town' },
  },
  {
    id: 'norfolk',
    points: 2,
    defence: 0,
    ship: true,
    settler: true,
    start: { side: 'british', piece: 'village' },
  },
  {
    id: 'pemaquid',
    points: 2,
    defence: 0,
    ship: true,
    settler: true,
    start: { side: 'british', piece: 'village' },
  },
  {
    id: 'philadelphia',
    points: 2,
    defence: 0,
    ship: true,
    settler: true,
    start: { side: 'british', piece: 'village' },
  },
  {
    id: 'st-marys',
    points: 1,
    defence: 0,
    ship: true,
    settler: true,
    start: { side: 'british', piece: 'village' },
  },
  { id: 'albany', points: 4, defence: 0, ship: false, settler: true, start: null },
  { id: 'baltimore', points: 2, defence: 0, ship: true, settler: true, start: null },
  { id: 'canso', points: 2, defence: 0, ship: true, settler: true, start: null },
  { id: 'cumberland', points: 1, defence: 0, ship: false, settler: true, start: null },
  { id: 'deerfield', points: 4, defence: 0, ship: false, settler: true, start: null },
  { id: 'detroit', points: 4, defence: 0, ship: false, settler: true, start: null },
  { id: 'fort-beausejour', points: 0, defence: 0, ship: false, settler: false, start: null },
  { id: 'fort-duquesne', points: 4, defence: 0, ship: false, settler: false, start: null },
  { id: 'fort-frontenac', points: 2, defence: 0, ship: false, settler: false, start: null },
  { id: 'fort-halifax', points: 0, defence: 0, ship: false, settler: false, start: null },
  { id: 'fort-niagara', points: 2, defence: 0, ship: false, settler: false, start: null },
  { id: 'fort-presquile', points: 1, defence: 0, ship: false, settler: false, start: null },
  { id: 'fort-st-john', points: 0, defence: 0, ship: false, settler: false, start: null },
  { id: 'fort-stanwix', points: 0, defence: 0, ship: false, settler: false, start: null },
  { id: 'fort-venango', points: 0, defence: 0, ship: false, settler: false, start: null },
  { id: 'fort-william-henry', points: 0, defence: 0, ship: false, settler: false, start: null },
  {
    id: 'gaspe',
    points: 1,
    defence: 0,
    ship: true,
    settler: true,
    start: { side: 'french', piece: 'village' },
  },
  { id: 'halifax', points: 2, defence: 0, ship: true, settler: true, start: null },
  { id: 'kennebec', points: 0, defence: 0, ship: false, settler: false, start: null },
  {
    id: 'louisbourg',
    points: 4,
    defence: 1,
    ship: true,
    settler: true,
    start: { side: 'french', piece: 'village' },
  },
  { id: 'oswego', points: 2, defence: 0, ship: false, settler: false, start: null },
  {
    id: 'port-royal',
    points: 3,
    defence: 0,
    ship: true,
    settler: true,
    start: { side: 'french', piece: 'village' },
  },
  { id: 'richmond', points: 2, defence: 0, ship: false, settler: true, start: null },
  {
    id: 'tadoussac',
    points: 2,
    defence: 0,
    ship: true,
    settler: true,
    start: { side: 'french', piece: 'village' },
  },
  { id: 'ticonderoga', points: 0, defence: 0, ship: false, settler: false, start: null },
  {
    id: 'trois-rivieres',
    points: 3,
    defence: 0,
    ship: false,
    settler: true,
    start: { side: 'french', piece: 'village' },
  },
  {
    id: 'montreal',
    points: 4,
    defence: 1,
    ship: false,
    settler: true,
    start: { side: 'french', piece: 'village' },
  },
  {
    id: 'quebec',
    points: 6,
    defence: 2,
    ship: true,
    settler: true,
    start: { side: 'french', piece: 'town' },
  },
  { id: 'michillimackinac', points: 2, defence: 0, ship: false, settler: false, start: null },
] as const satisfies readonly LocationRow[];

export type LocationId = (typeof LOCATIONS)[number]['id'];

/** Connected with each other by sea for tracing supply; R25 says why two of them have no ship symbol. */
export const SEA = [
  'baltimore',
  'boston',
  'canso',
  'fort-beausejour',
  'gaspe',
  'halifax',
  'louisbourg',
  'new-haven',
  'new-york',
  'norfolk',
  'pemaquid',
  'philadelphia',
  'port-royal',
  'quebec',
  'st-marys',
  'tadoussac',
  'trois-rivieres',
] as const satisfies readonly LocationId[];
