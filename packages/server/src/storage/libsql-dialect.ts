// libsql under Kysely, through its asynchronous interface: the disk is waited for outside the event loop, so that
// people's requests go on while a commit is on its way. One connection, used by one query or transaction at a time.
import Database from 'libsql/promise';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { asBytes, decodeRow, readsText } from './libsql-text.ts';

/** The part of libsql's asynchronous interface that is used here; its own types leave everything open. */
interface Statement {
  readonly reader: boolean;
  columns(): readonly { readonly name: string }[];
  all(...parameters: readonly unknown[]): Promise<unknown[]>;
  run(
    ...parameters: readonly unknown[]
  ): Promise<{ readonly changes: number; readonly lastInsertRowid: number | bigint }>;
}
interface AsyncDatabase {
  readonly inTransaction: boolean;
  prepare(sql: string): Promise<Statement>;
  exec(sql: string): Promise<unknown>;
  close(): unknown;
}

/** A statement that is ready, and the columns whose text it gives as bytes. */
interface Prepared {
  readonly statement: Statement;
  readonly asBytes: readonly string[] | null;
  readonly writes: boolean;
}

const open = Database as unknown as new (path: string) => AsyncDatabase;
/** Statements kept ready; a batch of moves has some of its own for each size that it can have. */
const MOST_STATEMENTS = 500;

const changesRows = (sql: string): boolean => /^\s*(insert|update|delete)\b/i.test(sql);

async function resultOf<R>(
  { statement, asBytes: columns }: Prepared,
  parameters: readonly unknown[],
): Promise<QueryResult<R>> {
  if (columns !== null) {
    const rows = (await statement.all(...parameters)) as Readonly<Record<string, unknown>>[];
    return { rows: rows.map((row) => decodeRow(row, columns)) as R[] };
  }
  if (statement.reader) return { rows: (await statement.all(...parameters)) as R[] };
  const { changes } = await statement.run(...parameters);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

class LibsqlConnection implements DatabaseConnection {
  readonly #database: AsyncDatabase;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: AsyncDatabase) {
    this.#database = database;
  }

  async #prepared(sql: string): Promise<Prepared> {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const prepared = await this.#prepare(sql);
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }

  async #prepare(sql: string): Promise<Prepared> {
    const statement = await this.#database.prepare(sql);
    if (!readsText(sql)) return { statement, asBytes: null, writes: changesRows(sql) };
    const columns = statement.columns().map(({ name }) => name);
    return {
      statement: await this.#database.prepare(asBytes(sql, columns)),
      asBytes: columns,
      writes: false,
    };
  }

  /** On a thread of its own: for what waits for the disk. */
  exec(sql: string): Promise<unknown> {
    return this.#database.exec(sql);
  }

  /** At once, on this thread: for what does not wait. */
  async run(sql: string): Promise<void> {
    await (await this.#prepared(sql)).statement.run();
  }

  async rollBack(): Promise<void> {
    // A full disk has SQLite roll back by itself; a second time would be an error that hides the first.
    if (this.#database.inTransaction) await this.exec('ROLLBACK');
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Tables change only during migrations; a statement prepared before must not be used after.
    if (/^\s*(create|alter|drop)\b/i.test(sql)) this.#statements.clear();
    const prepared = await this.#prepared(sql);
    const carryOut = (): Promise<QueryResult<R>> => resultOf(prepared, parameters);
    return prepared.writes && !this.#database.inTransaction ? this.#alone(carryOut) : carryOut();
  }

  /**
   * A write by itself is a transaction of its own in any case. Begun and committed in so many words, it waits for the
   * file and for the disk on another thread, and nobody else waits with it.
   */
  async #alone<T>(write: () => Promise<T>): Promise<T> {
    await this.exec('BEGIN IMMEDIATE');
    try {
      const result = await write();
      await this.exec('COMMIT');
      return result;
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }

  /** A stream of rows is simply all of them: no query here reads more than a page. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

/** Hands the one connection to one user after the other. */
class LibsqlDriver implements Driver {
  readonly #file: string;
  #database: AsyncDatabase | null = null;
  #connection: LibsqlConnection | null = null;
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#database = new open(this.#file);
    // Patience first: whoever had the file open last may still be tidying it up while it is opened anew.
    for (const pragma of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL']) {
      await this.#database.exec(`PRAGMA ${pragma}`);
    }
    this.#connection = new LibsqlConnection(this.#database);
  }

  async acquireConnection(): Promise<LibsqlConnection> {
    const before = this.#last;
    let release: () => void = () => undefined;
    this.#last = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    if (this.#connection === null) throw new Error('The database is closed.');
    return this.#connection;
  }

  async beginTransaction(
    connection: LibsqlConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    // Who only reads sees one snapshot and stands in nobody's way.
    await connection.run(accessMode === 'read only' ? 'BEGIN' : 'BEGIN IMMEDIATE');
  }
  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.exec('COMMIT');
  }
  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.rollBack();
  }

  releaseConnection(): Promise<void> {
    this.#release();
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    await this.#last;
    this.#connection = null;
    this.#database?.close();
  }
}

export class LibsqlDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }
  createDriver(): Driver {
    return new LibsqlDriver(this.#file);
  }
  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
  createAdapter(): DialectAdapter {
    return new SqliteAdapter();
  }
  createIntrospector(db: Kysely<never>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}
