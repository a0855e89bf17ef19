// Where a request comes from: a browser by a long-lived random mark, and its address; kept as hashes only.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret, randomSecret } from '../secrets.ts';
import type { Origin } from '../storage/origin-store.ts';
import type { Storage } from '../storage/storage.ts';
import { COOKIE_AGE, cookieOptions } from './authenticate.ts';
import { network } from './network.ts';

const COOKIE = 'arpents-browser';
const MARK = /^[0-9A-Za-z]{32}$/;

/** The origin of a request as far as it says so itself. */
export function originGiven({ ip, cookies }: FastifyRequest): Origin {
  const mark = cookies[COOKIE] ?? '';
  return {
    browser: MARK.test(mark) ? hashSecret(mark) : null,
    address: hashSecret(network(ip)),
  };
}

/** The origin of a request; a browser that has no mark yet gets one. */
function originOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string | null): Origin {
  const address = hashSecret(network(request.ip));
  // Programs with a token keep no cookies.
  if (request.headers.authorization !== undefined) return { browser: null, address };
  const given = request.cookies[COOKIE] ?? '';
  const mark = MARK.test(given) ? given : randomSecret();
  void reply.setCookie(COOKIE, mark, { ...cookieOptions(publicUrl), maxAge: COOKIE_AGE });
  return { browser: hashSecret(mark), address };
}

/** Remembers where a person came from, when they sign in and when they take a place at a table. */
export type NoteOrigin = (
  person: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

export const makeNoteOrigin =
  (storage: Storage, publicUrl: string | null, now: () => number): NoteOrigin =>
  (person, request, reply) =>
    storage.origins.note(person, originOf(request, reply, publicUrl), now());
