// How two people share this screen: with a curtain between their turns or with open cards, and whether they sit opposite.
import { create } from 'zustand';
import { recall, remember } from './browser-memory.ts';

interface OneScreen {
  /** No curtain: both see every hand, as in teaching. */
  readonly isOpen: boolean;
  /** The screen lies flat between them: for the French everything but the map turns round. */
  readonly isTurned: boolean;
}

const KEY = 'arpents.one-screen';

export const useOneScreen = create<OneScreen>(() => {
  const kept = recall(KEY);
  const { isOpen, isTurned } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Record<keyof OneScreen, unknown>
  >;
  return { isOpen: isOpen === true, isTurned: isTurned === true };
});

export function shareScreen(change: Partial<OneScreen>): void {
  useOneScreen.setState(change);
  remember(KEY, useOneScreen.getState());
}
