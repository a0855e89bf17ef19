// People: guests, registering, signing in and out, recovery codes, sign-ins and tokens.
import {
  TOKEN_SCOPES,
  type AccessToken,
  type ChangePasswordRequest,
  type CreateTokenRequest,
  type RecoverRequest,
  type RegisterRequest,
  type SignIn,
  type SignInRequest,
} from '@arpents/protocol';
import { whyNotName } from '../names/name-rules.ts';
import { nameKeys } from '../names/skeleton.ts';
import { Problem } from '../problem.ts';
import { hashSecret, randomId, randomRecoveryCode, randomSecret } from '../secrets.ts';
import type { Origin } from '../storage/origin-store.ts';
import type { Person } from '../storage/person.ts';
import type { SignInRow, TokenRow } from '../storage/sign-in-store.ts';
import type { Storage } from '../storage/storage.ts';
import { DAY } from '../times.ts';
import type { Identities, Identity } from './identities.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { SignInPace } from './sign-in-pace.ts';
import { scopesIn, scopesText } from './token-scopes.ts';

const RECOVERY_CODES = 8;
const MOST_TOKENS = 20;
const USER_AGENT_LENGTH = 120;

/** A sign-in that was just made; the secret goes into the cookie. */
export interface NewSignIn {
  readonly person: Person;
  readonly secret: string;
}

export interface Accounts {
  readonly createGuest: (userAgent: string) => Promise<NewSignIn>;
  readonly register: (
    request: RegisterRequest,
    guest: Identity | null,
    userAgent: string,
  ) => Promise<NewSignIn & { readonly recoveryCodes: readonly string[] }>;
  readonly signIn: (
    request: SignInRequest,
    userAgent: string,
    origin: Origin,
  ) => Promise<NewSignIn>;
  readonly recover: (request: RecoverRequest, userAgent: string) => Promise<NewSignIn>;
  readonly signOut: (identity: Identity) => Promise<void>;
  /** `remove`: what takes them out once the password is right. */
  readonly remove: (
    identity: Identity,
    password: string,
    remove: (person: string) => Promise<unknown>,
  ) => Promise<void>;
  readonly nameGuest: (identity: Identity, name: string) => Promise<Person>;
  readonly changePassword: (identity: Identity, request: ChangePasswordRequest) => Promise<void>;
  readonly newRecoveryCodes: (identity: Identity, password: string) => Promise<readonly string[]>;
  readonly signIns: (identity: Identity) => Promise<SignIn[]>;
  readonly endSignIn: (identity: Identity, id: string) => Promise<void>;
  readonly tokens: (identity: Identity) => Promise<AccessToken[]>;
  readonly createToken: (
    identity: Identity,
    request: CreateTokenRequest,
  ) => Promise<{ readonly token: AccessToken; readonly secret: string }>;
  readonly revokeToken: (identity: Identity, id: string) => Promise<void>;
}

/** As a problem of whoever wants to be called so. */
function checkName(name: string): void {
  const objection = whyNotName(name);
  if (objection !== null) throw new Problem(objection);
}

