// From which browsers and addresses people came, as hashes: two people of one browser are taken for one.
import type { Kysely } from 'kysely';
import { DAY } from '../times.ts';
import type { Schema } from './schema.ts';

export interface Origin {
  /** null: no browser, but a program. */
  readonly browser: string | null;
  readonly address: string;
}

export interface OriginStore {
  readonly note: (person: string, origin: Origin, at: number) => Promise<void>;
  /** Whether the person has been signed in with this browser. */
  readonly isBrowserOf: (person: string, browser: string) => Promise<boolean>;
  /** What two people have in common; null: nothing that is known. */
  readonly inCommon: (
    one: string,
    other: string,
    at: number,
  ) => Promise<'same-browser' | 'same-address' | null>;
}

/** A browser keeps its mark as long as its sign-in; an address is soon somebody else's. */
const REMEMBERED = { browser: 400 * DAY, address: 30 * DAY } as const;

export function originStore(db: Kysely<Schema>): OriginStore {
  return {
    note: async (person, { browser, address }, at) => {
      const rows = [
        ...(browser === null ? [] : [{ kind: 'browser', hash: browser }]),
        { kind: 'address', hash: address },
      ].map((row) => ({ ...row, person, seen_at: at }));
      await db
        .insertInto('origin')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['person', 'kind', 'hash']).doUpdateSet({ seen_at: at }),
        )
        .execute();
      for (const kind of ['browser', 'address'] as const) {
        await db
          .deleteFrom('origin')
          .where('person', '=', person)
          .where('kind', '=', kind)
          .where('seen_at', '<', at - REMEMBERED[kind])
          .execute();
      }
    },
    isBrowserOf: async (person, browser) => {
      const row = await db
        .selectFrom('origin')
        .select('seen_at')
        .where('person', '=', person)
        .where('kind', '=', 'browser')
        .where('hash', '=', browser)
        .executeTakeFirst();
      return row !== undefined;
    },
    inCommon: async (one, other, at) => {
      const rows = await db
        .selectFrom('origin as mine')
        .innerJoin('origin as theirs', (join) =>
          join.onRef('theirs.kind', '=', 'mine.kind').onRef('theirs.hash', '=', 'mine.hash'),
        )
        .select('mine.kind')
        .where('mine.person', '=', one)
        .where('theirs.person', '=', other)
        .where((eb) =>
          eb.or([
            eb('mine.kind', '=', 'browser'),
            eb.and([
              eb('mine.seen_at', '>', at - REMEMBERED.address),
              eb('theirs.seen_at', '>', at - REMEMBERED.address),
            ]),
          ]),
        )
        .execute();
      if (rows.some(({ kind }) => kind === 'browser')) return 'same-browser';
      return rows.length > 0 ? 'same-address' : null;
    },
  };
}
