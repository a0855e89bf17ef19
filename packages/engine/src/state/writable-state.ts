// A state under construction as the functions of this folder see it: everything in it can be assigned to.
// Nobody else imports this, so that whatever moves goes through here and is told to the referee.
import type { Side } from '../vocabulary.ts';
import type { OpenGame, Player, Seed, Siege } from './state.ts';

export interface WritableState extends OpenGame<Player> {
  seed: Seed;
  sieges: Record<Side, Siege | null>;
  players: Record<Side, Player>;
}
