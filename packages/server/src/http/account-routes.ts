// What the server does for the routes about people and how they sign in.
import type { PEOPLE_ROUTES } from '@arpents/protocol';
import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import { ownDataOf } from '../people/own-data.ts';
import { ownRecordsOf } from '../people/own-records.ts';
import { personName, profileOf } from '../accounts/profiles.ts';
import { removePerson } from '../people/remove-person.ts';
import { Seldom } from '../accounts/seldom.ts';
import type { Desk } from '../games/desk.ts';
import { Problem } from '../problem.ts';
import type { CookieJar } from './authenticate.ts';
import { originGiven, type NoteOrigin } from './origins.ts';
import { WithStatus, type Handlers } from './route.ts';

/** A person with many games is read from many rows. */
const OWN_DATA_EVERY = 30_000;

const userAgentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

export function accountHandlers(
  accounts: Accounts,
  desk: Desk,
  cookies: CookieJar,
  noteOrigin: NoteOrigin,
): Handlers<keyof typeof PEOPLE_ROUTES> {
  const ownData = new Seldom(OWN_DATA_EVERY, desk.now);
  const records = new Seldom(OWN_DATA_EVERY, desk.now);
  return {
    'GET /api/me': ({ identity }) => ({
      me: identity === null ? null : personName(identity.person),
    }),
    'POST /api/guests': async ({ identity, request, reply }) => {
      if (identity !== null) return new WithStatus(200, { me: personName(identity.person) });
      const { person, secret } = await accounts.createGuest(userAgentOf(request));
      cookies.set(reply, secret);
      await noteOrigin(person.id, request, reply);
      return { me: personName(person) };
    },
    'POST /api/accounts': async ({ body, identity, request, reply }) => {
      if (identity?.by === 'token') throw new Problem('not-for-tokens');
      const made = await accounts.register(body, identity, userAgentOf(request));
      cookies.set(reply, made.secret);
      await noteOrigin(made.person.id, request, reply);
      desk.listeners.faces.tell([made.person.id]);
      return { me: personName(made.person), recoveryCodes: made.recoveryCodes };
    },
    'POST /api/sign-in': async ({ body, request, reply }) => {
      const { person, secret } = await accounts.signIn(
        body,
        userAgentOf(request),
        originGiven(request),
      );
      cookies.set(reply, secret);
      await noteOrigin(person.id, request, reply);
      return { me: personName(person) };
    },
    'POST /api/recover': async ({ body, request, reply }) => {
      const { person, secret } = await accounts.recover(body, userAgentOf(request));
      cookies.set(reply, secret);
      await noteOrigin(person.id, request, reply);
      return { me: personName(person) };
    },
    'POST /api/sign-out': async ({ identity, reply }) => {
      await accounts.signOut(identity);
      cookies.clear(reply);
    },
    'GET /api/me/data': async ({ identity, reply }) => {
      const wait = ownData.take(identity.person.id);
      if (wait > 0) throw new Problem('too-many-requests', {}, Math.ceil(wait / 1000));
      reply.header('content-disposition', 'attachment; filename="arpents-data.json"');
      return ownDataOf(desk, accounts, identity);
    },
    'GET /api/me/records': ({ identity, query, reply, inTurn }) => {
      const { id } = identity.person;
      const wait = records.take(id);
      if (wait > 0) throw new Problem('too-many-requests', {}, Math.ceil(wait / 1000));
      reply.header('content-disposition', 'attachment; filename="arpents-records.ndjson"');
      return Promise.resolve(ownRecordsOf(desk, id, query, inTurn));
    },
    'POST /api/me/delete': async ({ identity, body, reply }) => {
      await accounts.remove(identity, body.password, (person) => removePerson(desk, person));
      cookies.clear(reply);
      desk.listeners.faces.tell([identity.person.id]);
    },
    'PUT /api/me/name': async ({ identity, body }) => {
      const named = await accounts.nameGuest(identity, body.name);
      desk.listeners.faces.tell([named.id]);
      return { me: personName(named) };
    },
    'PUT /api/me/password': ({ identity, body }) => accounts.changePassword(identity, body),
    'POST /api/me/recovery-codes': async ({ identity, body }) => ({
      recoveryCodes: await accounts.newRecoveryCodes(identity, body.password),
    }),
    'GET /api/me/sign-ins': async ({ identity }) => ({ signIns: await accounts.signIns(identity) }),
    'DELETE /api/me/sign-ins/:id': ({ identity, params }) =>
      accounts.endSignIn(identity, params.id),
    'GET /api/me/tokens': async ({ identity }) => ({ tokens: await accounts.tokens(identity) }),
    'POST /api/me/tokens': ({ identity, body }) => accounts.createToken(identity, body),
    'DELETE /api/me/tokens/:id': ({ identity, params }) =>
      accounts.revokeToken(identity, params.id),
    'GET /api/people/:id': async ({ params }) => {
      const profile = await profileOf(desk.storage, params.id);
      if (profile === null) throw new Problem('not-found');
      return profile;
    },
  };
}
