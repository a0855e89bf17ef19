// What each side begins with, what it loses the game with, and the tracks of the sieges it lays (R1, R2, R19, R23, R31).
import type { BySide } from '../vocabulary.ts';
import type { LocationId } from './locations.ts';

export interface SideRow {
  readonly money: number;
  readonly villages: number;
  readonly towns: number;
  /** The capital: supply is traced to it (R23). */
  readonly supplySource: LocationId;
  /** Losing one of these to the enemy loses the game (R31, R46, R55). */
  readonly losesGameWith: readonly LocationId[];
  /** Ends of the track of the siege that this side lays, from the attacker's point of view (R19). */
  readonly siegeTrack: { readonly lowest: number; readonly highest: number };
}

export const SIDE_FACTS: BySide<SideRow> = {
  british: {
    money: 12,
    villages: 18,
    towns: 12,
    supplySource: 'boston',
    losesGameWith: ['boston', 'new-york'],
    siegeTrack: { lowest: -5, highest: 7 },
  },
  french: {
    money: 5,
    villages: 18,
    towns: 9,
    supplySource: 'quebec',
    losesGameWith: ['quebec'],
    siegeTrack: { lowest: -4, highest: 7 },
  },
};

export const FORTIFICATIONS = 12;
export const HAND_SIZE = 5;
/** In every turn but the first of each side, which has one (R4). */
export const ACTIONS_PER_TURN = 2;
export const RESERVE_LIMIT = 5;
/** For each card that comes back from the reserve (R80). */
export const RETRIEVE_FEE = 1;
export const CAPTURE_POINTS_TO_END = 12;
export const CAPTURE_POINTS = { village: 2, town: 4 } as const;
/** From this value on the attacker wins a siege, from this one down the defender (R14). */
export const ATTACKER_WINS_AT = 2;
export const DEFENDER_WINS_AT = -1;
export const FORTIFY_COST = 3;
/** A siege starts so much lower at a fortified location (R17). */
export const FORTIFICATION_DEFENCE = 2;
export const FUR_PRICE = 2;
export const PIRACY_SPOILS = 2;
export const INTENDANT_FEE = 2;
export const HOME_SUPPORT_DRAW = 3;
/** Programs stop a game after this many turns and score it (R94). */
export const ADJUDICATED_AFTER_TURNS = 300;
