// Ratings per person and side, which games have been counted, and what each of them changed.
import { bySide, type BySide, type Side } from '@arpents/engine';
import type { RatingChanges } from '@arpents/protocol';
import type { Kysely } from 'kysely';
import { changesIn, changesOf } from './rating-changes.ts';
import type { Schema } from './schema.ts';

export interface StoredRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

export type RatedPlayers = BySide<string>;

export interface RatingStore {
  readonly ofPerson: (person: string) => Promise<BySide<StoredRating | null>>;
  /** Those who have none are missing. */
  readonly ofPeople: (
    people: readonly string[],
  ) => Promise<ReadonlyMap<string, BySide<StoredRating | null>>>;
  /**
   * Counts a game once: the ratings before it, `beginning` for whoever has none, are turned into those after it. False
   * if it was counted already.
   */
  readonly count: (
    game: string,
    players: RatedPlayers,
    at: number,
    beginning: StoredRating,
    rate: (before: BySide<StoredRating>) => BySide<StoredRating>,
  ) => Promise<boolean>;
  /** What games have changed; those are missing that were not counted, or by a version that did not keep it. */
  readonly changes: (games: readonly string[]) => Promise<ReadonlyMap<string, RatingChanges>>;
  /** Rated games that are over and not counted yet. */
  readonly uncounted: () => Promise<string[]>;
}

export function ratingStore(db: Kysely<Schema>, kind: 'sqlite' | 'postgres'): RatingStore {
  return {
    ofPerson: async (person) => {
      const rows = await db.selectFrom('rating').selectAll().where('person', '=', person).execute();
      return bySide((side) => rows.find((row) => row.side === side) ?? null);
    },

    ofPeople: async (people) => {
      if (people.length === 0) return new Map();
      const rows = await db
        .selectFrom('rating')
        .selectAll()
        .where('person', 'in', people)
        .execute();
      const found = new Map<string, BySide<StoredRating | null>>();
      for (const row of rows) {
        const { british = null, french = null } = found.get(row.person) ?? {};
        found.set(row.person, { british, french, [row.side]: row });
      }
      return found;
    },

    count: (game, players, at, beginning, rate) =>
      db.transaction().execute(async (trx) => {
        const first = await trx
          .insertInto('rated_game')
          .values({ game, rated_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .returning('game')
          .execute();
        if (first.length === 0) return false;
        const read = async (side: Side): Promise<StoredRating> => {
          const query = trx
            .selectFrom('rating')
            .selectAll()
            .where('person', '=', players[side])
            .where('side', '=', side);
          const locked = kind === 'postgres' ? query.forUpdate() : query;
          return (await locked.executeTakeFirst()) ?? beginning;
        };
        // British before French in every process, so that two games of the same people cannot wait for each other.
        const before = { british: await read('british'), french: await read('french') };
        const after = rate(before);
        for (const side of ['british', 'french'] as const) {
          const { rating, deviation, volatility, games } = after[side];
          const values = { rating, deviation, volatility, games };
          await trx
            .insertInto('rating')
            .values({ person: players[side], side, ...values })
            .onConflict((conflict) => conflict.columns(['person', 'side']).doUpdateSet(values))
            .execute();
        }
        await trx
          .updateTable('rated_game')
          .set(changesIn(before, after))
          .where('game', '=', game)
          .execute();
        return true;
      }),

    changes: async (games) => {
      if (games.length === 0) return new Map();
      const rows = await db
        .selectFrom('rated_game')
        .selectAll()
        .where('game', 'in', games)
        .execute();
      return new Map(
        rows.flatMap((row) => {
          const changes = changesOf(row);
          return changes === null ? [] : [[row.game, changes] as const];
        }),
      );
    },

    uncounted: async () => {
      const rows = await db
        .selectFrom('game')
        .innerJoin('game_progress', 'game_progress.game', 'game.id')
        .leftJoin('rated_game', 'rated_game.game', 'game.id')
        .select('game.id')
        .where('game.rated', '=', 1)
        .where('game_progress.status', '=', 'over')
        .where('rated_game.game', 'is', null)
        .execute();
      return rows.map((row) => row.id);
    },
  };
}
