// Shuffling without a generator: shuffle number n of a side orders its cards by a keyed hash of seed, side, n and card.
// Equal piles shuffle alike, whatever order they lay in, and every shuffle can be verified alone.
import type { Card, CardList } from '../cards/cards.ts';
import { CARD_IDS } from '../cards/cards.ts';
import type { Seed } from './state.ts';
import type { Side } from '../vocabulary.ts';

// SipHash-2-4 on 64-bit words held as pairs of 32-bit halves; module-level registers, because it is called per card.
let v0h = 0;
let v0l = 0;
let v1h = 0;
let v1l = 0;
let v2h = 0;
let v2l = 0;
let v3h = 0;
let v3l = 0;

const carry = (sum: number, part: number): number => (sum >>> 0 < part >>> 0 ? 1 : 0);

function sipRound(): void {
  let low: number;
  let high: number;
  // v0 += v1; v1 = rotl(v1, 13) ^ v0; v0 = rotl(v0, 32)
  low = (v0l + v1l) | 0;
  v0h = (v0h + v1h + carry(low, v1l)) | 0;
  v0l = low;
  high = (v1h << 13) | (v1l >>> 19);
  low = (v1l << 13) | (v1h >>> 19);
  v1h = high ^ v0h;
  v1l = low ^ v0l;
  low = v0l;
  v0l = v0h;
  v0h = low;
  // v2 += v3; v3 = rotl(v3, 16) ^ v2
  low = (v2l + v3l) | 0;
  v2h = (v2h + v3h + carry(low, v3l)) | 0;
  v2l = low;
  high = (v3h << 16) | (v3l >>> 16);
  low = (v3l << 16) | (v3h >>> 16);
  v3h = high ^ v2h;
  v3l = low ^ v2l;
  // v0 += v3; v3 = rotl(v3, 21) ^ v0
  low = (v0l + v3l) | 0;
  v0h = (v0h + v3h + carry(low, v3l)) | 0;
  v0l = low;
  high = (v3h << 21) | (v3l >>> 11);
  low = (v3l << 21) | (v3h >>> 11);
  v3h = high ^ v0h;
  v3l = low ^ v0l;
  // v2 += v1; v1 = rotl(v1, 17) ^ v2; v2 = rotl(v2, 32)
  low = (v2l + v1l) | 0;
  v2h = (v2h + v1h + carry(low, v1l)) | 0;
  v2l = low;
  high = (v1h << 17) | (v1l >>> 15);
  low = (v1l << 17) | (v1h >>> 15);
  v1h = high ^ v2h;
  v1l = low ^ v2l;
  low = v2l;
  v2l = v2h;
  v2h = low;
}

function absorb(high: number, low: number): void {
  v3h ^= high;
  v3l ^= low;
  sipRound();
  sipRound();
  v0h ^= high;
  v0l ^= low;
}

/**
 * SipHash-2-4 of a message of whole 64-bit words, given as pairs of 32-bit words (low half first), under a 128-bit
 * key of four 32-bit words. Returns the high and the low half.
 */
export function sipHash(
  key: readonly number[],
  words: readonly number[],
): readonly [number, number] {
  v0l = 0x70736575 ^ key[0];
  v0h = 0x736f6d65 ^ key[1];
  v1l = 0x6e646f6d ^ key[2];
  v1h = 0x646f7261 ^ key[3];
  v2l = 0x6e657261 ^ key[0];
  v2h = 0x6c796765 ^ key[1];
  v3l = 0x79746573 ^ key[2];
  v3h = 0x74656462 ^ key[3];
  for (let i = 0; i < words.length; i += 2) absorb(words[i + 1], words[i]);
  absorb(((words.length * 4) & 0xff) << 24, 0);
  v2l ^= 0xff;
  sipRound();
  sipRound();
  sipRound();
  sipRound();
  return [(v0h ^ v1h ^ v2h ^ v3h) >>> 0, (v0l ^ v1l ^ v2l ^ v3l) >>> 0];
}

/** FNV-1a of each card's id: a number for the hash that does not move when the tables grow. */
const CARD_WORDS: readonly number[] = CARD_IDS.map((id) => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return hash >>> 0;
});

/** The pile in its new order, top first. */
export function shuffleBySeed(seed: Seed, side: Side, number: number, pile: CardList): CardList {
  const cards = [...pile].sort((a, b) => a - b);
  const key = seed.slice(0, 4);
  const message = [seed[4], seed[5], seed[6], seed[7], side === 'british' ? 0 : 1, number, 0, 0];
  const drawn: { card: Card; high: number; low: number }[] = [];
  let copy = 0;
  for (let i = 0; i < cards.length; i++) {
    copy = i > 0 && cards[i] === cards[i - 1] ? copy + 1 : 0;
    message[6] = CARD_WORDS[cards[i]];
    message[7] = copy;
    const [high, low] = sipHash(key, message);
    drawn.push({ card: cards[i], high, low });
  }
  drawn.sort((a, b) => a.high - b.high || a.low - b.low || a.card - b.card);
  return drawn.map((entry) => entry.card);
}

/** Reads 64 hexadecimal digits as a seed; null if it is anything else. */
export function seedFromHex(hex: string): Seed | null {
  if (!/^[0-9a-f]{64}$/.test(hex)) return null;
  return Array.from({ length: 8 }, (_, i) => parseInt(hex.slice(i * 8, i * 8 + 8), 16));
}

export const seedToHex = (seed: Seed): string =>
  seed.map((word) => word.toString(16).padStart(8, '0')).join('');
