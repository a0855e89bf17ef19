// Counting the result of a rated game, once: per person and side, by Glicko-2.
import { bySide, opponentOf, type Ending, type Side } from '@arpents/engine';
import type { Desk } from './desk.ts';
import { NEW_RATING, rateGlicko } from './glicko.ts';
import { uncounted, type StoredGame } from '../storage/stored-game.ts';

/** R98: games that were called off or left have no result to count. */
const UNRATED: readonly Ending[] = ['aborted', 'abandoned'];

export async function rateGame(desk: Desk, game: StoredGame): Promise<void> {
  const { british, french } = game.seats;
  if (!game.terms.rated || uncounted(game) !== null) return;
  if (british.kind !== 'person' || french.kind !== 'person') return;
  const stored = await desk.storage.games.byId(game.id);
  const outcome = stored?.progress.outcome ?? null;
  if (outcome === null || UNRATED.includes(outcome.ending)) return;
  const score = (side: Side): number =>
    outcome.winner === null ? 0.5 : outcome.winner === side ? 1 : 0;
  const players = { british: british.person, french: french.person };
  const beginning = { ...NEW_RATING, games: 0 };
  const isFirst = await desk.storage.ratings.count(
    game.id,
    players,
    desk.now(),
    beginning,
    (before) =>
      bySide((side) => {
        const result = { opponent: before[opponentOf(side)], score: score(side) };
        return { ...rateGlicko(before[side], [result]), games: before[side].games + 1 };
      }),
  );
  // Whoever looks at the result is told what it has changed, and wherever they sit how they are rated now.
  if (isFirst) desk.listeners.faces.tell([players.british, players.french]);
}

/** Games that ended while no process was there to count them. */
export async function rateUncounted(desk: Desk, report: (error: unknown) => void): Promise<void> {
  for (const id of await desk.storage.ratings.uncounted()) {
    const count = async (): Promise<void> => {
      const stored = await desk.storage.games.byId(id);
      if (stored !== null) await rateGame(desk, stored.game);
    };
    // A game that cannot be read keeps no other from being counted.
    await count().catch(report);
  }
}
