// Connections of the map (R23, R25, R57). Settling and besieging use the lists on the cards instead (R26).
import type { LocationId } from './locations.ts';

export const CONNECTION_KINDS = ['river', 'lake', 'road', 'trail'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

export interface Connection {
  readonly a: LocationId;
  readonly b: LocationId;
  readonly kind: ConnectionKind;
  readonly raid: boolean;
  readonly supply: boolean;
}

export const CONNECTIONS: readonly Connection[] = [
  { a: 'albany', b: 'fort-stanwix', kind: 'river', raid: true, supply: true },
  { a: 'albany', b: 'fort-william-henry', kind: 'river', raid: true, supply: true },
  { a: 'baltimore', b: 'cumberland', kind: 'trail', raid: true, supply: false },
  { a: 'boston', b: 'deerfield', kind: 'trail', raid: true, supply: false },
  { a: 'canso', b: 'fort-beausejour', kind: 'trail', raid: true, supply: false },
  { a: 'cumberland', b: 'fort-duquesne', kind: 'road', raid: true, supply: true },
  { a: 'cumberland', b: 'richmond', kind: 'trail', raid: true, supply: false },
  { a: 'deerfield', b: 'fort-halifax', kind: 'trail', raid: true, supply: false },
  { a: 'deerfield', b: 'fort-william-henry', kind: 'trail', raid: true, supply: false },
  { a: 'detroit', b: 'fort-niagara', kind: 'lake', raid: true, supply: true },
  { a: 'detroit', b: 'fort-presquile', kind: 'lake', raid: true, supply: true },
  { a: 'detroit', b: 'michillimackinac', kind: 'lake', raid: true, supply: true },
  { a: 'fort-beausejour', b: 'halifax', kind: 'trail', raid: true, supply: false },
  { a: 'fort-beausejour', b: 'port-royal', kind: 'trail', raid: true, supply: false },
  { a: 'fort-duquesne', b: 'fort-venango', kind: 'river', raid: true, supply: true },
  { a: 'fort-frontenac', b: 'fort-niagara', kind: 'lake', raid: true, supply: true },
  { a: 'fort-frontenac', b: 'montreal', kind: 'river', raid: true, supply: true },
  { a: 'fort-frontenac', b: 'oswego', kind: 'lake', raid: true, supply: true },
  { a: 'fort-halifax', b: 'kennebec', kind: 'road', raid: true, supply: true },
  { a: 'fort-niagara', b: 'fort-presquile', kind: 'lake', raid: true, supply: true },
  { a: 'fort-niagara', b: 'oswego', kind: 'lake', raid: true, supply: true },
  { a: 'fort-presquile', b: 'fort-venango', kind: 'river', raid: true, supply: true },
  { a: 'fort-st-john', b: 'montreal', kind: 'river', raid: true, supply: true },
  { a: 'fort-st-john', b: 'quebec', kind: 'river', raid: false, supply: false },
  { a: 'fort-st-john', b: 'ticonderoga', kind: 'river', raid: true, supply: true },
  { a: 'fort-st-john', b: 'trois-rivieres', kind: 'river', raid: true, supply: true },
  { a: 'fort-stanwix', b: 'oswego', kind: 'river', raid: true, supply: true },
  { a: 'fort-william-henry', b: 'ticonderoga', kind: 'river', raid: true, supply: true },
  { a: 'kennebec', b: 'quebec', kind: 'river', raid: true, supply: true },
  { a: 'new-haven', b: 'deerfield', kind: 'river', raid: true, supply: true },
  { a: 'new-york', b: 'albany', kind: 'river', raid: true, supply: true },
  { a: 'norfolk', b: 'richmond', kind: 'river', raid: true, supply: true },
  { a: 'pemaquid', b: 'fort-halifax', kind: 'river', raid: true, supply: true },
  { a: 'philadelphia', b: 'cumberland', kind: 'trail', raid: true, supply: false },
  { a: 'st-marys', b: 'baltimore', kind: 'river', raid: false, supply: true },
  { a: 'st-marys', b: 'cumberland', kind: 'river', raid: true, supply: true },
  { a: 'st-marys', b: 'richmond', kind: 'river', raid: false, supply: false },
  { a: 'tadoussac', b: 'quebec', kind: 'river', raid: false, supply: true },
  { a: 'trois-rivieres', b: 'montreal', kind: 'river', raid: true, supply: true },
  { a: 'trois-rivieres', b: 'quebec', kind: 'river', raid: true, supply: true },
];
