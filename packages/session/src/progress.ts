// How lists show a game: what of its session they need, kept beside it.
import type { GameState, Side } from '@arpents/engine';
import { deciderOf, type GameSession } from './game-session.ts';

export interface SessionProgress {
  readonly status: 'running' | 'over';
  readonly version: number;
  readonly turn: number;
  readonly decider: Side | null;
  readonly outcome: GameState['outcome'];
  readonly changedAt: number;
}

/** Of a game that has begun and stands like this. */
export const progressOf = (session: GameSession, changedAt: number): SessionProgress => ({
  status: session.state.phase === 'over' ? 'over' : 'running',
  version: session.version,
  turn: session.state.turn,
  decider: deciderOf(session),
  outcome: session.state.outcome,
  changedAt,
});
