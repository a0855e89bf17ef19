// What is being pointed at: a card under the pointer or the focus, a place, and a place that somebody asked to see.
// Apart from the table, so that moving the pointer draws nothing anew but the map.
import type { CardId, LocationId } from '@arpents/engine';
import { create } from 'zustand';

interface Pointing {
  readonly card: CardId | null;
  readonly place: LocationId | null;
  /** Asked for in the log or the siege panel. */
  readonly shown: LocationId | null;
}

export const usePointing = create<Pointing>(() => ({ card: null, place: null, shown: null }));

export const pointAtCard = (card: CardId | null): void => {
  usePointing.setState({ card });
};
export const pointAtPlace = (place: LocationId | null): void => {
  usePointing.setState({ place });
};
export const showPlace = (shown: LocationId | null): void => {
  usePointing.setState({ shown });
};
