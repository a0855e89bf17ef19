// Whom people keep away from themselves, and whom they report.
import type { BarrierKind, ReportReason } from '@arpents/protocol';
import type { Side } from '@arpents/engine';
import type { Kysely, Selectable } from 'kysely';
import type { ReportTable, Schema } from './schema.ts';

export interface Barrier {
  readonly other: string;
  readonly kind: BarrierKind;
  readonly since: number;
}

/** What was said at a table, kept with a report: games may go, reports stay. */
export interface KeptMessage {
  readonly side: Side | null;
  readonly at: number;
  readonly text: string;
}

export interface Report {
  readonly id: string;
  readonly reporter: string;
  readonly reported: string;
  readonly game: string | null;
  readonly reason: ReportReason;
  readonly text: string;
  readonly messages: readonly KeptMessage[];
  readonly createdAt: number;
  readonly closedAt: number | null;
}

export interface MannersStore {
  readonly barriersOf: (person: string) => Promise<Barrier[]>;
  readonly setBarrier: (person: string, barrier: Barrier) => Promise<void>;
  readonly liftBarrier: (person: string, other: string) => Promise<void>;
  /** What the one has put between themselves and the other; null: nothing. */
  readonly barrierTo: (person: string, other: string) => Promise<BarrierKind | null>;
  /** Whether either of the two has blocked the other. */
  readonly isBlocked: (one: string, other: string) => Promise<boolean>;
  /** Instead of one about the same person and game that nobody has closed yet. */
  readonly addReport: (report: Report) => Promise<void>;
  readonly openReportsBy: (person: string) => Promise<Report[]>;
  readonly reportsBy: (person: string) => Promise<Report[]>;
  readonly reports: (wanted: 'open' | 'all') => Promise<Report[]>;
  readonly reportById: (id: string) => Promise<Report | null>;
  /** False if there is no such report, or it was closed before. */
  readonly closeReport: (id: string, at: number) => Promise<boolean>;
}

const reportFrom = (row: Selectable<ReportTable>): Report => ({
  id: row.id,
  reporter: row.reporter,
  reported: row.reported,
  game: row.game,
  reason: row.reason as ReportReason,
  text: row.text,
  messages: JSON.parse(row.messages) as KeptMessage[],
  createdAt: row.created_at,
  closedAt: row.closed_at,
});

export function mannersStore(db: Kysely<Schema>): MannersStore {
  const reports = db.selectFrom('report').selectAll().orderBy('created_at', 'desc');
  return {
    barriersOf: async (person) => {
      const rows = await db
        .selectFrom('barrier')
        .selectAll()
        .where('person', '=', person)
        .orderBy('since', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, kind: row.kind as BarrierKind }));
    },
    setBarrier: async (person, { other, kind, since }) => {
      await db
        .insertInto('barrier')
        .values({ person, other, kind, since })
        .onConflict((conflict) =>
          conflict.columns(['person', 'other']).doUpdateSet({ kind, since }),
        )
        .execute();
    },
    liftBarrier: async (person, other) => {
      await db
        .deleteFrom('barrier')
        .where('person', '=', person)
        .where('other', '=', other)
        .execute();
    },
    barrierTo: async (person, other) => {
      const row = await db
        .selectFrom('barrier')
        .select('kind')
        .where('person', '=', person)
        .where('other', '=', other)
        .executeTakeFirst();
      return (row?.kind ?? null) as BarrierKind | null;
    },
    isBlocked: async (one, other) => {
      const row = await db
        .selectFrom('barrier')
        .select('kind')
        .where('kind', '=', 'block')
        .where((eb) =>
          eb.or([
            eb.and([eb('person', '=', one), eb('other', '=', other)]),
            eb.and([eb('person', '=', other), eb('other', '=', one)]),
          ]),
        )
        .executeTakeFirst();
      return row !== undefined;
    },
    addReport: (report) =>
      db.transaction().execute(async (trx) => {
        await trx
          .deleteFrom('report')
          .where('reporter', '=', report.reporter)
          .where('reported', '=', report.reported)
          .where('game', report.game === null ? 'is' : '=', report.game)
          .where('closed_at', 'is', null)
          .execute();
        await trx
          .insertInto('report')
          .values({
            id: report.id,
            reporter: report.reporter,
            reported: report.reported,
            game: report.game,
            reason: report.reason,
            text: report.text,
            messages: JSON.stringify(report.messages),
            created_at: report.createdAt,
            closed_at: report.closedAt,
          })
          .execute();
      }),
    openReportsBy: async (person) =>
      (await reports.where('reporter', '=', person).where('closed_at', 'is', null).execute()).map(
        reportFrom,
      ),
    reportsBy: async (person) =>
      (await reports.where('reporter', '=', person).execute()).map(reportFrom),
    reports: async (wanted) =>
      (await (wanted === 'open' ? reports.where('closed_at', 'is', null) : reports).execute()).map(
        reportFrom,
      ),
    reportById: async (id) => {
      const row = await reports.where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : reportFrom(row);
    },
    closeReport: async (id, at) => {
      const closed = await db
        .updateTable('report')
        .set({ closed_at: at })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      return closed.numUpdatedRows === 1n;
    },
  };
}
