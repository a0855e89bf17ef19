// Computer players as the server sees them: levels, and a decision for a view. They think in worker threads, so that
// they never delay what people do.
import type { Action, PlayerView } from '@arpents/engine';
import type { ComputerLevel } from '@arpents/protocol';

export interface ComputerPlayers {
  readonly levels: readonly ComputerLevel[];
  /** One legal action for the view's own side; the same for the same seed. */
  readonly decide: (level: string, view: PlayerView, seed: number) => Promise<Action>;
  readonly close: () => Promise<void>;
}
