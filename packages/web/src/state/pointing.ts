// What is being pointed at: a card under the pointer or the focus, a location, and one that somebody asked to see.
// Apart from the game, so that moving the pointer draws nothing anew but the map.
import type { CardId, LocationId } from '@arpents/engine';
import type { StoreApi } from 'zustand';

export interface PointedAt {
  readonly card: CardId | null;
  readonly location: LocationId | null;
  /** Asked for in the log or the siege panel. */
  readonly shown: LocationId | null;
}

export const POINTED_NOWHERE: PointedAt = { card: null, location: null, shown: null };

export interface Pointing {
  readonly pointAtCard: (card: CardId | null) => void;
  readonly pointAtLocation: (location: LocationId | null) => void;
  readonly showLocation: (shown: LocationId | null) => void;
}

export const pointingAt = (store: StoreApi<PointedAt>): Pointing => ({
  pointAtCard: (card) => {
    store.setState({ card });
  },
  pointAtLocation: (location) => {
    store.setState({ location });
  },
  showLocation: (shown) => {
    store.setState({ shown });
  },
});
