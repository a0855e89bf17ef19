// What one viewer may know of a game (R100), built by allow-list into a type that has no place for anything else.
import type { CardList } from '../cards/cards.ts';
import { sorted } from '../cards/card-list.ts';
import type { GameState, OpenGame, OpenPlayer } from '../state/state.ts';
import { bySide, type BySide, type Side, type Viewer } from '../vocabulary.ts';

/** A player as everybody sees them. */
export interface ViewedPlayer extends Readonly<OpenPlayer> {
  readonly handSize: number;
  readonly deckSize: number;
  /** Hand and draw deck together, sorted: which cards they are is open by deduction, which lies where is not. */
  readonly unseen: CardList;
}

export interface PlayerView extends Readonly<OpenGame<ViewedPlayer>> {
  readonly viewer: Viewer;
  /** The viewer's own hand; null for a spectator. */
  readonly hand: CardList | null;
  /** The content of the viewer's own draw deck, sorted; null for a spectator. */
  readonly deckContent: CardList | null;
  /** Hands and draw decks (top first) of both sides once the game is over, else null. */
  readonly laidOpen: BySide<{ readonly hand: CardList; readonly deck: CardList }> | null;
}

export function viewFor(state: GameState, viewer: Viewer): PlayerView {
  const own = viewer === 'spectator' ? null : state.players[viewer];
  return {
    viewer,
    options: state.options,
    turn: state.turn,
    side: state.side,
    phase: state.phase,
    actionsLeft: state.actionsLeft,
    decision: state.decision,
    places: state.places,
    sieges: state.sieges,
    players: bySide((side) => viewedPlayer(state, side)),
    neutral: state.neutral,
    fortifications: state.fortifications,
    lifted: state.lifted,
    outcome: state.outcome,
    hand: own === null ? null : own.hand,
    deckContent: own === null ? null : sorted(own.deck),
    laidOpen:
      state.phase === 'over'
        ? bySide((side) => ({ hand: state.players[side].hand, deck: state.players[side].deck }))
        : null,
  };
}

function viewedPlayer(state: GameState, side: Side): ViewedPlayer {
  const player = state.players[side];
  return {
    money: player.money,
    reserve: player.reserve,
    discard: player.discard,
    available: player.available,
    villages: player.villages,
    towns: player.towns,
    capturedVillages: player.capturedVillages,
    capturedTowns: player.capturedTowns,
    known: player.known,
    shuffles: player.shuffles,
    handSize: player.hand.length,
    deckSize: player.deck.length,
    unseen: sorted([...player.hand, ...player.deck]),
  };
}
