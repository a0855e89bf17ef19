// Adding entries to games: several of different games in one transaction, each accepted or refused by itself. An entry
// is refused if its version exists, whoever wrote it: two processes never both win.
import type { Entry } from '@arpents/session';
import type { PersonNews } from '@arpents/protocol';
import type { Kysely, Transaction } from 'kysely';
import { rowFromEntry, rowFromProgress } from './game-rows.ts';
import type { JobKind } from './job-store.ts';
import type { Schema } from './schema.ts';
import type { Progress } from './stored-game.ts';

export interface NewJob {
  readonly kind: JobKind;
  readonly dueAt: number;
}

export interface Append {
  readonly game: string;
  readonly entry: Entry;
  readonly requestId: string | null;
  readonly progress: Progress;
  /** What is owed from now on; null: nothing. `as-before`: the entry changes nothing about it. */
  readonly job: NewJob | null | 'as-before';
  readonly news: readonly { readonly person: string; readonly news: PersonNews }[];
}

export type AppendResult =
  | { readonly ok: true; readonly numbered: readonly NumberedNews[] }
  /** The version is taken, or the request id was used before. */
  | { readonly ok: false };

export interface NumberedNews {
  readonly person: string;
  readonly number: number;
  readonly at: number;
  readonly game: string;
  readonly news: PersonNews;
}

/** Carries a batch out in the given transaction. No two appends of a batch are of the same game. */
export async function appendAll(
  trx: Transaction<Schema>,
  appends: readonly Append[],
): Promise<AppendResult[]> {
  // Always in the same order, so that two processes with the same games cannot wait for each other.
  const batch = appends.toSorted((a, b) => (a.game < b.game ? -1 : 1));
  const added = await trx
    .insertInto('entry')
    .values(batch.map(({ game, entry, requestId }) => rowFromEntry(game, entry, requestId)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('game')
    .execute();
  const accepted = new Set(added.map((row) => row.game));
  const written = batch.filter((append) => accepted.has(append.game));
  let numbered: NumberedNews[] = [];
  if (written.length > 0) {
    await writeProgress(trx, written);
    await writeJobs(
      trx,
      written.map(({ game, entry, job }) => ({ game, version: entry.version, job })),
    );
    numbered = await writeNews(trx, written);
  }
  const newsOf = new Map<string, NumberedNews[]>(written.map(({ game }) => [game, []]));
  for (const news of numbered) newsOf.get(news.game)?.push(news);
  return appends.map(({ game }) => {
    const told = newsOf.get(game);
    return told === undefined ? { ok: false } : { ok: true, numbered: told };
  });
}

async function writeProgress(trx: Transaction<Schema>, written: readonly Append[]): Promise<void> {
  await trx
    .insertInto('game_progress')
    .values(written.map(({ game, progress }) => rowFromProgress(game, progress)))
    .onConflict((conflict) =>
      conflict.column('game').doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        version: eb.ref('excluded.version'),
        turn: eb.ref('excluded.turn'),
        decider: eb.ref('excluded.decider'),
        outcome: eb.ref('excluded.outcome'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

/** What is owed to games from a version of theirs on. */
export async function writeJobs(
  trx: Transaction<Schema>,
  written: readonly (Pick<Append, 'game' | 'job'> & { readonly version: number })[],
): Promise<void> {
  const jobs = written.flatMap(({ game, version, job }) =>
    job === null || job === 'as-before'
      ? []
      : [{ game, kind: job.kind, version, due_at: job.dueAt, claimed_until: 0 }],
  );
  const done = written.filter(({ job }) => job === null).map(({ game }) => game);
  if (done.length > 0) await trx.deleteFrom('job').where('game', 'in', done).execute();
  if (jobs.length === 0) return;
  await trx
    .insertInto('job')
    .values(jobs)
    .onConflict((conflict) =>
      conflict.column('game').doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        version: eb.ref('excluded.version'),
        due_at: eb.ref('excluded.due_at'),
        claimed_until: eb.ref('excluded.claimed_until'),
      })),
    )
    .execute();
}

/** Gives every person's events their numbers, without gaps, and writes them down. */
async function writeNews(
  trx: Transaction<Schema>,
  written: readonly Append[],
): Promise<NumberedNews[]> {
  const wanted = written.flatMap(({ game, entry, news }) =>
    news.map((one) => ({ ...one, game, at: entry.at })),
  );
  return numberNews(trx, wanted);
}

export async function numberNews(
  trx: Kysely<Schema>,
  wanted: readonly Omit<NumberedNews, 'number'>[],
): Promise<NumberedNews[]> {
  if (wanted.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { person } of wanted) counts.set(person, (counts.get(person) ?? 0) + 1);
  const people = [...counts.keys()].sort();
  const counters = await trx
    .insertInto('person_counter')
    .values(people.map((person) => ({ person, number: counts.get(person) ?? 0 })))
    .onConflict((conflict) =>
      conflict.column('person').doUpdateSet((eb) => ({
        number: eb('person_counter.number', '+', eb.ref('excluded.number')),
      })),
    )
    .returning(['person', 'number'])
    .execute();
  const next = new Map(
    counters.map(({ person, number }) => [person, number - (counts.get(person) ?? 0)]),
  );
  const numbered = wanted.map((news) => {
    const number = (next.get(news.person) ?? 0) + 1;
    next.set(news.person, number);
    return { ...news, number };
  });
  await trx
    .insertInto('person_event')
    .values(numbered.map((one) => ({ ...one, news: JSON.stringify(one.news) })))
    .execute();
  return numbered;
}
