// What somebody is about to do: what they have chosen, or, with nothing left to choose, to end the turn.
import type { Action, PlayerView } from '@arpents/engine';

const END_TURN: Action = { kind: 'end-turn' };

/** `isIdle`: they are to act, and have chosen nothing. */
export const aboutToDo = (
  ready: Action | null,
  { actionsLeft }: Pick<PlayerView, 'actionsLeft'>,
  isIdle: boolean,
): Action | null => ready ?? (isIdle && actionsLeft === 0 ? END_TURN : null);
