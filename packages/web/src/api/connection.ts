// Whether the server answered when it was last asked.
import { create } from 'zustand';

export const useConnection = create<{ readonly isReached: boolean }>(() => ({ isReached: true }));

export function noteReached(isReached: boolean): void {
  if (useConnection.getState().isReached !== isReached) useConnection.setState({ isReached });
}
