// Passwords, kept as Argon2id.
import { hash, verify } from '@node-rs/argon2';

/** 19 MiB and two passes, as OWASP recommends for Argon2id; the library's own algorithm is Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), COST);

/** Compared with when there is no such account, so that the time does not tell. */
let nobody: Promise<string> | null = null;

export async function isPassword(kept: string | null, given: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(kept ?? (await nobody), given.normalize('NFKC'));
  return right && kept !== null;
}
