// Parsers of what people send about themselves: registering, signing in, passwords, tokens.
import * as v from 'valibot';
import { NAME_LENGTH, NAME_PATTERN, PASSWORD_LENGTH, TOKEN_DAYS } from './limits.ts';
import { TOKEN_SCOPES } from './people.ts';

const nameSchema = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(NAME_LENGTH.least),
  v.maxLength(NAME_LENGTH.most),
  v.regex(new RegExp(`^${NAME_PATTERN}$`, 'u')),
);
const passwordSchema = v.pipe(
  v.string(),
  v.minLength(PASSWORD_LENGTH.least),
  v.maxLength(PASSWORD_LENGTH.most),
);
/** What somebody types as their password is compared, not judged. */
const typedPassword = v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH.most));
const typedName = v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.maxLength(64));

export const registerRequest = v.strictObject({ name: nameSchema, password: passwordSchema });
export const nameRequest = v.strictObject({ name: nameSchema });
export const signInRequest = v.strictObject({ name: typedName, password: typedPassword });
export const recoverRequest = v.strictObject({
  name: typedName,
  code: v.pipe(v.string(), v.maxLength(64)),
  password: passwordSchema,
});
export const changePasswordRequest = v.strictObject({
  current: typedPassword,
  next: passwordSchema,
  /** Whether all other sign-ins end. */
  endSignIns: v.boolean(),
  /** Whether all access tokens stop working. */
  revokeTokens: v.boolean(),
});
export const deleteAccountRequest = v.strictObject({ password: typedPassword });
export const newRecoveryCodesRequest = v.strictObject({ password: typedPassword });
export const createTokenRequest = v.strictObject({
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  scopes: v.optional(v.pipe(v.array(v.picklist(TOKEN_SCOPES)), v.minLength(1), v.maxLength(2)), [
    ...TOKEN_SCOPES,
  ]),
  /** Days until it stops working. */
  days: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TOKEN_DAYS.most)),
    TOKEN_DAYS.standard,
  ),
});

export type RegisterRequest = v.InferOutput<typeof registerRequest>;
export type SignInRequest = v.InferOutput<typeof signInRequest>;
export type RecoverRequest = v.InferOutput<typeof recoverRequest>;
export type CreateTokenRequest = v.InferOutput<typeof createTokenRequest>;
export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequest>;
