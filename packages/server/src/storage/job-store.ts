// Jobs: what the server owes a game. A process claims a job for a while; if it dies, another takes it over.
import type { Owed } from '@arpents/session';
import type { Kysely } from 'kysely';
import type { JobRow, Schema } from './schema.ts';

/** `begin`: the host's bytes have not come in time. `flag`: the clock of the side to move runs out. */
export type JobKind = 'begin' | Owed['kind'];

export interface Job {
  readonly game: string;
  readonly kind: JobKind;
  readonly version: number;
  readonly dueAt: number;
}

/** As the pace of a game without a clock is kept. */
const NO_CLOCK = JSON.stringify({ kind: 'none' });

const jobFrom = (row: JobRow): Job => ({
  game: row.game,
  kind: row.kind as JobKind,
  version: row.version,
  dueAt: row.due_at,
});

export interface JobStore {
  /** Whether other processes may take jobs too; if not, whoever held a claim when this one started is dead. */
  readonly isShared: boolean;
  /** Claims jobs that are due, oldest first; no other process gets them until the claim ends. */
  readonly claimDue: (
    now: number,
    until: number,
    limit: number,
    except?: readonly string[],
  ) => Promise<Job[]>;
  /** Claims one job as it was when it was made; false if it is gone, changed or taken. */
  readonly claim: (job: Job, now: number, until: number) => Promise<boolean>;
  /** Makes a claim that ends at `from` last longer; false if the job is gone, changed or taken by another process. */
  readonly renew: (job: Job, from: number, until: number) => Promise<boolean>;
  /** Leaves a job alone until a moment, whoever has claimed it. */
  readonly postpone: (job: Job, until: number) => Promise<void>;
  /** Ends all claims. For the only process of a database, when it starts: who held them is dead. */
  readonly releaseAll: () => Promise<void>;
  readonly put: (job: Job) => Promise<void>;
  /** Puts another job in the place of one; false if that is gone, because the game has gone on. */
  readonly replace: (job: Job, by: Pick<Job, 'kind' | 'dueAt'>) => Promise<boolean>;
  /** Removes a job that came to nothing, unless the game has gone on. */
  readonly drop: (job: Job) => Promise<void>;
  /** Jobs that are due before a moment, claimed or not: what a process that starts has to watch. */
  readonly dueBefore: (time: number) => Promise<Job[]>;
  /** Running games with a clock and without a job, as version 0.1.0 left them, get one that is due at once. */
  readonly addMissing: () => Promise<void>;
}

export function jobStore(db: Kysely<Schema>, kind: 'sqlite' | 'postgres'): JobStore {
  /** Changes a job as long as it is the one that it was when it was made. */
  const change = (job: Job, to: Partial<Omit<JobRow, 'game'>>) =>
    db
      .updateTable('job')
      .set(to)
      .where('game', '=', job.game)
      .where('version', '=', job.version)
      .where('kind', '=', job.kind);
  return {
    isShared: kind === 'postgres',
    claimDue: (now, until, limit, except = []) =>
      db.transaction().execute(async (trx) => {
        const due = trx
          .selectFrom('job')
          .selectAll()
          .where('due_at', '<=', now)
          .where('claimed_until', '<=', now)
          .where((eb) => (except.length === 0 ? eb.lit(true) : eb('game', 'not in', except)))
          .orderBy('due_at')
          .limit(limit);
        const rows = await (kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
        if (rows.length === 0) return [];
        await trx
          .updateTable('job')
          .set({ claimed_until: until })
          .where(
            'game',
            'in',
            rows.map((row) => row.game),
          )
          .execute();
        return rows.map(jobFrom);
      }),

    claim: async (job, now, until) => {
      const claimed = await change(job, { claimed_until: until })
        .where('claimed_until', '<=', now)
        .executeTakeFirst();
      return claimed.numUpdatedRows === 1n;
    },

    renew: async (job, from, until) => {
      const renewed = await change(job, { claimed_until: until })
        .where('claimed_until', '=', from)
        .executeTakeFirst();
      return renewed.numUpdatedRows === 1n;
    },

    postpone: async (job, until) => {
      await change(job, { claimed_until: until }).execute();
    },

    releaseAll: async () => {
      await db
        .updateTable('job')
        .set({ claimed_until: 0 })
        .where('claimed_until', '>', 0)
        .execute();
    },

    put: async ({ game, kind: jobKind, version, dueAt }) => {
      const row = { kind: jobKind, version, due_at: dueAt, claimed_until: 0 };
      await db
        .insertInto('job')
        .values({ game, ...row })
        .onConflict((conflict) => conflict.column('game').doUpdateSet(row))
        .execute();
    },

    replace: async (job, by) => {
      const { kind: next, dueAt } = by;
      const replaced = await change(job, {
        kind: next,
        due_at: dueAt,
        claimed_until: 0,
      }).executeTakeFirst();
      return replaced.numUpdatedRows === 1n;
    },

    drop: async (job) => {
      await db
        .deleteFrom('job')
        .where('game', '=', job.game)
        .where('version', '=', job.version)
        .where('kind', '=', job.kind)
        .execute();
    },

    dueBefore: async (time) => {
      const rows = await db.selectFrom('job').selectAll().where('due_at', '<', time).execute();
      return rows.map(jobFrom);
    },

    addMissing: async () => {
      await db
        .insertInto('job')
        .columns(['game', 'kind', 'version', 'due_at', 'claimed_until'])
        .expression((eb) =>
          eb
            .selectFrom('game_progress')
            .innerJoin('game', 'game.id', 'game_progress.game')
            .leftJoin('job', 'job.game', 'game_progress.game')
            .select((one) => [
              'game_progress.game',
              one.val('flag').as('kind'),
              'game_progress.version',
              'game_progress.changed_at',
              one.lit(0).as('claimed_until'),
            ])
            .where('game_progress.status', '=', 'running')
            .where('game.pace', '<>', NO_CLOCK)
            .where('job.game', 'is', null),
        )
        .onConflict((conflict) => conflict.column('game').doNothing())
        .execute();
    },
  };
}
