// What every player starts from: the side that decides, and worlds that agree with what that side sees.
import {
  createRng,
  sampleHiddenState,
  type GameState,
  type PlayerView,
  type Side,
} from '@arpents/engine';

export function decidingSide(view: PlayerView): Side {
  if (view.decision?.side !== view.viewer) {
    throw new Error('the view is not that of the side that decides');
  }
  return view.decision.side;
}

/** Positions that the viewer cannot tell from the real one. */
export function sampleWorlds(view: PlayerView, seed: number, count: number): GameState[] {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => sampleHiddenState(view, rng));
}
