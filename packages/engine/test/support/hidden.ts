// What is hidden from a viewer, dealt anew (R100); written apart from the engine's own sampling, to judge it.
import {
  bySide,
  randomSeed,
  redactEvent,
  type GameEvent,
  type GameState,
  type Rng,
  type Viewer,
} from '@arpents/engine';
import { sorted, withoutAll } from '../../src/cards/card-list.ts';
import { shuffled } from '../../src/random.ts';

/** A state with everything changed that the viewer cannot know: the seed, both decks' order, and which unseen card lies where. */
export function permuteHidden(state: GameState, viewer: Viewer, rng: Rng): GameState {
  if (state.phase === 'over') return state;
  return {
    ...state,
    seed: randomSeed(rng),
    players: bySide((side) => {
      const player = state.players[side];
      if (side === viewer) return { ...player, deck: shuffled(player.deck, rng) };
      const secret = withoutAll([...player.hand, ...player.deck], player.known);
      const dealt = shuffled(secret, rng);
      const drawn = player.hand.length - player.known.length;
      return {
        ...player,
        hand: sorted([...player.known, ...dealt.slice(0, drawn)]),
        deck: dealt.slice(drawn),
      };
    }),
  };
}

/** Events as the viewer gets them, but for which cards he drew himself: drawing is what reveals those. */
export const eventsBeforeDrawing = (
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly GameEvent[] =>
  events
    .map((event) => redactEvent(event, viewer))
    .map((event) =>
      event.kind === 'cards-drawn' && event.side === viewer ? { ...event, cards: null } : event,
    );
