// Headers of every answer: the version of the interface, and what keeps browsers on the safe side; and the checks that a
// request speaks this version and that a cookie is used by our own pages only.
import { INTERFACE_VERSION, VERSION_HEADER } from '@arpents/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  [VERSION_HEADER]: INTERFACE_VERSION,
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Of every answer. */
export function commonHeaders(publicUrl: string | null): Readonly<Record<string, string>> {
  const secure = publicUrl?.startsWith('https:') === true;
  return secure ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000' } : HEADERS;
}

export function addCommonHeaders(app: FastifyInstance, publicUrl: string | null): void {
  const headers = commonHeaders(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    done();
  });
}

const CHANGES_SOMETHING = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);

/** A page that was kept by its browser may mean something else by the same words: it says by which version it speaks. */
export function refuseOtherVersions(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const theirs = request.headers[VERSION_HEADER];
    const isOther = theirs !== undefined && theirs !== INTERFACE_VERSION;
    if (isOther && CHANGES_SOMETHING.has(request.method)) throw new Problem('outdated');
    done();
  });
}

/** The origin that a request must come from: the public one, or the one it was sent to. */
function ownOrigin(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/**
 * Refuses requests that another site made a browser send. With a cookie an origin must be there; without one (a program
 * that signs in) it may be absent, but a wrong one is refused all the same.
 */
export function checkOrigin(
  request: FastifyRequest,
  publicUrl: string | null,
  byCookie: boolean,
): void {
  if (!CHANGES_SOMETHING.has(request.method)) return;
  const { origin } = request.headers;
  if (origin === undefined ? byCookie : origin !== ownOrigin(request, publicUrl)) {
    throw new Problem('wrong-origin');
  }
}
