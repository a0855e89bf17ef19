// What is kept of one person, for that person: read in small steps, so that nobody waits long for it.
import type { Outcome, Side } from '@arpents/engine';
import type { GameStatus, OwnGame, OwnMessage, OwnNotes, OwnOrders } from '@arpents/protocol';
import type { EntryBody, StandingOrders } from '@arpents/session';
import type { Kysely } from 'kysely';
import { isIn } from './game-lists.ts';
import { NEXT_GAME } from './personal-store.ts';
import { changesOf } from './rating-changes.ts';
import type { Schema } from './schema.ts';

export interface OwnDataStore {
  /** The games after this one, by id, in which the person has a seat. */
  readonly gamesAfter: (person: string, id: string, limit: number) => Promise<OwnGame[]>;
  /** What a side has said in a game. */
  readonly messagesBy: (game: string, side: Side) => Promise<OwnMessage[]>;
  readonly notes: (person: string) => Promise<OwnNotes[]>;
  readonly orders: (person: string) => Promise<OwnOrders[]>;
}

/** null: damaged, which is told elsewhere; it must not keep the rest from its owner. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function ownDataStore(db: Kysely<Schema>): OwnDataStore {
  return {
    gamesAfter: async (person, id, limit) => {
      const rows = await db
        .selectFrom('game')
        .innerJoin('game_progress', 'game_progress.game', 'game.id')
        .leftJoin('rated_game', 'rated_game.game', 'game.id')
        .selectAll('rated_game')
        .select(['game.id', 'british_person', 'rated', 'created_at'])
        .select(['status', 'outcome', 'changed_at'])
        .where((eb) => isIn(eb, person))
        .where('game.id', '>', id)
        .orderBy('game.id')
        .limit(limit)
        .execute();
      return rows.map((row) => {
        const side = row.british_person === person ? 'british' : 'french';
        return {
          game: row.id,
          side,
          rated: row.rated === 1,
          ratingChange: changesOf(row)?.[side] ?? null,
          status: row.status as GameStatus,
          createdAt: row.created_at,
          changedAt: row.changed_at,
          outcome: row.outcome === null ? null : (readJson(row.outcome) as Outcome | null),
        };
      });
    },

    messagesBy: async (game, side) => {
      const rows = await db
        .selectFrom('entry')
        .select(['at', 'body'])
        .where('game', '=', game)
        .where('side', '=', side)
        .where('body', 'like', '%"kind":"message"%')
        .orderBy('version')
        .execute();
      return rows.flatMap(({ at, body }) => {
        const read = readJson(body) as EntryBody | null;
        return read?.kind === 'message' ? [{ game, at, text: read.text }] : [];
      });
    },

    notes: (person) =>
      db
        .selectFrom('notes')
        .select(['game', 'text'])
        .where('person', '=', person)
        .orderBy('game')
        .execute(),

    orders: async (person) => {
      const rows = await db
        .selectFrom('standing_orders')
        .select(['game', 'side', 'orders'])
        .where('person', '=', person)
        .orderBy('game')
        .orderBy('side')
        .execute();
      return rows.flatMap(({ game, side, orders }) => {
        const read = readJson(orders) as StandingOrders | null;
        return read === null
          ? []
          : [{ game: game === NEXT_GAME ? null : game, side: side as Side, orders: read }];
      });
    },
  };
}
