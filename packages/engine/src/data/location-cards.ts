// Location cards of both sides (R6, R26): the connections printed on them and their symbols.
import type { Symbols, Transport } from '../vocabulary.ts';
import type { LocationId } from './locations.ts';

export interface LocationCardRow {
  readonly location: LocationId;
  /** In the starting deck (R2). */
  readonly initial: boolean;
  /** Places that can be settled or besieged with this card, by the transport needed. */
  readonly connects: Partial<Readonly<Record<Transport, readonly LocationId[]>>>;
  readonly symbols: Symbols;
  /** Leads an act of piracy (R76). */
  readonly pirates?: true;
}

export const BRITISH_LOCATION_CARDS: readonly LocationCardRow[] = [
  {
    location: 'boston',
    initial: true,
    connects: { ship: ['halifax', 'new-haven', 'new-york', 'pemaquid', 'port-royal'] },
    symbols: { ship: 1, settler: 1, military: 1, coins: 3 },
  },
  {
    location: 'new-haven',
    initial: true,
    connects: { bateaux: ['deerfield'], ship: ['boston', 'new-york', 'pemaquid'] },
    symbols: { ship: 1, coins: 2 },
  },
  {
    location: 'new-york',
    initial: true,
    connects: { bateaux: ['albany'], ship: ['boston', 'new-haven', 'philadelphia'] },
    symbols: { ship: 1, settler: 1, military: 1, coins: 3 },
  },
  {
    location: 'norfolk',
    initial: true,
    connects: { bateaux: ['richmond'], ship: ['baltimore', 'st-marys'] },
    symbols: { ship: 1, coins: 2 },
  },
  {
    location: 'pemaquid',
    initial: true,
    connects: {
      bateaux: ['fort-halifax'],
      ship: ['boston', 'fort-beausejour', 'halifax', 'new-haven', 'port-royal'],
    },
    symbols: { fur: 1 },
  },
  {
    location: 'philadelphia',
    initial: true,
    connects: { ship: ['baltimore', 'new-haven', 'new-york', 'st-marys'] },
    symbols: { wagon: 1, settler: 1, coins: 3 },
  },
  {
    location: 'st-marys',
    initial: true,
    connects: {
      bateaux: ['baltimore', 'cumberland', 'richmond'],
      ship: ['norfolk', 'philadelphia'],
    },
    symbols: { bateaux: 1, settler: 1 },
  },
  {
    location: 'albany',
    initial: false,
    connects: { bateaux: ['fort-stanwix', 'fort-william-henry', 'new-york'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'baltimore',
    initial: false,
    connects: { bateaux: ['st-marys'], ship: ['norfolk', 'philadelphia'] },
    symbols: { coins: 3 },
  },
  {
    location: 'canso',
    initial: false,
    connects: { ship: ['halifax', 'louisbourg', 'port-royal'] },
    symbols: { fur: 1 },
  },
  {
    location: 'cumberland',
    initial: false,
    connects: { bateaux: ['st-marys'], wagon: ['fort-duquesne'] },
    symbols: {},
  },
  {
    location: 'deerfield',
    initial: false,
    connects: { bateaux: ['new-haven'] },
    symbols: { coins: 2 },
  },
  {
    location: 'detroit',
    initial: false,
    connects: { bateaux: ['fort-presquile', 'michillimackinac'] },
    symbols: { fur: 1 },
  },
  {
    location: 'fort-beausejour',
    initial: false,
    connects: { ship: ['canso', 'gaspe', 'halifax', 'pemaquid', 'port-royal'] },
    symbols: {},
  },
  {
    location: 'fort-duquesne',
    initial: false,
    connects: { bateaux: ['fort-venango'], wagon: ['cumberland'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'fort-frontenac',
    initial: false,
    connects: { bateaux: ['fort-niagara', 'montreal', 'oswego'] },
    symbols: { fur: 1 },
  },
  {
    location: 'fort-halifax',
    initial: false,
    connects: { bateaux: ['pemaquid'], wagon: ['kennebec'] },
    symbols: {},
  },
  {
    location: 'fort-niagara',
    initial: false,
    connects: { bateaux: ['detroit', 'fort-frontenac', 'fort-presquile', 'oswego'] },
    symbols: { fur: 1 },
  },
  {
    location: 'fort-presquile',
    initial: false,
    connects: { bateaux: ['detroit', 'fort-niagara', 'fort-venango'] },
    symbols: { fur: 1 },
  },
  {
    location: 'fort-st-john',
    initial: false,
    connects: { bateaux: ['quebec', 'ticonderoga'] },
    symbols: { fur: 1 },
  },
  {
    location: 'fort-stanwix',
    initial: false,
    connects: { bateaux: ['albany', 'oswego'] },
    symbols: { bateaux: 1 },
  },
  {
    location: 'fort-venango',
    initial: false,
    connects: { bateaux: ['fort-duquesne', 'fort-presquile'] },
    symbols: { fur: 1 },
  },
  {
    location: 'fort-william-henry',
    initial: false,
    connects: { bateaux: ['albany', 'ticonderoga'] },
    symbols: { bateaux: 1 },
  },
  {
    location: 'gaspe',
    initial: false,
    connects: { ship: ['fort-beausejour', 'louisbourg', 'tadoussac'] },
    symbols: {},
  },
  {
    location: 'halifax',
    initial: false,
    connects: { ship: ['canso', 'fort-beausejour', 'louisbourg', 'pemaquid', 'port-royal'] },
    symbols: { ship: 1, fur: 1 },
  },
  { location: 'kennebec', initial: false, connects: {}, symbols: {} },
  {
    location: 'louisbourg',
    initial: false,
    connects: {
      ship: [
        'canso',
        'fort-beausejour',
        'gaspe',
        'halifax',
        'port-royal',
        'quebec',
        'tadoussac',
        'trois-rivieres',
      ],
    },
    symbols: {},
  },
  {
    location: 'oswego',
    initial: false,
    connects: { bateaux: ['fort-frontenac', 'fort-niagara', 'fort-stanwix'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'port-royal',
    initial: false,
    connects: { ship: ['canso', 'fort-beausejour', 'halifax', 'louisbourg', 'pemaquid'] },
    symbols: { ship: 1 },
  },
  {
    location: 'richmond',
    initial: false,
    connects: { bateaux: ['norfolk', 'st-marys'] },
    symbols: { coins: 2 },
  },
  {
    location: 'tadoussac',
    initial: false,
    connects: { bateaux: ['quebec'], ship: ['gaspe', 'louisbourg'] },
    symbols: {},
  },
  {
    location: 'ticonderoga',
    initial: false,
    connects: { bateaux: ['fort-st-john', 'fort-william-henry'] },
    symbols: { fur: 1 },
  },
  {
    location: 'trois-rivieres',
    initial: false,
    connects: { bateaux: ['fort-st-john', 'montreal', 'quebec'] },
    symbols: { fur: 1 },
  },
];

export const FRENCH_LOCATION_CARDS: readonly LocationCardRow[] = [
  {
    location: 'gaspe',
    initial: true,
    connects: { ship: ['fort-beausejour', 'louisbourg', 'tadoussac'] },
    symbols: { fur: 1 },
  },
  {
    location: 'louisbourg',
    initial: true,
    connects: {
      ship: [
        'canso',
        'fort-beausejour',
        'gaspe',
        'halifax',
        'port-royal',
        'quebec',
        'tadoussac',
        'trois-rivieres',
      ],
    },
    symbols: { ship: 1 },
    pirates: true,
  },
  {
    location: 'montreal',
    initial: true,
    connects: { bateaux: ['fort-frontenac', 'fort-st-john', 'trois-rivieres'] },
    symbols: { bateaux: 1, fur: 1, military: 1, coins: 1 },
  },
  {
    location: 'quebec',
    initial: true,
    connects: {
      bateaux: ['kennebec', 'tadoussac', 'trois-rivieres'],
      ship: ['gaspe', 'louisbourg'],
    },
    symbols: { ship: 1, settler: 1, military: 1, coins: 2 },
  },
  {
    location: 'port-royal',
    initial: true,
    connects: { ship: ['canso', 'fort-beausejour', 'halifax', 'louisbourg', 'pemaquid'] },
    symbols: { ship: 1, coins: 1 },
  },
  {
    location: 'tadoussac',
    initial: true,
    connects: { bateaux: ['quebec'], ship: ['gaspe', 'louisbourg'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'trois-rivieres',
    initial: true,
    connects: { bateaux: ['fort-st-john', 'montreal', 'quebec'] },
    symbols: { bateaux: 1, fur: 1, coins: 1 },
  },
  {
    location: 'albany',
    initial: false,
    connects: { bateaux: ['fort-stanwix', 'fort-william-henry', 'new-york'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'canso',
    initial: false,
    connects: { ship: ['halifax', 'louisbourg', 'port-royal'] },
    symbols: { fur: 1 },
  },
  {
    location: 'detroit',
    initial: false,
    connects: { bateaux: ['fort-presquile', 'michillimackinac'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'fort-beausejour',
    initial: false,
    connects: { ship: ['canso', 'gaspe', 'halifax', 'pemaquid', 'port-royal'] },
    symbols: { fur: 1 },
  },
  {
    location: 'fort-duquesne',
    initial: false,
    connects: { bateaux: ['fort-venango'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'fort-frontenac',
    initial: false,
    connects: { bateaux: ['fort-niagara', 'montreal', 'oswego'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  { location: 'fort-halifax', initial: false, connects: { bateaux: ['pemaquid'] }, symbols: {} },
  {
    location: 'fort-niagara',
    initial: false,
    connects: { bateaux: ['detroit', 'fort-frontenac', 'fort-presquile', 'oswego'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'fort-presquile',
    initial: false,
    connects: { bateaux: ['detroit', 'fort-niagara', 'fort-venango'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'fort-st-john',
    initial: false,
    connects: { bateaux: ['quebec', 'ticonderoga'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'fort-stanwix',
    initial: false,
    connects: { bateaux: ['albany', 'oswego'] },
    symbols: {},
  },
  {
    location: 'fort-venango',
    initial: false,
    connects: { bateaux: ['fort-duquesne', 'fort-presquile'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'fort-william-henry',
    initial: false,
    connects: { bateaux: ['albany', 'ticonderoga'] },
    symbols: { bateaux: 1 },
  },
  {
    location: 'halifax',
    initial: false,
    connects: { ship: ['canso', 'fort-beausejour', 'louisbourg', 'pemaquid', 'port-royal'] },
    symbols: { ship: 1, fur: 1 },
  },
  { location: 'kennebec', initial: false, connects: {}, symbols: {} },
  {
    location: 'michillimackinac',
    initial: false,
    connects: { bateaux: ['detroit'] },
    symbols: { fur: 1 },
  },
  {
    location: 'oswego',
    initial: false,
    connects: { bateaux: ['fort-frontenac', 'fort-niagara', 'fort-stanwix'] },
    symbols: { bateaux: 1, fur: 1 },
  },
  {
    location: 'pemaquid',
    initial: false,
    connects: {
      bateaux: ['fort-halifax'],
      ship: ['boston', 'fort-beausejour', 'halifax', 'port-royal'],
    },
    symbols: { fur: 1 },
  },
  {
    location: 'ticonderoga',
    initial: false,
    connects: { bateaux: ['fort-st-john', 'fort-william-henry'] },
    symbols: { bateaux: 1, fur: 1 },
  },
];
