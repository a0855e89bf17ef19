// Damage: what the database holds and nobody can read, because a disk or somebody changed it. It concerns the game that
// it belongs to, and nothing else.

/** Stands for text that is not text: half a character, which no database can hold, and no JSON. */
export const UNREADABLE = '\uD800';

/** A game that cannot be put together from what is kept of it. */
export class GameDamaged extends Error {
  override readonly name = 'GameDamaged';
  readonly game: string;

  constructor(game: string, what: string, cause?: unknown) {
    super(what, { cause });
    this.game = game;
  }
}

/** What a task makes of the rows of a game; what it cannot read is damage. */
export function readingGame<T>(game: string, what: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw error instanceof GameDamaged ? error : new GameDamaged(game, what, error);
  }
}
