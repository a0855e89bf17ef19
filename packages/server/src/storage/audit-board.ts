// The bulletin of the embedded database. One process serves it, but operators change things beside it: what they did is
// in the audit, which is looked at every now and then.
import type { Kysely } from 'kysely';
import type { Bulletin, BulletinBoard } from './bulletin.ts';
import type { Schema } from './schema.ts';

const LOOK_EVERY = 1000;

export function auditBoard(db: Kysely<Schema>): BulletinBoard {
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> = Promise.resolve();
  const lastNumber = async (): Promise<number> =>
    (
      await db
        .selectFrom('audit')
        .select('number')
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.number ?? 0;
  return {
    post: () => Promise.resolve(),
    listen: async (hear) => {
      let seen = await lastNumber();
      const look = async (): Promise<void> => {
        const rows = await db
          .selectFrom('audit')
          .select(['number', 'subject'])
          .where('number', '>', seen)
          .orderBy('number')
          .execute();
        const last = rows.at(-1);
        if (last === undefined) return;
        seen = last.number;
        hear(await bulletinOf(db, [...new Set(rows.map(({ subject }) => subject))]));
      };
      timer = setInterval(() => {
        // A database that is away is looked at again.
        looking = looking.then(look).catch(() => undefined);
      }, LOOK_EVERY);
      timer.unref();
    },
    close: async () => {
      if (timer !== null) clearInterval(timer);
      await looking;
    },
  };
}

/** Subjects are games with their players, or people whose sign-ins may have ended and who may have another name. */
async function bulletinOf(db: Kysely<Schema>, subjects: readonly string[]): Promise<Bulletin> {
  const games = await db
    .selectFrom('game')
    .select(['id', 'british_person', 'french_person'])
    .where('id', 'in', subjects)
    .execute();
  const persons = subjects.filter((subject) => games.every(({ id }) => id !== subject));
  return {
    games: games.map(({ id }) => id),
    people: games.flatMap((game) =>
      [game.british_person, game.french_person].filter((person) => person !== null),
    ),
    signedOut: persons,
    faces: persons,
  };
}
