// A position as an arrangement that a practice game can begin from: the other way round than setup.ts.
import { PLACE_IDS, cardIdsOf } from '../cards/cards.ts';
import { isFortified, ownerOf, pieceOf } from '../board/places.ts';
import { bySide, type Side } from '../vocabulary.ts';
import type { Setup, SideSetup } from './setup.ts';
import type { GameState } from './state.ts';

/**
 * null: no game begins here, because it is over or somebody has yet to answer. What only the course of a game tells is
 * not in it: which cards of a hand the other side has seen, and how often was shuffled.
 */
export function setupOf(state: GameState): Setup | null {
  if (state.phase !== 'actions' || state.decision?.kind !== 'take-action') return null;
  const { turn, side, phase, actionsLeft, lifted } = state;
  return {
    turn,
    side,
    phase,
    actionsLeft,
    locations: Object.fromEntries(
      state.places.flatMap((code, place) => {
        const owner = ownerOf(code);
        const piece = pieceOf(code);
        if (owner === null || piece === null) return [];
        return [[PLACE_IDS[place], { owner, piece, fortified: isFortified(code) }]];
      }),
    ),
    sieges: bySide((one) => {
      const siege = state.sieges[one];
      return siege === null ? null : { location: PLACE_IDS[siege.place], value: siege.value };
    }),
    ...bySide((one) => sideSetup(state, one)),
    lifted,
  };
}

function sideSetup({ players, sieges }: GameState, side: Side): SideSetup {
  const player = players[side];
  return {
    money: player.money,
    hand: cardIdsOf(player.hand),
    deck: cardIdsOf(player.deck),
    discard: cardIdsOf(player.discard),
    reserve: cardIdsOf(player.reserve),
    captured: { villages: player.capturedVillages, towns: player.capturedTowns },
    siegeCards: bySide((one) => cardIdsOf(sieges[one]?.cards[side] ?? [])),
  };
}
