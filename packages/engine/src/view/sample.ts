// A state that the viewer cannot tell from the real one: what is hidden from them is dealt at random.
import type { Card, CardList } from '../cards/cards.ts';
import { EMPTY, sorted, withoutAll } from '../cards/card-list.ts';
import { randomSeed, shuffled, type Rng } from '../random.ts';
import type { GameState, Player } from '../state/state.ts';
import type { Side } from '../vocabulary.ts';
import type { PlayerView } from './view.ts';

/** Deals the unseen cards; `viewFor(sample, view.viewer)` gives the same view again. */
export function sampleHiddenState(view: PlayerView, rng: Rng): GameState {
  return {
    options: view.options,
    turn: view.turn,
    side: view.side,
    phase: view.phase,
    actionsLeft: view.actionsLeft,
    decision: view.decision,
    places: view.places,
    sieges: view.sieges,
    players: {
      british: samplePlayer(view, 'british', rng),
      french: samplePlayer(view, 'french', rng),
    },
    neutral: view.neutral,
    fortifications: view.fortifications,
    lifted: view.lifted,
    outcome: view.outcome,
    seed: randomSeed(rng),
  };
}

function samplePlayer(view: PlayerView, side: Side, rng: Rng): Player {
  const player = view.players[side];
  const { hand, deck } = dealHidden(view, side, rng);
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
    hand,
    deck,
  };
}

function dealHidden(
  view: PlayerView,
  side: Side,
  rng: Rng,
): { readonly hand: CardList; readonly deck: CardList } {
  if (view.laidOpen !== null) return view.laidOpen[side];
  if (view.viewer === side) {
    return { hand: view.hand ?? EMPTY, deck: shuffled(view.deckContent ?? EMPTY, rng) };
  }
  const { known, unseen, handSize } = view.players[side];
  const dealt: Card[] = shuffled(withoutAll(unseen, known), rng);
  const missing = handSize - known.length;
  return { hand: sorted([...known, ...dealt.slice(0, missing)]), deck: dealt.slice(missing) };
}
