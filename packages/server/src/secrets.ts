// Random names and secrets, and the hashes under which secrets are kept.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Without letters and digits that are easily mistaken for each other. */
const CODE_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

const pick = (letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)] ?? '').join('');

/** 95 bits: nobody guesses the link to a game. */
export const randomId = (): string => pick(LETTERS, 16);

/** 190 bits, for cookies, tokens and invitations. */
export const randomSecret = (): string => pick(LETTERS, 32);

/** Two groups of five, easy to write down; 49 bits, and guessing is slowed down. */
export const randomRecoveryCode = (): string => `${pick(CODE_LETTERS, 5)}-${pick(CODE_LETTERS, 5)}`;

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Enough for secrets that are random themselves; passwords go through Argon2id. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Compares without telling by its time how much was right. */
export const isSameSecret = (given: string, kept: string): boolean =>
  timingSafeEqual(
    createHash('sha256').update(given).digest(),
    createHash('sha256').update(kept).digest(),
  );
