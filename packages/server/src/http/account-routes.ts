// Routes about people and how they sign in.
import {
  changePasswordRequest,
  createTokenRequest,
  emptyRequest,
  guestRequest,
  newRecoveryCodesRequest,
  recoverRequest,
  registerRequest,
  signInRequest,
  type MeAnswer,
  type Profile,
  type RecoveryCodesAnswer,
  type RegisteredAnswer,
  type SignInsAnswer,
  type SignedInAnswer,
  type TokenCreatedAnswer,
  type TokensAnswer,
} from '@arpents/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Identity } from '../accounts/identities.ts';
import { profileOf } from '../accounts/profiles.ts';
import { personName } from '../games/summaries.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import { WithStatus, route, type Route } from './route.ts';

export interface CookieJar {
  readonly set: (reply: FastifyReply, secret: string) => void;
  readonly clear: (reply: FastifyReply) => void;
}

const userAgentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** The route's access has made sure of it. */
function known(identity: Identity | null): Identity {
  if (identity === null) throw new Problem('not-signed-in');
  return identity;
}

export function accountRoutes(accounts: Accounts, storage: Storage, cookies: CookieJar): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/me',
      summary: 'Who is asking',
      access: 'anybody',
      answers: 'MeAnswer',
      handle: ({ identity }): Promise<MeAnswer> =>
        Promise.resolve({ me: identity === null ? null : personName(identity.person) }),
    }),
    route({
      method: 'POST',
      path: '/api/guests',
      summary: 'Play at once as a guest',
      access: 'anybody',
      limit: 'creation',
      body: guestRequest,
      answers: 'SignedInAnswer',
      status: 201,
      handle: async ({ identity, request, reply }): Promise<SignedInAnswer | WithStatus> => {
        if (identity !== null) return new WithStatus(200, { me: personName(identity.person) });
        const { person, secret } = await accounts.createGuest(userAgentOf(request));
        cookies.set(reply, secret);
        return { me: personName(person) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/accounts',
      summary: 'Register; a guest keeps the games',
      access: 'anybody',
      limit: 'creation',
      body: registerRequest,
      answers: 'RegisteredAnswer',
      status: 201,
      handle: async ({ body, identity, request, reply }): Promise<RegisteredAnswer> => {
        if (identity?.by === 'token') throw new Problem('not-for-tokens');
        const made = await accounts.register(body, identity, userAgentOf(request));
        cookies.set(reply, made.secret);
        return { me: personName(made.person), recoveryCodes: made.recoveryCodes };
      },
    }),
    route({
      method: 'POST',
      path: '/api/sign-in',
      summary: 'Sign in with name and password',
      access: 'anybody',
      limit: 'sign-in',
      body: signInRequest,
      answers: 'SignedInAnswer',
      handle: async ({ body, request, reply }): Promise<SignedInAnswer> => {
        const { person, secret } = await accounts.signIn(body, userAgentOf(request));
        cookies.set(reply, secret);
        return { me: personName(person) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/recover',
      summary: 'Set a new password with a recovery code',
      access: 'anybody',
      limit: 'sign-in',
      body: recoverRequest,
      answers: 'SignedInAnswer',
      handle: async ({ body, request, reply }): Promise<SignedInAnswer> => {
        const { person, secret } = await accounts.recover(body, userAgentOf(request));
        cookies.set(reply, secret);
        return { me: personName(person) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/sign-out',
      summary: 'Sign out here',
      access: 'cookie',
      body: emptyRequest,
      answers: null,
      handle: async ({ identity, reply }) => {
        await accounts.signOut(known(identity));
        cookies.clear(reply);
      },
    }),
    route({
      method: 'PUT',
      path: '/api/me/password',
      summary: 'Change the password; all other sign-ins end',
      access: 'cookie',
      limit: 'sign-in',
      body: changePasswordRequest,
      answers: null,
      handle: ({ identity, body }) => accounts.changePassword(known(identity), body),
    }),
    route({
      method: 'POST',
      path: '/api/me/recovery-codes',
      summary: 'New recovery codes; the old ones stop working',
      access: 'cookie',
      limit: 'sign-in',
      body: newRecoveryCodesRequest,
      answers: 'RecoveryCodesAnswer',
      handle: async ({ identity, body }): Promise<RecoveryCodesAnswer> => ({
        recoveryCodes: await accounts.newRecoveryCodes(known(identity), body.password),
      }),
    }),
    route({
      method: 'GET',
      path: '/api/me/sign-ins',
      summary: 'Where one is signed in',
      access: 'cookie',
      answers: 'SignInsAnswer',
      handle: async ({ identity }): Promise<SignInsAnswer> => ({
        signIns: await accounts.signIns(known(identity)),
      }),
    }),
    route({
      method: 'DELETE',
      path: '/api/me/sign-ins/:id',
      summary: 'End a sign-in',
      access: 'cookie',
      answers: null,
      handle: ({ identity, params }) => accounts.endSignIn(known(identity), params.id ?? ''),
    }),
    route({
      method: 'GET',
      path: '/api/me/tokens',
      summary: 'Personal access tokens',
      access: 'cookie',
      answers: 'TokensAnswer',
      handle: async ({ identity }): Promise<TokensAnswer> => ({
        tokens: await accounts.tokens(known(identity)),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/me/tokens',
      summary: 'Create a token; its secret is shown once',
      access: 'cookie',
      limit: 'creation',
      body: createTokenRequest,
      answers: 'TokenCreatedAnswer',
      status: 201,
      handle: ({ identity, body }): Promise<TokenCreatedAnswer> =>
        accounts.createToken(known(identity), body.label),
    }),
    route({
      method: 'DELETE',
      path: '/api/me/tokens/:id',
      summary: 'Revoke a token',
      access: 'cookie',
      answers: null,
      handle: ({ identity, params }) => accounts.revokeToken(known(identity), params.id ?? ''),
    }),
    route({
      method: 'GET',
      path: '/api/people/:id',
      summary: 'A person as others see him',
      access: 'anybody',
      answers: 'Profile',
      handle: async ({ params }): Promise<Profile> => {
        const profile = await profileOf(storage, params.id ?? '');
        if (profile === null) throw new Problem('not-found');
        return profile;
      },
    }),
  ];
}
