// How the seed of a game is made, and what the server commits to before: docs/fair-shuffles.md explains both. The server
// deals by these functions, and browser and command line verify by them; they need no secure context, so that a browser
// can verify on a club's server without HTTPS, too.
import type { Side } from '@arpents/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** What a seed by the second formula is made of, all in hexadecimal digits; by the first it was the server's secret. */
export interface ShuffleParts {
  readonly formula: 2;
  /** The server's 32 bytes, which it had committed to. */
  readonly server: string;
  /** The side of the one who created the game. */
  readonly hostSide: Side;
  /** 16 bytes of the host's client; null: it added none. */
  readonly host: string | null;
  /** 16 bytes of the client that joined; null: it added none, or a computer player sits there. */
  readonly guest: string | null;
}

const hashOf = (...hex: readonly string[]): string => bytesToHex(sha256(hexToBytes(hex.join(''))));

/** Published before the game and opened after it: SHA-256 of the server's 32 bytes and the 16 bytes of salt. */
export const commitmentTo = (server: string, salt: string): string => hashOf(server, salt);

/** The seed of a game by the second formula: SHA-256 of all parts in order; bytes that were not given take no room. */
export const seedFromParts = ({
  server,
  host,
  guest,
}: Pick<ShuffleParts, 'server' | 'host' | 'guest'>): string =>
  hashOf(server, host ?? '', guest ?? '');
