// Games and their entries in the database.
import type { Side } from '@arpents/engine';
import type { PersonNews } from '@arpents/protocol';
import type { Expression, Kysely, SqlBool, Transaction } from 'kysely';
import {
  appendAll,
  numberNews,
  writeJobs,
  type Append,
  type NewJob,
  type NumberedNews,
} from './append.ts';
import { GameDamaged } from './damage.ts';
import {
  entryFromRow,
  gameFromRow,
  progressFromRow,
  rowFromGame,
  rowFromProgress,
  type StoredEntry,
} from './game-rows.ts';
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
import type { Kinship, Progress, StoredGame } from './stored-game.ts';
import { rowFromBytes, type StoredShuffle } from './stored-shuffle.ts';

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

/** The parts of a seed that a game starts with, and what was known of the host's when the first cards were dealt. */
export interface Settled {
  readonly before: StoredShuffle;
  readonly after: StoredShuffle;
}

/** Undoes what a transaction has done so far. */
class DealtByOtherBytes extends Error {}

export interface GameStore {
  /** The game, or the one that the same request made before; with a job, that is owed to it before it has begun. */
  readonly create: (game: StoredGame, requestId: string, job?: NewJob | null) => Promise<string>;
  /** The game that this request of this person made; null: none yet. */
  readonly madeBy: (creator: string, requestId: string) => Promise<string | null>;
  readonly byId: (id: string) => Promise<GameWithProgress | null>;
  /** In order; `upTo` absent: all of them. */
  readonly entriesAfter: (game: string, version: number, upTo?: number) => Promise<StoredEntry[]>;
  /** The last messages of a game, the first of them first. */
  readonly messages: (game: string, most: number) => Promise<StoredEntry[]>;
  readonly entryByRequest: (game: string, requestId: string) => Promise<StoredEntry | null>;
  /** Adds what the host's client sent for the seed; false if there is something already or the game is not open. */
  readonly addHostBytes: (game: string, bytes: string) => Promise<boolean>;
  /**
   * Takes the free seat, settles what the seed is made of and writes the first entry; null if somebody else was first,
   * the game is not open, or the host's bytes are not those that it was dealt with.
   */
  readonly start: (
    game: string,
    seat: {
      readonly side: Side;
      readonly person: string;
      readonly kinship?: Kinship | null;
    } | null,
    shuffle: Settled | null,
    first: Append,
  ) => Promise<readonly NumberedNews[] | null>;
  /** False if the game is not open any more. */
  readonly cancel: (game: string, at: number) => Promise<boolean>;
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
  readonly addNews: (
    people: readonly string[],
    game: string,
    news: PersonNews,
    at: number,
  ) => Promise<readonly NumberedNews[]>;
}

type JoinedRow = GameRow & ProgressRow & { readonly rematch: string | null };

const withProgress = (row: JoinedRow): GameWithProgress => ({
  game: gameFromRow(row),
  progress: progressFromRow(row),
  rematch: row.rematch,
});

/** False if the host's bytes came or changed since: the seed would be another. */
async function settle(
  trx: Transaction<Schema>,
  game: string,
  { before, after }: Settled,
): Promise<boolean> {
  const known = rowFromBytes(before.host);
  const settled = await trx
    .updateTable('game')
    .set({ host_bytes: rowFromBytes(after.host), guest_bytes: rowFromBytes(after.guest) })
    .where('id', '=', game)
    .where('host_bytes', known === null ? 'is' : '=', known)
    .executeTakeFirst();
  return settled.numUpdatedRows === 1n;
}

/** A damaged game is missing from lists; the others are not. */
function readable(row: JoinedRow): readonly GameWithProgress[] {
  try {
    return [withProgress(row)];
  } catch (error) {
    if (error instanceof GameDamaged) return [];
    throw error;
  }
}

export function gameStore(db: Kysely<Schema>): GameStore {
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
    create: (game, requestId, job = null) =>
      db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('game')
          .values(rowFromGame(game, requestId))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute();
        if (added.length === 0) {
          const before = await trx
            .selectFrom('game')
            .select('id')
            .where((eb) =>
              eb.or([
                eb.and([eb('creator', '=', game.creator), eb('request_id', '=', requestId)]),
                eb('rematch_of', '=', game.rematchOf),
              ]),
            )
            .executeTakeFirstOrThrow();
          return before.id;
        }
        const progress: Progress = {
          status: 'open',
          version: 0,
          turn: 0,
          decider: null,
          outcome: null,
          changedAt: game.createdAt,
        };
        await trx.insertInto('game_progress').values(rowFromProgress(game.id, progress)).execute();
        if (job !== null) await writeJobs(trx, [{ game: game.id, version: progress.version, job }]);
        return game.id;
      }),

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
      const rows = await db
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

    addHostBytes: async (game, bytes) => {
      const added = await db
        .updateTable('game')
        .set({ host_bytes: bytes })
        .where('id', '=', game)
        .where('host_side', 'is not', null)
        .where('host_bytes', 'is', null)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('game_progress')
              .select('game_progress.game')
              .where('game_progress.game', '=', game)
              .where('game_progress.status', '=', 'open'),
          ),
        )
        .executeTakeFirst();
      return added.numUpdatedRows === 1n;
    },

    start: async (game, seat, shuffle, first) => {
      const started = db.transaction().execute(async (trx) => {
        const opened = await trx
          .updateTable('game_progress')
          .set({ status: 'running' })
          .where('game', '=', game)
          .where('status', '=', 'open')
          .executeTakeFirst();
        if (opened.numUpdatedRows !== 1n) return null;
        if (seat !== null) {
          const column = seat.side === 'british' ? 'british_person' : 'french_person';
          await trx
            .updateTable('game')
            .set({ [column]: seat.person, kinship: seat.kinship ?? null })
            .where('id', '=', game)
            .execute();
        }
        if (shuffle !== null && !(await settle(trx, game, shuffle))) throw new DealtByOtherBytes();
        const [result] = await appendAll(trx, [first]);
        if (result?.ok !== true) throw new Error('a game that was open has entries');
        return result.numbered;
      });
      try {
        return await started;
      } catch (error) {
        if (error instanceof DealtByOtherBytes) return null;
        throw error;
      }
    },

    cancel: (game, at) =>
      db.transaction().execute(async (trx) => {
        const cancelled = await trx
          .updateTable('game_progress')
          .set({ status: 'cancelled', changed_at: at })
          .where('game', '=', game)
          .where('status', '=', 'open')
          .executeTakeFirst();
        if (cancelled.numUpdatedRows !== 1n) return false;
        // A game has one rematch: one that is called off makes room for another.
        await trx.updateTable('game').set({ rematch_of: null }).where('id', '=', game).execute();
        return true;
      }),

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

    addNews: (people, game, news, at) =>
      db.transaction().execute((trx) =>
        numberNews(
          trx,
          people.map((person) => ({ person, game, news, at })),
        ),
      ),
  };
}
