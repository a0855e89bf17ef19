// People: guests, accounts, sign-ins, tokens, ratings.
import type { BySide } from '@arpents/engine';
import * as v from 'valibot';

export const NAME_LENGTH = { least: 2, most: 24 } as const;
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const;

/** Letters and digits of any script, with single spaces, dots, dashes, underscores or apostrophes between them. */
const NAME = /^[\p{L}\p{N}]+(?:(?:[ _'’-]|\. ?)[\p{L}\p{N}]+)*$/u;

const nameSchema = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(NAME_LENGTH.least),
  v.maxLength(NAME_LENGTH.most),
  v.regex(NAME),
);
const passwordSchema = v.pipe(
  v.string(),
  v.minLength(PASSWORD_LENGTH.least),
  v.maxLength(PASSWORD_LENGTH.most),
);
/** What somebody types as his password is compared, not judged. */
const typedPassword = v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH.most));
const typedName = v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.maxLength(64));

export const guestRequest = v.strictObject({});
export const registerRequest = v.strictObject({ name: nameSchema, password: passwordSchema });
export const signInRequest = v.strictObject({ name: typedName, password: typedPassword });
export const recoverRequest = v.strictObject({
  name: typedName,
  code: v.pipe(v.string(), v.maxLength(64)),
  password: passwordSchema,
});
export const changePasswordRequest = v.strictObject({
  current: typedPassword,
  next: passwordSchema,
});
export const newRecoveryCodesRequest = v.strictObject({ password: typedPassword });
export const createTokenRequest = v.strictObject({
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
});

export type RegisterRequest = v.InferOutput<typeof registerRequest>;
export type SignInRequest = v.InferOutput<typeof signInRequest>;
export type RecoverRequest = v.InferOutput<typeof recoverRequest>;
export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequest>;
export type CreateTokenRequest = v.InferOutput<typeof createTokenRequest>;

/** A person as others see him. */
export interface PersonName {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

export interface Profile extends PersonName {
  readonly since: number;
  /** null: no rated game on that side yet. */
  readonly ratings: BySide<Rating | null>;
  readonly finishedGames: number;
}

/** `GET /api/me`: null when signed out. */
export interface MeAnswer {
  readonly me: PersonName | null;
}
export interface SignedInAnswer {
  readonly me: PersonName;
}
export interface RegisteredAnswer {
  readonly me: PersonName;
  /** Shown once; each works once. */
  readonly recoveryCodes: readonly string[];
}
export interface RecoveryCodesAnswer {
  readonly recoveryCodes: readonly string[];
}

export interface SignIn {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** What the browser called itself, shortened. */
  readonly userAgent: string;
  /** The one that this request came with. */
  readonly current: boolean;
}
export interface SignInsAnswer {
  readonly signIns: readonly SignIn[];
}

export interface AccessToken {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
export interface TokensAnswer {
  readonly tokens: readonly AccessToken[];
}
export interface TokenCreatedAnswer {
  readonly token: AccessToken;
  /** Shown once: `Authorization: Bearer <secret>`. */
  readonly secret: string;
}
