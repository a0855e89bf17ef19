// Writing games and what happens to them as a whole; entries are appended by `append.ts`.
import type { Side } from '@arpents/engine';
import type { PersonNews } from '@arpents/protocol';
import type { Entry } from '@arpents/session';
import type { Kysely, Transaction } from 'kysely';
import { breathe } from '../breathe.ts';
import {
  appendAll,
  numberNews,
  writeJobs,
  type Append,
  type NewJob,
  type NumberedNews,
} from './append.ts';
import { rowFromEntry, rowFromGame, rowFromProgress } from './game-rows.ts';
import type { Schema } from './schema.ts';
import type { Kinship, Progress, StoredGame } from './stored-game.ts';
import { rowFromBytes, type StoredShuffle } from './stored-shuffle.ts';

/** The parts of a seed that a game starts with, and what was known of the host's when the first cards were dealt. */
interface Settled {
  readonly before: StoredShuffle;
  readonly after: StoredShuffle;
}

/** What has happened in a game before it is kept. */
export interface Played {
  readonly entries: readonly Entry[];
  readonly progress: Progress;
  readonly job: NewJob | null;
}

/** Rows in one statement: a fraction of a millisecond. */
const ROWS_AT_ONCE = 100;

/** Undoes what a transaction has done so far. */
class DealtByOtherBytes extends Error {}

export interface GamesWritten {
  /** The game, or the one that the same request made before; with a job, that is owed to it before it has begun. */
  readonly create: (game: StoredGame, requestId: string, job?: NewJob | null) => Promise<string>;
  /** A game with all that was played of it elsewhere, or the one that the same request made before. */
  readonly createPlayed: (game: StoredGame, requestId: string, played: Played) => Promise<string>;
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
  readonly addNews: (
    people: readonly string[],
    game: string,
    news: PersonNews,
    at: number,
  ) => Promise<readonly NumberedNews[]>;
}

/** False if the host's bytes came or changed since: the seed would be another. */
async function settle(
  trx: Transaction<Schema>,
  game: string,
  { before, after }: Settled,
): Promise<boolean> {
  const known = rowFromBytes(before.host);
  const settled = await trx
    .updateTable('game')
    .set({
      host_side: after.hostSide,
      host_bytes: rowFromBytes(after.host),
      guest_bytes: rowFromBytes(after.guest),
    })
    .where('id', '=', game)
    .where('host_bytes', known === null ? 'is' : '=', known)
    .executeTakeFirst();
  return settled.numUpdatedRows === 1n;
}

/** Adds the game; if the same request, or the other player's wish for a rematch, has made one before, that one's id. */
async function addGame(
  trx: Transaction<Schema>,
  game: StoredGame,
  requestId: string,
): Promise<string> {
  const added = await trx
    .insertInto('game')
    .values(rowFromGame(game, requestId))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (added.length > 0) return game.id;
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

export function gamesWritten(db: Kysely<Schema>): GamesWritten {
  return {
    create: (game, requestId, job = null) =>
      db.transaction().execute(async (trx) => {
        const id = await addGame(trx, game, requestId);
        if (id !== game.id) return id;
        const progress: Progress = {
          status: 'open',
          version: 0,
          turn: 0,
          decider: null,
          outcome: null,
          changedAt: game.createdAt,
        };
        await trx.insertInto('game_progress').values(rowFromProgress(id, progress)).execute();
        if (job !== null) await writeJobs(trx, [{ game: id, version: progress.version, job }]);
        return id;
      }),

    createPlayed: (game, requestId, { entries, progress, job }) =>
      db.transaction().execute(async (trx) => {
        const id = await addGame(trx, game, requestId);
        if (id !== game.id) return id;
        await trx.insertInto('game_progress').values(rowFromProgress(id, progress)).execute();
        for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
          const rows = entries.slice(from, from + ROWS_AT_ONCE);
          await trx
            .insertInto('entry')
            .values(rows.map((entry) => rowFromEntry(id, entry, null)))
            .execute();
          // What does not wait for the disk is done on this thread.
          await breathe();
        }
        if (job !== null) await writeJobs(trx, [{ game: id, version: progress.version, job }]);
        return id;
      }),

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
          // Where the choice was left to whoever joins, the creator moves over.
          await trx
            .updateTable('game')
            .set((eb) => ({
              british_person: seat.side === 'british' ? seat.person : eb.ref('creator'),
              french_person: seat.side === 'french' ? seat.person : eb.ref('creator'),
              guest_chooses: 0,
              kinship: seat.kinship ?? null,
            }))
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

    addNews: (people, game, news, at) =>
      db.transaction().execute((trx) =>
        numberNews(
          trx,
          people.map((person) => ({ person, game, news, at })),
        ),
      ),
  };
}
