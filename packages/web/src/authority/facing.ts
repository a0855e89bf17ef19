// Of two people at one screen, the one who looks at it now; by game.
import type { Side } from '@arpents/engine';
import { createStore } from 'zustand';

/** null, or no entry: neither of them. */
export const facing = createStore<Readonly<Record<string, Side | null>>>(() => ({}));

export const facingOf = (game: string): Side | null => facing.getState()[game] ?? null;

export const turnTo = (game: string, side: Side | null): void => {
  facing.setState({ [game]: side });
};
