// The rulebook of the second edition: the values that editions and scenario rules depart from.
import { CAPITAL } from '../board/places.ts';
import type { Rulebook } from '../contract.ts';
import { RESERVE_LIMIT } from '../data/sides.ts';

export const SECOND_EDITION: Rulebook = {
  arrangements: [],
  governorObjections: [],
  locationsReservable: [],
  reserveLimit: RESERVE_LIMIT,
  merchantCoinCards: 2,
  supplySource: (_places, side) => CAPITAL[side],
  furtherReinforcementSources: [],
  raidBonus: 1,
  withdrawingIsFree: true,
  discardFee: 1,
  nativeStrength: 0,
  trackIsFinite: true,
  reshuffle: 'when-a-card-is-needed',
  homeSupportReshuffles: false,
  settlingCapitalWins: true,
  piecesEndWaitsForSieges: true,
};
