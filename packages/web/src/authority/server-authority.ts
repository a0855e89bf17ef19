// A table whose authority is the server: commands and questions by HTTP, what happens by the event stream.
import { ok, type Result } from '@arpents/engine';
import {
  HISTORY_PAGE,
  formatPosition,
  isPassing,
  withPatience,
  type LogEntry,
  type TableUpdate,
} from '@arpents/protocol';
import type { Command } from '@arpents/session';
import { ask, newRequestId, type Failure } from '../api/client.ts';
import { openStream } from '../api/stream.ts';
import type { TableAuthority } from './table-authority.ts';

export function serverAuthority(game: string): TableAuthority {
  const params = { game };
  return {
    open: (invitation) =>
      ask('GET /api/games/:game', { params, query: invitation === null ? {} : { invitation } }),
    log: () => logOf(game),
    history: async (version) => {
      const query = { after: String(pageBefore(version)) };
      return part(await ask('GET /api/games/:game/history', { params, query }), 'positions');
    },
    follow: (after, handlers) =>
      openStream(
        game,
        () => {
          const position = after();
          return position === null ? null : formatPosition(position);
        },
        handlers,
      ),
    send: (version, command) => post(game, version, command),
    orders: async () =>
      part(await ask('GET /api/games/:game/standing-orders', { params }), 'orders'),
    changeOrders: async (body) =>
      part(await ask('PUT /api/games/:game/standing-orders', { params, body }), 'orders'),
    notes: async () => part(await ask('GET /api/games/:game/notes', { params }), 'text'),
    changeNotes: async (text) =>
      part(await ask('PUT /api/games/:game/notes', { params, body: { text } }), 'text'),
    record: () => ask('GET /api/games/:game/record', { params }),
    source: () => ask('GET /api/games/:game/record', { params }),
    playAgain: () =>
      ask('POST /api/games/:game/rematch', {
        params,
        body: { requestId: newRequestId(), bytesFollow: true },
      }),
    callOff: () => ask('POST /api/games/:game/cancel', { params, body: {} }),
  };
}

/** What an answer is about, without what is around it. */
const part = <T, K extends keyof T>(answer: Result<T, Failure>, key: K): Result<T[K], Failure> =>
  answer.ok ? ok(answer.value[key]) : answer;

/** Asks again while the server is away, as the same request: if it had arrived, the server says so and does nothing twice. */
function post(
  game: string,
  version: number,
  command: Command,
): Promise<Result<TableUpdate, Failure>> {
  const request = { version, requestId: newRequestId(), command };
  return withPatience(
    () => ask('POST /api/games/:game/commands', { params: { game }, body: request }),
    (answer) => !answer.ok && (answer.error.code === 'unreachable' || isPassing(answer.error.code)),
    (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  );
}

/** The end of the page before: whoever goes through the past asks for each page once. */
const pageBefore = (version: number): number =>
  Math.floor((version - 1) / HISTORY_PAGE) * HISTORY_PAGE;

/** Page by page. */
async function logOf(game: string): Promise<readonly LogEntry[] | null> {
  const entries: LogEntry[] = [];
  for (let after = 0; ;) {
    const query = { after: String(after) };
    const answer = await ask('GET /api/games/:game/log', { params: { game }, query });
    if (!answer.ok) return null;
    entries.push(...answer.value.entries);
    if (answer.value.next === null) return entries;
    after = answer.value.next;
  }
}
