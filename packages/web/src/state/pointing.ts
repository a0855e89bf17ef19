// What is being pointed at: a card under the pointer or the focus, a location, and one that somebody asked to see.
// Apart from the game, so that moving the pointer draws nothing anew but the map.
import type { CardId, LocationId } from '@arpents/engine';
import type { StoreApi } from 'zustand';

export interface PointedAt {
  readonly card: CardId | null;
  readonly location: LocationId | null;
  /** Asked for in the log or the siege panel. */
  readonly shown: LocationId | null;
  /** The cards of a step that a hint shows; null: none is shown. */
  readonly hinted: ReadonlySet<CardId> | null;
}

export const POINTED_NOWHERE: PointedAt = {
  card: null,
  location: null,
  shown: null,
  hinted: null,
};

export interface Pointing {
  readonly pointAtCard: (card: CardId | null) => void;
  readonly pointAtLocation: (location: LocationId | null) => void;
  readonly showLocation: (shown: LocationId | null) => void;
  /** Shows a step of a hint, on the map and in the hand. */
  readonly showStep: (shown: LocationId | null, cards: readonly CardId[] | null) => void;
}

export const pointingAt = (store: StoreApi<PointedAt>): Pointing => ({
  pointAtCard: (card) => {
    if (store.getState().card !== card) store.setState({ card });
  },
  pointAtLocation: (location) => {
    store.setState({ location });
  },
  showLocation: (shown) => {
    store.setState({ shown });
  },
  showStep: (shown, cards) => {
    store.setState({ shown, hinted: cards === null ? null : new Set(cards) });
  },
});
