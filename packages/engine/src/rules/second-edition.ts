// The rulebook of the second edition: the values that editions and scenario rules depart from.
import { CAPITAL, LOSES_GAME_WITH } from '../board/places.ts';
import type { Rulebook } from '../contract.ts';
import { RESERVE_LIMIT } from '../data/sides.ts';
import { bySide, opponentOf } from '../vocabulary.ts';

const CAPITAL_ALONE = bySide((side) => [CAPITAL[side]]);

export const SECOND_EDITION: Rulebook = {
  arrangements: [],
  openingDecision: null,
  besiegeObjections: [],
  governorObjections: [],
  governorsWithheldBy: null,
  isLocationReservable: null,
  locationsReservedBy: null,
  reserveLimit: RESERVE_LIMIT,
  merchantCoinCards: 2,
  supplySource: (_places, side) => CAPITAL[side],
  reinforcementSources: (_places, side) => CAPITAL_ALONE[side],
  raidBonus: 1,
  withdrawingIsFree: true,
  furtherActions: [],
  ambushReachesSieges: false,
  discardFee: 1,
  blockedAmbushIsFree: false,
  blockedRaidIsFree: false,
  nativeStrength: 0,
  trackIsFinite: true,
  reshuffle: 'when-a-card-is-needed',
  homeSupportReshuffles: false,
  afterGovernorReturns: [],
  afterSiegeWon: [],
  afterRefill: [],
  lifting: [],
  settlingWins: [(side, place) => LOSES_GAME_WITH[opponentOf(side)][place]],
  piecesEndWaitsForSieges: true,
};
