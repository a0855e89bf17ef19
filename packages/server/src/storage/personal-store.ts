// What belongs to one player alone: standing orders, notes, and the events of their stream.
import type { Side } from '@arpents/engine';
import type { PersonEvent, PersonNews } from '@arpents/protocol';
import type { StandingOrders } from '@arpents/session';
import type { Kysely } from 'kysely';
import { readingGame } from './damage.ts';
import type { Schema } from './schema.ts';

/** In place of a game: the orders that the person's next game on a side begins with. */
export const NEXT_GAME = '';

export interface PersonalStore {
  /** The orders for a game; those of the person's last game on that side; or null. */
  readonly orders: (game: string, person: string, side: Side) => Promise<StandingOrders | null>;
  readonly setOrders: (
    game: string,
    person: string,
    side: Side,
    orders: StandingOrders,
  ) => Promise<void>;
  readonly notes: (game: string, person: string) => Promise<string>;
  readonly setNotes: (game: string, person: string, text: string) => Promise<void>;
  readonly eventsAfter: (person: string, number: number, limit: number) => Promise<PersonEvent[]>;
  /** The number of the person's last event. */
  readonly lastEvent: (person: string) => Promise<number>;
}

/** null: damaged. Whoever misses it sees in the list of their games how they stand. */
function newsFrom(text: string): PersonNews | null {
  try {
    return JSON.parse(text) as PersonNews;
  } catch {
    return null;
  }
}

export function personalStore(db: Kysely<Schema>): PersonalStore {
  return {
    orders: async (game, person, side) => {
      const rows = await db
        .selectFrom('standing_orders')
        .select(['game', 'orders'])
        .where('game', 'in', [game, NEXT_GAME])
        .where('person', '=', person)
        .where('side', '=', side)
        .execute();
      const row = rows.find((one) => one.game === game) ?? rows[0];
      if (row === undefined) return null;
      const what = `the standing orders of its ${side} player cannot be read`;
      return readingGame(game, what, () => JSON.parse(row.orders) as StandingOrders);
    },

    setOrders: async (game, person, side, orders) => {
      const text = JSON.stringify(orders);
      await db
        .insertInto('standing_orders')
        .values([game, NEXT_GAME].map((one) => ({ game: one, person, side, orders: text })))
        .onConflict((conflict) =>
          conflict.columns(['game', 'person', 'side']).doUpdateSet({ orders: text }),
        )
        .execute();
    },

    notes: async (game, person) => {
      const row = await db
        .selectFrom('notes')
        .select('text')
        .where('game', '=', game)
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.text ?? '';
    },

    setNotes: async (game, person, text) => {
      await db
        .insertInto('notes')
        .values({ game, person, text })
        .onConflict((conflict) => conflict.columns(['game', 'person']).doUpdateSet({ text }))
        .execute();
    },

    eventsAfter: async (person, number, limit) => {
      const rows = await db
        .selectFrom('person_event')
        .selectAll()
        .where('person', '=', person)
        .where('number', '>', number)
        .orderBy('number')
        .limit(limit)
        .execute();
      return rows.flatMap((row) => {
        const news = newsFrom(row.news);
        return news === null ? [] : [{ number: row.number, at: row.at, game: row.game, news }];
      });
    },

    lastEvent: async (person) => {
      const row = await db
        .selectFrom('person_counter')
        .select('number')
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.number ?? 0;
    },
  };
}
