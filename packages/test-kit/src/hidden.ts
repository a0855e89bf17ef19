// What is hidden from a viewer, dealt anew (R100); written apart from the engine's own sampling, to judge it.
import {
  bySide,
  randomSeed,
  redactEvent,
  shuffled,
  type CardList,
  type GameEvent,
  type GameState,
  type Rng,
  type Viewer,
} from '@arpents/engine';

/** The cards that are left when one copy of each of `taken` is gone. */
function without(cards: CardList, taken: CardList): CardList {
  return taken.reduce<CardList>((left, card) => {
    const at = left.indexOf(card);
    return at < 0 ? left : left.toSpliced(at, 1);
  }, cards);
}

/** A state with everything changed that the viewer cannot know: the seed, both decks' order, and which unseen card lies where. */
export function permuteHidden(state: GameState, viewer: Viewer, rng: Rng): GameState {
  if (state.phase === 'over') return state;
  return {
    ...state,
    seed: randomSeed(rng),
    players: bySide((side) => {
      const player = state.players[side];
      if (side === viewer) return { ...player, deck: shuffled(player.deck, rng) };
      const secret = without([...player.hand, ...player.deck], player.known);
      const dealt = shuffled(secret, rng);
      const drawn = player.hand.length - player.known.length;
      return {
        ...player,
        hand: [...player.known, ...dealt.slice(0, drawn)].sort((a, b) => a - b),
        deck: dealt.slice(drawn),
      };
    }),
  };
}

/** Events as the viewer gets them, but for which cards they drew themselves: drawing is what reveals those. */
export const eventsBeforeDrawing = (
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly GameEvent[] =>
  events
    .map((event) => redactEvent(event, viewer))
    .map((event) =>
      event.kind === 'cards-drawn' && event.side === viewer ? { ...event, cards: null } : event,
    );
