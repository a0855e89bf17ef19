// Everything that a game is made of, counted wherever it lies: no action may change the census (R1, R2, R96).
import {
  CARD_IDS,
  CARD_KINDS,
  SIDES,
  bySide,
  isFortified,
  isTown,
  opponentOf,
  ownerOf,
  type BySide,
  type GameState,
  type Side,
} from '@arpents/engine';

export interface Census {
  /** Cards of each side, and the neutral ones, in alphabetical order. */
  readonly cards: BySide<readonly string[]> & { readonly neutral: readonly string[] };
  readonly villages: BySide<number>;
  readonly towns: BySide<number>;
  readonly fortifications: number;
}

/** The cards that lie with a side, its part of both sieges included. */
function cardsWith(state: GameState, side: Side): readonly number[] {
  const { hand, deck, discard, reserve, available } = state.players[side];
  const inSieges = SIDES.flatMap((siege) => state.sieges[siege]?.cards[side] ?? []);
  return [...hand, ...deck, ...discard, ...reserve, ...available, ...inSieges];
}

export function takeCensus(state: GameState): Census {
  const owned = (cards: readonly number[], owner: Side | null): string[] =>
    cards
      .filter((card) => CARD_KINDS[card]?.owner === owner)
      .map((card) => CARD_IDS[card])
      .sort();
  const everywhere = [...SIDES.flatMap((side) => cardsWith(state, side)), ...state.neutral];
  const onBoard = (side: Side, town: boolean): number =>
    state.places.filter((code) => ownerOf(code) === side && isTown(code) === town).length;
  return {
    cards: {
      // A side's own cards lie with that side and nowhere else.
      ...bySide((side) => owned(cardsWith(state, side), side)),
      neutral: owned(everywhere, null),
    },
    villages: bySide(
      (side) =>
        onBoard(side, false) +
        state.players[side].villages +
        state.players[opponentOf(side)].capturedVillages,
    ),
    towns: bySide(
      (side) =>
        onBoard(side, true) +
        state.players[side].towns +
        state.players[opponentOf(side)].capturedTowns,
    ),
    fortifications: state.places.filter(isFortified).length + state.fortifications,
  };
}
