// Talking to the server: one function, typed by the table of routes. What goes wrong comes back as a value with a code.
import {
  INTERFACE_VERSION,
  VERSION_HEADER,
  requestFor,
  type AnswerOf,
  type CallArguments,
  type ErrorBody,
  type RouteKey,
} from '@arpents/protocol';
import { err, ok, type Result } from '@arpents/engine';
import { isRenewalNeeded } from '../renewal/renewal.ts';
import { noteReached } from './connection.ts';
import { serverless } from './serverless.ts';
import { speaksOurVersion } from './version.ts';

export interface Failure {
  /** A code of the protocol, or that the server is out of reach. */
  readonly code: ErrorBody['error']['code'] | 'unreachable';
  readonly refusal: ErrorBody['error']['refusal'];
  readonly version: number | null;
  /** What people quote to whoever runs the server, where the fault is there. */
  readonly requestId: string | null;
}

const failed = (code: Failure['code']): Result<never, Failure> =>
  err({ code, refusal: null, version: null, requestId: null });

export async function ask<K extends RouteKey>(
  route: K,
  ...call: CallArguments<K>
): Promise<Result<AnswerOf<K>, Failure>> {
  if (serverless) return failed('unreachable');
  // What another version could take for something else is not sent.
  if (isRenewalNeeded()) return failed('outdated');
  const { method, path, body } = requestFor(route, ...call);
  const headers = { [VERSION_HEADER]: INTERFACE_VERSION };
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === null
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body }),
    });
    noteReached(true);
    if (!speaksOurVersion(response.headers.get(VERSION_HEADER))) return failed('outdated');
    if (response.status === 204) return ok(undefined as AnswerOf<K>);
    const answer: unknown = await response.json();
    if (response.ok) return ok(answer as AnswerOf<K>);
    const { code, refusal, version, requestId } = (answer as ErrorBody).error;
    return err({
      code,
      refusal: refusal ?? null,
      version: version ?? null,
      requestId: requestId ?? null,
    });
  } catch {
    noteReached(false);
    return failed('unreachable');
  }
}

/** An id that the server recognises a repetition by. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
