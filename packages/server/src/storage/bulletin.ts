// What processes on one database tell each other: which games and which people have something new, which sign-ins have
// ended, and who is called or rated otherwise than before.
import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export interface Bulletin {
  readonly games: readonly string[];
  readonly people: readonly string[];
  /** People whose sign-ins or tokens have changed. */
  readonly signedOut: readonly string[];
  /** People who have another name or another rating. */
  readonly faces: readonly string[];
}

const NOTHING_NEW: Bulletin = { games: [], people: [], signedOut: [], faces: [] };

export interface BulletinBoard {
  /** Within a transaction: others hear of it once it is committed. */
  readonly post: (db: Kysely<Schema>, bulletin: Partial<Bulletin>) => Promise<void>;
  /** `null`: the connection was lost for a while, and anything may have been missed. */
  readonly listen: (hear: (bulletin: Bulletin | null) => void) => Promise<void>;
  readonly close: () => Promise<void>;
}

const CHANNEL = 'arpents';
/** PostgreSQL allows 8,000 bytes; ids are short, so a count is enough. */
const MOST_IDS = 250;
const RECONNECT_AFTER = 500;
/** Milliseconds for a connection to be made. */
const PATIENCE = 5000;

function* pieces(bulletin: Bulletin): Generator<Bulletin> {
  const keys = ['games', 'people', 'signedOut', 'faces'] as const;
  for (const key of keys) {
    for (let at = 0; at < bulletin[key].length; at += MOST_IDS) {
      yield { ...NOTHING_NEW, [key]: bulletin[key].slice(at, at + MOST_IDS) };
    }
  }
}

export function postgresBoard(url: string): BulletinBoard {
  const me = randomUUID();
  let client: pg.Client | null = null;
  let closed = false;

  /** Connects and listens; `lost` is called once if that connection ends afterwards. */
  const connect = async (
    hear: (bulletin: Bulletin | null) => void,
    lost: () => void,
  ): Promise<void> => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
    next.on('notification', ({ payload }) => {
      type Posted = Partial<Bulletin> & { readonly from: string };
      const { from, ...bulletin } = JSON.parse(payload ?? '{}') as Posted;
      // A process of an earlier version, which this one takes over from, knows less to tell.
      if (from !== me) hear({ ...NOTHING_NEW, ...bulletin });
    });
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    next.once('end', lost);
    // It was closed while this was on its way.
    if (closed) await next.end();
  };

  /** One attempt after the other until it listens again: never two at a time. */
  const reconnect = async (hear: (bulletin: Bulletin | null) => void): Promise<void> => {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_AFTER));
      const again = await connect(hear, () => void reconnect(hear)).then(
        () => true,
        () => false,
      );
      if (again) {
        hear(null);
        return;
      }
    }
  };

  return {
    post: async (db, bulletin) => {
      const whole: Bulletin = { ...NOTHING_NEW, ...bulletin };
      for (const piece of pieces(whole)) {
        const payload = JSON.stringify({ from: me, ...piece });
        await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
      }
    },
    listen: (hear) => connect(hear, () => void reconnect(hear)),
    close: async () => {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
