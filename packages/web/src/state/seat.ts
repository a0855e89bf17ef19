// Where somebody sits, and whether it is for them to act.
import type { PlayerView, Side } from '@arpents/engine';

/** The side from which the table is seen: the viewer's own, or for a spectator the British. */
export const seatOf = ({ viewer }: PlayerView): Side =>
  viewer === 'spectator' ? 'british' : viewer;

/** Whether the viewer has to decide something. */
export const isMyDecision = ({ decision, viewer }: PlayerView): boolean =>
  decision !== null && decision.side === viewer;

/** Whether the viewer has an action of the turn to take. */
export const isMyAction = (view: PlayerView): boolean =>
  view.decision?.kind === 'take-action' && isMyDecision(view);
