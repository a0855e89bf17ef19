// Empire cards of both sides and the neutral ones (R2, R5). What a card can do is a flag here, never a name in code.
import type { Symbols } from '../vocabulary.ts';

export const CARD_ABILITIES = [
  'ambushable', // can be lost to an ambush (R69)
  'raid', // can lead a raid (R56)
  'extendsRaid', // can only lengthen a raid (R56)
  'ambush', // can ambush (R67)
  'blocksRaid', // R63
  'blocksAmbush', // R68
  'trades', // Trader (R75)
  'governs', // Governor (R81)
  'fetches', // Intendant (R83)
  'supports', // Home Support (R84)
  'leads', // Military Leader: a free reinforcement (R41)
  'converts', // Priest and Indian Leader (R72)
  'builds', // fortification: builds one, and counts for the defender only (R18, R33)
] as const;
export type CardAbility = (typeof CARD_ABILITIES)[number];

export interface EmpireCardRow {
  readonly id: string;
  /** Copies in the game, the starting deck included. */
  readonly count: number;
  /** Copies in the starting deck. */
  readonly initialCount: number;
  /** Money to draft it. */
  readonly cost: number;
  readonly symbols: Symbols;
  readonly can?: readonly CardAbility[];
  /** Money to play it to a siege (R36, R38). */
  readonly siegeFee?: number;
  /** Money to raid or ambush with it (R56, R67). */
  readonly raidFee?: number;
  /** Native Americans of any owner: what `natives-in-sieges` is about. */
  readonly native?: true;
  /** Goes over to the player of a Priest or Indian Leader (R72). */
  readonly convertible?: true;
}

export const BRITISH_EMPIRE_CARDS = [
  {
    id: 'military-leader',
    count: 1,
    initialCount: 0,
    cost: 5,
    symbols: { military: 1 },
    can: ['leads'],
  },
  {
    id: 'regular-infantry',
    count: 6,
    initialCount: 0,
    cost: 7,
    symbols: { military: 2 },
    can: ['ambushable'],
  },
  {
    id: 'indian-leader',
    count: 1,
    initialCount: 0,
    cost: 2,
    symbols: {},
    can: ['extendsRaid', 'converts'],
  },
  { id: 'home-support', count: 1, initialCount: 0, cost: 5, symbols: {}, can: ['supports'] },
  { id: 'trader', count: 1, initialCount: 0, cost: 0, symbols: {}, can: ['trades'] },
  { id: 'bateaux', count: 1, initialCount: 0, cost: 0, symbols: { bateaux: 1 } },
  {
    id: 'siege-artillery',
    count: 1,
    initialCount: 0,
    cost: 8,
    symbols: { military: 3 },
    can: ['ambushable'],
    siegeFee: 3,
  },
  {
    id: 'militia',
    count: 3,
    initialCount: 0,
    cost: 2,
    symbols: { military: 1 },
    can: ['ambushable'],
  },
  { id: 'ships', count: 2, initialCount: 0, cost: 6, symbols: { ship: 1 } },
  { id: 'settlers', count: 1, initialCount: 0, cost: 5, symbols: { settler: 1 } },
  {
    id: 'rangers',
    count: 1,
    initialCount: 0,
    cost: 5,
    symbols: { military: 1 },
    can: ['raid', 'ambush', 'blocksRaid', 'blocksAmbush'],
  },
  {
    id: 'fortification',
    count: 1,
    initialCount: 0,
    cost: 0,
    symbols: { military: 1 },
    can: ['blocksRaid', 'builds'],
  },
  { id: 'governor', count: 1, initialCount: 0, cost: 0, symbols: {}, can: ['governs'] },
] as const satisfies readonly EmpireCardRow[];

export const FRENCH_EMPIRE_CARDS = [
  {
    id: 'regular-infantry-initial',
    count: 1,
    initialCount: 1,
    cost: 0,
    symbols: { military: 2 },
    can: ['ambushable'],
  },
  { id: 'trader', count: 2, initialCount: 1, cost: 0, symbols: {}, can: ['trades'] },
  {
    id: 'coureurs-de-bois',
    count: 1,
    initialCount: 0,
    cost: 0,
    symbols: { military: 1 },
    can: ['raid', 'ambush', 'blocksRaid', 'blocksAmbush'],
  },
  {
    id: 'fortification',
    count: 1,
    initialCount: 0,
    cost: 0,
    symbols: { military: 1 },
    can: ['blocksRaid', 'builds'],
  },
  { id: 'governor', count: 1, initialCount: 0, cost: 0, symbols: {}, can: ['governs'] },
  { id: 'home-support', count: 1, initialCount: 0, cost: 5, symbols: {}, can: ['supports'] },
  { id: 'intendant', count: 1, initialCount: 0, cost: 0, symbols: {}, can: ['fetches'] },
  {
    id: 'military-leader',
    count: 1,
    initialCount: 0,
    cost: 5,
    symbols: { military: 1 },
    can: ['leads'],
  },
  {
    id: 'militia',
    count: 3,
    initialCount: 0,
    cost: 2,
    symbols: { military: 1 },
    can: ['blocksRaid', 'blocksAmbush'],
  },
  {
    id: 'native-americans',
    count: 1,
    initialCount: 0,
    cost: 0,
    symbols: {},
    can: ['raid', 'ambush', 'blocksRaid', 'blocksAmbush'],
    raidFee: 1,
    native: true,
  },
  {
    id: 'priest',
    count: 2,
    initialCount: 0,
    cost: 2,
    symbols: {},
    can: ['extendsRaid', 'converts'],
  },
  {
    id: 'regular-infantry',
    count: 3,
    initialCount: 0,
    cost: 7,
    symbols: { military: 2 },
    can: ['ambushable'],
  },
  { id: 'ships', count: 1, initialCount: 0, cost: 6, symbols: { ship: 1 } },
  {
    id: 'siege-artillery',
    count: 1,
    initialCount: 0,
    cost: 8,
    symbols: { military: 3 },
    can: ['ambushable'],
    siegeFee: 3,
  },
] as const satisfies readonly EmpireCardRow[];

/** French, and only in games with a scenario rule or an edition that brings them in. */
export const OPTIONAL_FRENCH_EMPIRE_CARDS = [
  { id: 'bateaux', count: 1, initialCount: 0, cost: 0, symbols: { bateaux: 1 } },
] as const satisfies readonly EmpireCardRow[];

export const NEUTRAL_EMPIRE_CARDS = [
  {
    id: 'fortification',
    count: 2,
    initialCount: 0,
    cost: 3,
    symbols: { military: 1 },
    can: ['blocksRaid', 'builds'],
  },
  {
    id: 'native-americans',
    count: 5,
    initialCount: 0,
    cost: 0,
    symbols: {},
    can: ['raid', 'ambush', 'blocksRaid', 'blocksAmbush'],
    raidFee: 1,
    native: true,
    convertible: true,
  },
  { id: 'settlers', count: 2, initialCount: 0, cost: 7, symbols: { settler: 1 } },
] as const satisfies readonly EmpireCardRow[];
