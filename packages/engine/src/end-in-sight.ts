// What can end the game soon: told from three steps before.
import { LOSES_GAME_WITH } from './board/places.ts';
import { PLACE_IDS } from './cards/cards.ts';
import type { OpenPosition } from './contract.ts';
import { ATTACKER_WINS_AT, CAPTURE_POINTS, CAPTURE_POINTS_TO_END } from './data/sides.ts';
import type { LocationId } from './data/locations.ts';
import { capturePoints } from './turn/finish.ts';
import { SIDES, opponentOf, type Side } from './vocabulary.ts';

/** What would end the game at a test, and how far off it is. */
export type EndInSight =
  | { readonly kind: 'villages' | 'towns' | 'captured'; readonly side: Side; readonly left: number }
  | {
      readonly kind: 'siege';
      /** The besieger. */
      readonly side: Side;
      readonly left: number;
      readonly location: LocationId;
    };

/** As soon as this much is left or less, the end is in sight. */
const STEPS_BEFORE = 3;

/** What can end the game soon (R95, R96): pieces left to place, points left to capture, a siege that decides it. */
export function endsInSight(game: OpenPosition): readonly EndInSight[] {
  if (game.outcome !== null) return [];
  return SIDES.flatMap((side): readonly EndInSight[] => {
    const { villages, towns } = game.players[side];
    const toCapture = Math.max(0, CAPTURE_POINTS_TO_END - capturePoints(game, side));
    const siege = game.sieges[side];
    const isDeciding = siege !== null && LOSES_GAME_WITH[opponentOf(side)][siege.place];
    const toWin = siege === null ? STEPS_BEFORE + 1 : Math.max(0, ATTACKER_WINS_AT - siege.value);
    return [
      ...(villages <= STEPS_BEFORE ? [{ kind: 'villages', side, left: villages } as const] : []),
      ...(towns <= STEPS_BEFORE ? [{ kind: 'towns', side, left: towns } as const] : []),
      ...(toCapture <= STEPS_BEFORE * CAPTURE_POINTS.village
        ? [{ kind: 'captured', side, left: toCapture } as const]
        : []),
      ...(isDeciding && toWin <= STEPS_BEFORE
        ? [{ kind: 'siege', side, left: toWin, location: PLACE_IDS[siege.place] } as const]
        : []),
    ];
  });
}
