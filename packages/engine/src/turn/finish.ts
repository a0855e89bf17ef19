// Ending a game and counting points (R94–R98).
import { PLACE_COUNT, PLACE_IDS } from '../cards/cards.ts';
import { isOwnedBy, isTown, pointsOf } from '../board/places.ts';
import type { OpenPosition, Referee, Rulebook } from '../contract.ts';
import { CAPTURE_POINTS, CAPTURE_POINTS_TO_END } from '../data/sides.ts';
import type { LocationId } from '../data/locations.ts';
import type { NextState } from '../state/state.ts';
import { bySide, type BySide, type Ending, type Side } from '../vocabulary.ts';

/** Where a side's points come from. */
export interface Score {
  readonly locations: readonly {
    readonly location: LocationId;
    readonly town: boolean;
    readonly points: number;
  }[];
  readonly capturedVillages: number;
  readonly capturedTowns: number;
  /** For captured pieces. */
  readonly captured: number;
  readonly total: number;
}

export function capturePoints(game: OpenPosition, side: Side): number {
  const player = game.players[side];
  return (
    player.capturedVillages * CAPTURE_POINTS.village + player.capturedTowns * CAPTURE_POINTS.town
  );
}

export function totalPoints(game: OpenPosition, side: Side): number {
  let total = capturePoints(game, side);
  for (let place = 0; place < PLACE_COUNT; place++) {
    const code = game.places[place];
    if (isOwnedBy(code, side)) total += pointsOf(place, code);
  }
  return total;
}

/** The list behind a side's points (R97). */
export function scoreOf(game: OpenPosition, side: Side): Score {
  const locations = PLACE_IDS.flatMap((location, place) => {
    const code = game.places[place];
    const points = pointsOf(place, code);
    return isOwnedBy(code, side) && points > 0 ? [{ location, town: isTown(code), points }] : [];
  });
  const { capturedVillages, capturedTowns } = game.players[side];
  return {
    locations,
    capturedVillages,
    capturedTowns,
    captured: capturePoints(game, side),
    total: totalPoints(game, side),
  };
}

/** Most points win; on a tie the French (R97). */
export const leaderOf = (points: BySide<number>): Side =>
  points.british > points.french ? 'british' : 'french';

/**
 * Who wins if the end of the game is tested before the turn of `side`, or null if the game goes on. It ends with no
 * villages or towns left in stock, or enough points captured, and no siege in progress (R95).
 */
export function winnerAtEndTest(game: OpenPosition, side: Side, rules: Rulebook): Side | null {
  const player = game.players[side];
  const noSiege = game.sieges.british === null && game.sieges.french === null;
  const piecesPlaced = player.villages === 0 || player.towns === 0;
  const captured = capturePoints(game, side) >= CAPTURE_POINTS_TO_END;
  const ends =
    (piecesPlaced && (noSiege || !rules.piecesEndWaitsForSieges)) || (captured && noSiege);
  return ends ? leaderOf(bySide((whose) => totalPoints(game, whose))) : null;
}

/** What of a side can end the game at its test (R95). */
export type EndCause = 'villages' | 'towns' | 'captured';

/** Why a game that was decided on points ended when it did; none where something else ended it. */
export function causesOfEnd(game: OpenPosition): readonly EndCause[] {
  if (game.outcome?.ending !== 'points') return [];
  const { villages, towns } = game.players[game.side];
  return [
    ...(villages === 0 ? (['villages'] as const) : []),
    ...(towns === 0 ? (['towns'] as const) : []),
    ...(capturePoints(game, game.side) >= CAPTURE_POINTS_TO_END ? (['captured'] as const) : []),
  ];
}

export function finishGame(
  next: NextState,
  winner: Side | null,
  ending: Ending,
  referee: Referee,
): void {
  const points = bySide((side) => totalPoints(next, side));
  next.phase = 'over';
  next.decision = null;
  next.actionsLeft = 0;
  next.outcome = { winner, ending, points };
  referee.revealed = true;
  referee.emit?.({ kind: 'game-ended', outcome: next.outcome });
}
