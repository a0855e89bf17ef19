// Structured logs, one JSON object a line. They name events and numbers, never what people sent, their secrets or cards.
import { LOG_LEVELS, type LogLevel } from '../settings.ts';

type Fields = Readonly<Record<string, string | number | boolean | null>>;

export interface Log {
  readonly error: (event: string, error: unknown, fields?: Fields) => void;
  readonly warn: (event: string, fields?: Fields) => void;
  readonly info: (event: string, fields?: Fields) => void;
  readonly debug: (event: string, error: unknown) => void;
}

/** What may be said about an error: its kind and where it came from, not its message, which may quote data. */
function shown(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    error: error.name,
    code,
    stack: stack.slice(0, 6).join(' ').replace(/\s+/g, ' ').trim(),
  };
}

export function makeLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const rank = LOG_LEVELS.indexOf(level);
  const put = (kind: LogLevel, event: string, fields: Fields): void => {
    if (LOG_LEVELS.indexOf(kind) > rank) return;
    write(`${JSON.stringify({ at: new Date().toISOString(), level: kind, event, ...fields })}\n`);
  };
  return {
    error: (event, error, fields = {}) => put('error', event, { ...fields, ...shown(error) }),
    warn: (event, fields = {}) => put('warn', event, fields),
    info: (event, fields = {}) => put('info', event, fields),
    debug: (event, error) => put('debug', event, shown(error)),
  };
}
