// The first games that somebody plays in this browser: in these they are shown the ropes.
import { recall, remember } from './browser-memory.ts';

const KEY = 'arpents.first-games';
const FIRST_GAMES = 3;

/** Whether a game is one of the first three, whoever moves first in it. A game that is sat down at counts from then on. */
export function isFirstGame(game: string): boolean {
  const kept = recall(KEY);
  const games: readonly unknown[] = Array.isArray(kept) ? kept : [];
  if (games.includes(game)) return true;
  if (games.length >= FIRST_GAMES) return false;
  remember(KEY, [...games, game]);
  return true;
}
