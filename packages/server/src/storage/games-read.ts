// Reading games and their entries from the database.
import type { Expression, Kysely, SqlBool } from 'kysely';
import { GameDamaged } from './damage.ts';
import { entryFromRow, gameFromRow, progressFromRow, type StoredEntry } from './game-rows.ts';
import {
  isFinished,
  isIn,
  isInLobby,
  listed,
  type Columns,
  type ListPosition,
  type ListWanted,
} from './game-lists.ts';
import type { GameRow, ProgressRow, Schema } from './schema.ts';
import type { Progress, StoredGame } from './stored-game.ts';

export interface GameWithProgress {
  readonly game: StoredGame;
  readonly progress: Progress;
  /** The game that the players went on with. */
  readonly rematch: string | null;
}

export interface GamePage {
  readonly games: readonly GameWithProgress[];
  /** Where the next page begins; null: this was the last. */
  readonly next: ListPosition | null;
}

export interface GamesRead {
  /** The game that this request of this person made; null: none yet. */
  readonly madeBy: (creator: string, requestId: string) => Promise<string | null>;
  readonly byId: (id: string) => Promise<GameWithProgress | null>;
  /** In order; `upTo` absent: all of them. */
  readonly entriesAfter: (game: string, version: number, upTo?: number) => Promise<StoredEntry[]>;
  /** The last messages of a game, the first of them first. */
  readonly messages: (game: string, most: number) => Promise<StoredEntry[]>;
  readonly entryByRequest: (game: string, requestId: string) => Promise<StoredEntry | null>;
  /** Games that were made before a moment and that nobody has joined. */
  readonly openSince: (before: number) => Promise<string[]>;
  readonly list: (
    wanted: ListWanted,
    after: ListPosition | null,
    limit: number,
  ) => Promise<GamePage>;
  /** With `levels`: only those against computer players of these levels. */
  readonly countUnfinished: (person: string, levels?: readonly string[] | null) => Promise<number>;
  /** Of their games that wait in the lobby. */
  readonly countInLobby: (person: string) => Promise<number>;
  readonly countFinished: (person: string) => Promise<number>;
  readonly rematchOf: (game: string) => Promise<string | null>;
  readonly allGames: () => Promise<string[]>;
}

type JoinedRow = GameRow & ProgressRow & { readonly rematch: string | null };

const withProgress = (row: JoinedRow): GameWithProgress => ({
  game: gameFromRow(row),
  progress: progressFromRow(row),
  rematch: row.rematch,
});

/** A damaged game is missing from lists; the others are not. */
function readable(row: JoinedRow): readonly GameWithProgress[] {
  try {
    return [withProgress(row)];
  } catch (error) {
    if (error instanceof GameDamaged) return [];
    throw error;
  }
}

/** `past`: a connection for long reading. */
export function gamesRead(db: Kysely<Schema>, past: Kysely<Schema>): GamesRead {
  const joined = db
    .selectFrom('game')
    .innerJoin('game_progress', 'game_progress.game', 'game.id')
    .leftJoin('game as next', 'next.rematch_of', 'game.id')
    .selectAll('game')
    .selectAll('game_progress')
    .select('next.id as rematch');
  const ofPerson = db
    .selectFrom('game')
    .innerJoin('game_progress', 'game_progress.game', 'game.id');
  const count = async (condition: (eb: Columns) => Expression<SqlBool>): Promise<number> => {
    const row = await ofPerson
      .select((eb) => eb.fn.countAll<number>().as('games'))
      .where(condition)
      .executeTakeFirst();
    return row?.games ?? 0;
  };

  return {
    madeBy: async (creator, requestId) =>
      (
        await db
          .selectFrom('game')
          .select('id')
          .where('creator', '=', creator)
          .where('request_id', '=', requestId)
          .executeTakeFirst()
      )?.id ?? null,

    byId: async (id) => {
      const row = await joined.where('game.id', '=', id).executeTakeFirst();
      return row === undefined ? null : withProgress(row);
    },

    entriesAfter: async (game, version, upTo) => {
      const rows = await past
        .selectFrom('entry')
        .selectAll()
        .where('game', '=', game)
        .where('version', '>', version)
        .$if(upTo !== undefined, (query) => query.where('version', '<=', upTo ?? version))
        .orderBy('version')
        .execute();
      return rows.map(entryFromRow);
    },

    messages: async (game, most) => {
      const rows = await db
        .selectFrom('entry')
        .selectAll()
        .where('game', '=', game)
        .where('body', 'like', '{"kind":"message"%')
        .orderBy('version', 'desc')
        .limit(most)
        .execute();
      return rows.map(entryFromRow).toReversed();
    },

    entryByRequest: async (game, requestId) => {
      const row = await db
        .selectFrom('entry')
        .selectAll()
        .where('game', '=', game)
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      return row === undefined ? null : entryFromRow(row);
    },

    openSince: async (before) => {
      const rows = await db
        .selectFrom('game_progress')
        .innerJoin('game', 'game.id', 'game_progress.game')
        .select('game.id')
        .where('game_progress.status', '=', 'open')
        .where('game.created_at', '<=', before)
        .execute();
      return rows.map(({ id }) => id);
    },

    list: async (wanted, after, limit) => {
      const rows = await joined
        .innerJoin(listed(db, wanted).as('listed'), 'listed.id', 'game.id')
        .select('listed.layer')
        .where((eb) => {
          if (after === null) return eb.lit(true);
          const { layer, changedAt, id } = after;
          return eb.or([
            eb('listed.layer', '>', layer),
            eb.and([
              eb('listed.layer', '=', layer),
              eb.or([
                eb('game_progress.changed_at', '<', changedAt),
                eb.and([eb('game_progress.changed_at', '=', changedAt), eb('game.id', '<', id)]),
              ]),
            ]),
          ]);
        })
        .orderBy('listed.layer')
        .orderBy('game_progress.changed_at', 'desc')
        .orderBy('game.id', 'desc')
        .limit(limit)
        .execute();
      const last = rows.length === limit ? rows.at(-1) : undefined;
      return {
        games: rows.flatMap(readable),
        next:
          last === undefined
            ? null
            : { layer: last.layer, changedAt: last.changed_at, id: last.id },
      };
    },

    countUnfinished: (person, levels = null) =>
      count((eb) =>
        eb.and([
          eb('status', 'in', ['open', 'running']),
          isIn(eb, person),
          ...(levels === null
            ? []
            : [eb.or([eb('british_level', 'in', levels), eb('french_level', 'in', levels)])]),
        ]),
      ),
    countInLobby: (person) => count((eb) => eb.and([eb('creator', '=', person), isInLobby(eb)])),
    countFinished: (person) => count((eb) => eb.and([isFinished(eb), isIn(eb, person)])),

    rematchOf: async (game) =>
      (await db.selectFrom('game').select('id').where('rematch_of', '=', game).executeTakeFirst())
        ?.id ?? null,

    allGames: async () =>
      (await db.selectFrom('game').select('id').orderBy('created_at').execute()).map(
        (row) => row.id,
      ),
  };
}
