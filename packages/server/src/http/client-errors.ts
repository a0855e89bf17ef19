// Requests that never become one: too slow, heads that are too long, or no HTTP at all. They are answered in the form of
// every other error, on the bare socket.
import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { statusOf, type ErrorCode } from '@arpents/protocol';
import { Problem } from '../problem.ts';
import { randomId } from '../secrets.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import { commonHeaders } from './security.ts';

/** What the parser says, with the status that HTTP has for it. */
function answerTo({ code }: ConnectionError): {
  readonly status: number;
  readonly code: ErrorCode;
} {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { status: statusOf('request-timeout'), code: 'request-timeout' };
  }
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'too-large' };
  return { status: statusOf('malformed'), code: 'malformed' };
}

/** The whole answer, as it is written to the socket. */
export function rawAnswer(error: ConnectionError, publicUrl: string | null): string {
  const { status, code } = answerTo(error);
  const body = JSON.stringify(new Problem(code).body());
  const headers = {
    ...commonHeaders(publicUrl),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    [REQUEST_ID_HEADER]: randomId(),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
}

export const clientErrorHandler =
  (publicUrl: string | null) =>
  (error: ConnectionError, socket: Socket): void => {
    // Whoever has left is not answered.
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy(error);
    else socket.end(rawAnswer(error, publicUrl), () => socket.destroy());
  };