export function makeAccounts(
  storage: Storage,
  identities: Identities,
  now: () => number = Date.now,
  pace: SignInPace = new SignInPace(now),
): Accounts {
  const { people, signIns } = storage;

  const newSignIn = async (person: Person, userAgent: string): Promise<NewSignIn> => {
    if (await storage.operators.isLocked(person.id)) throw new Problem('account-locked');
    const secret = randomSecret();
    const at = now();
    await signIns.addSignIn({
      id: randomId(),
      secret_hash: hashSecret(secret),
      person: person.id,
      created_at: at,
      seen_at: at,
      user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
    });
    return { person, secret };
  };

  const newCodes = async (person: string): Promise<readonly string[]> => {
    const codes = Array.from({ length: RECOVERY_CODES }, randomRecoveryCode);
    await people.replaceRecoveryCodes(
      person,
      codes.map((code) => hashSecret(`${person}:${code}`)),
    );
    return codes;
  };

  const checkPassword = async (person: Person, password: string): Promise<void> => {
    if (person.isGuest) throw new Problem('guests-cannot');
    const hash = await people.passwordHash(person.id);
    if (!(await isPassword(hash, password))) throw new Problem('wrong-password');
  };

  return {
    createGuest: async (userAgent) =>
      newSignIn(await people.addGuest(randomId(), now()), userAgent),

    register: async ({ name, password }, guest, userAgent) => {
      if (guest?.person.isGuest === false) throw new Problem('already-registered');
      checkName(name);
      const registered = await people.register({
        id: guest?.person.id ?? randomId(),
        name,
        passwordHash: await hashPassword(password),
        createdAt: guest?.person.createdAt ?? now(),
      });
      if (!registered.ok) throw new Problem(registered.error);
      const person = registered.value;
      const recoveryCodes = await newCodes(person.id);
      // The guest's cookie may have been about; the account begins with a new one.
      await signIns.endOtherSignIns(person.id, null);
      await identities.forget(person.id);
      return { ...(await newSignIn(person, userAgent)), recoveryCodes };
    },

    signIn: async ({ name, password }, userAgent, { browser, address }) => {
      const { key } = nameKeys(name);
      const account = await people.accountByName(key);
      const isKnown =
        browser !== null && (await storage.origins.isBrowserOf(account?.person.id ?? '', browser));
      const lane = isKnown ? `${key} ${browser}` : key;
      const person = await pace.run(lane, address, async () => {
        const isRight = await isPassword(account?.passwordHash ?? null, password);
        return isRight && account !== null ? account.person : null;
      });
      if (person === null) throw new Problem('wrong-name-or-password');
      return newSignIn(person, userAgent);
    },

    recover: async ({ name, code, password }, userAgent) => {
      const person = (await people.accountByName(nameKeys(name).key))?.person ?? null;
      const hash = hashSecret(`${person?.id ?? ''}:${code.trim().toLowerCase()}`);
      const passwordHash = await hashPassword(password);
      if (person === null || !(await people.spendRecoveryCode(person.id, hash))) {
        throw new Problem('wrong-recovery-code');
      }
      // Whoever recovers an account may have lost it to somebody: nothing that was given out before opens it any more.
      await people.setPassword(person.id, passwordHash, {
        signIns: true,
        except: null,
        tokens: true,
      });
      await identities.forget(person.id);
      return newSignIn(person, userAgent);
    },

    signOut: async (identity) => {
      await signIns.endSignIn(identity.person.id, identity.id);
      await identities.forget(identity.person.id);
    },

    remove: async ({ person }, password, remove) => {
      await checkPassword(person, password);
      await remove(person.id);
      await identities.forget(person.id);
    },

    nameGuest: async ({ person }, name) => {
      if (!person.isGuest) throw new Problem('already-registered');
      checkName(name);
      const named = await people.rename(person.id, 'guest', name);
      if (!named.ok) throw new Problem(named.error);
      await identities.forget(person.id);
      return named.value;
    },

    changePassword: async ({ person, id }, { current, next, endSignIns, revokeTokens }) => {
      await checkPassword(person, current);
      await people.setPassword(person.id, await hashPassword(next), {
        signIns: endSignIns,
        except: id,
        tokens: revokeTokens,
      });
      await identities.forget(person.id);
    },

    newRecoveryCodes: async (identity, password) => {
      await checkPassword(identity.person, password);
      return newCodes(identity.person.id);
    },

    signIns: async (identity) =>
      (await signIns.signInsOf(identity.person.id)).map((row) => signInShown(row, identity.id)),

    endSignIn: async (identity, id) => {
      if (!(await signIns.endSignIn(identity.person.id, id))) throw new Problem('not-found');
      await identities.forget(identity.person.id);
    },

    tokens: async (identity) => (await signIns.tokensOf(identity.person.id)).map(tokenShown),

    createToken: async (identity, { label, scopes, days }) => {
      const { person } = identity;
      if (person.isGuest) throw new Problem('guests-cannot');
      if ((await signIns.tokensOf(person.id)).length >= MOST_TOKENS) {
        throw new Problem('too-many-tokens');
      }
      const secret = `arpents_${randomSecret()}`;
      const row: TokenRow = {
        id: randomId(),
        secret_hash: hashSecret(secret),
        person: person.id,
        label,
        created_at: now(),
        used_at: null,
        scopes: scopesText(scopes),
        expires_at: now() + days * DAY,
      };
      await signIns.addToken(row);
      return { token: tokenShown(row), secret };
    },

    revokeToken: async (identity, id) => {
      if (!(await signIns.revokeToken(identity.person.id, id))) throw new Problem('not-found');
      await identities.forget(identity.person.id);
    },
  };
}

const signInShown = (row: SignInRow, current: string): SignIn => ({
  id: row.id,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  userAgent: row.user_agent,
  current: row.id === current,
});

const tokenShown = (row: TokenRow): AccessToken => ({
  id: row.id,
  label: row.label,
  scopes: scopesIn(row.scopes) ?? TOKEN_SCOPES,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  usedAt: row.used_at,
});
