// The number that stands for one location in the state: owner, piece, fortification, and whether it is in supply.
import { PLACE_IDS, placeOf, type Place } from '../cards/cards.ts';
import { LOCATIONS } from '../data/locations.ts';
import { SIDE_FACTS } from '../data/sides.ts';
import { bySide, type Piece, type Side } from '../vocabulary.ts';

export const NEUTRAL = 0;
const BRITISH_OWNER = 1;
const FRENCH_OWNER = 2;
const OWNER = BRITISH_OWNER | FRENCH_OWNER;
const TOWN = 4;
const FORTIFIED = 8;
/** Connected to its owner's capital (R23); kept true by `withSupply`. */
const SUPPLIED = 16;

export const OWNER_BIT = { british: BRITISH_OWNER, french: FRENCH_OWNER } as const;

export function ownerOf(code: number): Side | null {
  const owner = code & OWNER;
  return owner === 0 ? null : owner === BRITISH_OWNER ? 'british' : 'french';
}
export const isOwnedBy = (code: number, side: Side): boolean => (code & OWNER_BIT[side]) !== 0;
export const isNeutral = (code: number): boolean => (code & OWNER) === 0;
export const isTown = (code: number): boolean => (code & TOWN) !== 0;
export const isFortified = (code: number): boolean => (code & FORTIFIED) !== 0;
export const isSupplied = (code: number): boolean => (code & SUPPLIED) !== 0;
export const pieceOf = (code: number): Piece | null =>
  isNeutral(code) ? null : isTown(code) ? 'town' : 'village';

export const placeCode = (owner: Side, piece: Piece, fortified: boolean): number =>
  OWNER_BIT[owner] | (piece === 'town' ? TOWN : 0) | (fortified ? FORTIFIED : 0);
export const fortifiedCode = (code: number): number => code | FORTIFIED;
export const developedCode = (code: number): number => code | TOWN;
export const villageCode = (code: number): number => code & ~TOWN;
export const unsuppliedCode = (code: number): number => code & ~SUPPLIED;
export const suppliedCode = (code: number): number => code | SUPPLIED;

export const PLACE_POINTS: readonly number[] = LOCATIONS.map((location) => location.points);
export const PLACE_DEFENCE: readonly number[] = LOCATIONS.map((location) => location.defence);
export const PLACE_SHIP: readonly boolean[] = LOCATIONS.map((location) => location.ship);
export const PLACE_SETTLER: readonly boolean[] = LOCATIONS.map((location) => location.settler);
export const PLACE_HOME = bySide((side) =>
  LOCATIONS.map((location) => location.start !== null && location.start.side === side),
);

export const CAPITAL = bySide((side) => placeOf(SIDE_FACTS[side].supplySource));
/** Places that a side loses the game with (R31, R46, R55). */
export const LOSES_GAME_WITH = bySide((side) =>
  PLACE_IDS.map((id) => SIDE_FACTS[side].losesGameWith.includes(id)),
);

/** Worth of a location as it stands (R97). */
export const pointsOf = (place: Place, code: number): number =>
  isTown(code) ? PLACE_POINTS[place] * 2 : PLACE_POINTS[place];
