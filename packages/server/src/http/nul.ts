// The character U+0000, which nobody means to send: PostgreSQL refuses it in texts, and SQLite cuts them there.
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** In paths and queries it can only be written one way. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) done(new Problem('malformed'));
    else done();
  });
}

/** Whether a body holds it; looked into only if its text may. */
export const holdsNul = (text: string, value: unknown): boolean =>
  text.includes('\\u0000') && isInside(value);

function isInside(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => key.includes('\0') || isInside(one));
}
