// Computer players as the server sees them: levels, and a decision for a view. They think in worker threads, so that
// they never delay what people do.
import type { Action, PlayerView } from '@arpents/engine';
import type { ComputerLevel } from '@arpents/protocol';

export interface ServedLevel extends ComputerLevel {
  /** Milliseconds that a decision may take. */
  readonly longest: number;
  /** It uses all the time that it may: of such games a person may have few. */
  readonly isSlow: boolean;
}

export interface ComputerPlayers {
  readonly levels: readonly ServedLevel[];
  /** How many decisions can be thought about at once. */
  readonly threads: number;
  /** One legal action for the view's own side. The decisions of one turn of a `game` share the time for that turn. */
  readonly decide: (level: string, view: PlayerView, seed: number, game: string) => Promise<Action>;
  readonly close: () => Promise<void>;
}
