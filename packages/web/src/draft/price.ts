// What an action costs or earns before it is confirmed: played through on a state like the one in view.
import {
  createRng,
  isLegal,
  playLegal,
  sampleHiddenState,
  type Action,
  type PlayerView,
  type Side,
} from '@arpents/engine';

/** The change of the side's money by this action; asked of the engine, so that no price is known twice. */
export function priceTag(view: PlayerView, action: Action, side: Side): number {
  const state = sampleHiddenState(view, createRng(1));
  if (!isLegal(state, action)) return 0;
  return playLegal(state, action).players[side].money - view.players[side].money;
}
