// Whether whoever has just signed in is still to be asked about the games of this browser. Remembered over a reload, which
// signing in at a table brings about.
import { create } from 'zustand';
import { recall, remember } from '../state/browser-memory.ts';

const KEY = 'arpents.offer-hand-over';

export const useHandOverOffered = create<{ readonly isOffered: boolean }>(() => ({
  isOffered: recall(KEY) === true,
}));

const setOffered = (isOffered: boolean): void => {
  remember(KEY, isOffered);
  useHandOverOffered.setState({ isOffered });
};

export const offerHandOver = (): void => {
  setOffered(true);
};
export const withdrawHandOverOffer = (): void => {
  setOffered(false);
};
