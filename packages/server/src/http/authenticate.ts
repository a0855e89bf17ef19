// Who sends a request: by cookie or by token, never both.
import type { Access } from '@arpents/protocol';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identities, Identity } from '../accounts/identities.ts';
import { Problem } from '../problem.ts';
import { checkOrigin } from './security.ts';

const COOKIE = 'arpents';
export const COOKIE_AGE = 400 * 24 * 60 * 60;
const BEARER = /^Bearer ([A-Za-z0-9_]{16,128})$/;

export interface CookieJar {
  readonly set: (reply: FastifyReply, secret: string) => void;
  readonly clear: (reply: FastifyReply) => void;
}

export const cookieOptions = (publicUrl: string | null) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl?.startsWith('https:') === true,
  }) as const;

export function makeCookieJar(publicUrl: string | null): CookieJar {
  const options = cookieOptions(publicUrl);
  return {
    set: (reply: FastifyReply, secret: string) => {
      void reply.setCookie(COOKIE, secret, { ...options, maxAge: COOKIE_AGE });
    },
    clear: (reply: FastifyReply) => {
      void reply.clearCookie(COOKIE, options);
    },
  };
}

/** The identity behind a request, checked against what the route allows. */
export async function authenticate(
  request: FastifyRequest,
  identities: Identities,
  access: Access,
  publicUrl: string | null,
): Promise<Identity | null> {
  const cookie = request.cookies[COOKIE];
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    if (cookie !== undefined) throw new Problem('cookie-beside-token');
    const secret = BEARER.exec(authorization)?.[1];
    const identity = secret === undefined ? null : await identities.find('token', secret);
    // A token that does not work is an error also where none is needed: its sender believes to be signed in.
    if (identity === null) throw new Problem('not-signed-in');
    if (identities.hasEnded(identity)) throw new Problem('token-expired');
    if (access === 'cookie') throw new Problem('not-for-tokens');
    const needed = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'play';
    if (identity.scopes?.includes(needed) === false) throw new Problem('token-lacks-scope');
    return identity;
  }
  checkOrigin(request, publicUrl, cookie !== undefined);
  const found = cookie === undefined ? null : await identities.find('cookie', cookie);
  const identity = found === null || identities.hasEnded(found) ? null : found;
  if (identity === null && access !== 'anybody') throw new Problem('not-signed-in');
  return identity;
}
