// Through whose eyes a game that is over is looked at again (R111).
import { bySide, viewFor, type GameState, type PlayerView, type Viewer } from '@arpents/engine';

/** `open`: both hands, and both decks in order. */
export const VIEWPOINTS = ['british', 'french', 'open'] as const;
export type Viewpoint = (typeof VIEWPOINTS)[number];

/** Players look with their own eyes until they choose others; whoever did not play has nothing to remember. */
export const ownViewpoint = (viewer: Viewer): Viewpoint =>
  viewer === 'spectator' ? 'open' : viewer;

export function viewFrom(state: GameState, viewpoint: Viewpoint): PlayerView {
  if (viewpoint !== 'open') return viewFor(state, viewpoint);
  return {
    ...viewFor(state, 'spectator'),
    laidOpen: bySide((side) => ({
      hand: state.players[side].hand,
      deck: state.players[side].deck,
    })),
  };
}
