// Whatever goes wrong becomes an error of the protocol's list; nothing else is told, and nothing that was sent is repeated.
import { statusOf, type ErrorCode } from '@arpents/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import { GameDamaged } from '../storage/damage.ts';
import { isAway } from '../storage/unavailable.ts';

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  413: 'too-large',
  414: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  431: 'too-large',
  503: 'shutting-down',
};

/** Seconds after which another try is worth it, where nothing better is known. A damaged game waits for a person. */
const COME_BACK_AFTER: Readonly<Partial<Record<ErrorCode, number>>> = {
  // Another process is there already, or this one is back.
  'shutting-down': 2,
  // When the database is back, so is the server, within a second; people who make room on a disk take longer.
  unavailable: 5,
  // Limits hold for a minute at most.
  'too-many-requests': 60,
};

/** The problem that an error amounts to; null: a fault of the server. */
function problemFrom(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof GameDamaged) return new Problem('game-damaged');
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode === undefined || (statusCode >= 500 && statusCode !== 503)) return null;
  return new Problem(CODE_OF_STATUS[statusCode] ?? 'malformed');
}

export function addErrorHandler(
  app: FastifyInstance,
  report: (error: unknown, request?: string) => void,
  refused: (code: ErrorCode) => void,
): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemFrom(error);
    if (problem === null || problem.code === 'game-damaged') report(error, request.id);
    const told = problem ?? new Problem(isAway(error) ? 'unavailable' : 'internal-error');
    refused(told.code);
    // Whoever counts requests has said it exactly.
    const wait = told.retryAfter ?? COME_BACK_AFTER[told.code];
    if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait);
    // An answer of many lines may fail before the first one, when it was said already what it would be.
    reply.removeHeader('content-disposition').type('application/json; charset=utf-8');
    return reply.status(statusOf(told.code)).send(told.body(problem === null ? request.id : null));
  });
}
