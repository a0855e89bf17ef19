// What a token may do, as it is kept in the database: words separated by spaces, or nothing for everything.
import { TOKEN_SCOPES, type TokenScope } from '@arpents/protocol';

export const scopesText = (scopes: readonly TokenScope[]): string =>
  TOKEN_SCOPES.filter((scope) => scopes.includes(scope)).join(' ');

/** null: everything, as tokens of version 0.1.0. */
export const scopesIn = (text: string | null): readonly TokenScope[] | null =>
  text === null ? null : TOKEN_SCOPES.filter((scope) => text.split(' ').includes(scope));
