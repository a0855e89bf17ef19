// Talking to the server: one function, typed by the protocol. What goes wrong comes back as a value with a code.
import type { ErrorBody } from '@arpents/protocol';
import { err, ok, type Result } from '@arpents/engine';

export interface Failure {
  /** A code of the protocol, or what keeps the server out of reach. */
  readonly code: ErrorBody['error']['code'] | 'unreachable';
  readonly refusal: ErrorBody['error']['refusal'];
  readonly version: number | null;
}

const UNREACHABLE: Failure = { code: 'unreachable', refusal: null, version: null };

export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Result<T, Failure>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(method === 'GET' || method === 'DELETE'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    });
    if (response.status === 204) return ok(undefined as T);
    const answer: unknown = await response.json();
    if (response.ok) return ok(answer as T);
    const { code, refusal, version } = (answer as ErrorBody).error;
    return err({ code, refusal: refusal ?? null, version: version ?? null });
  } catch {
    return err(UNREACHABLE);
  }
}

/** An id that the server recognises a repetition by. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
