// What this browser remembers over a reload. Whatever it cannot keep is only forgotten.

/** What is remembered under a key, of whatever shape; null: nothing. */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const readKey = (game: string): string => `arpents.read.${game}`;

/** How far the player has read the messages of a game. */
export function recallRead(game: string): number {
  const version = recall(readKey(game));
  return typeof version === 'number' ? version : 0;
}
export const rememberRead = (game: string, version: number): void => {
  remember(readKey(game), version);
};

const seenKey = (game: string): string => `arpents.seen.${game}`;

/** How far the player has looked at a game. */
export function recallSeen(game: string): number {
  const version = recall(seenKey(game));
  return typeof version === 'number' ? version : 0;
}
export const rememberSeen = (game: string, version: number): void => {
  remember(seenKey(game), version);
};
