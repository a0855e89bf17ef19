// The keyed shuffle (R4, R87): SipHash against its published vectors, and an order that depends on seed, side, number
// and cards alone. The examples are pinned: a record holds no cards, so another order would change what it means.
import { describe, expect, it } from 'vitest';
import {
  CARD_IDS,
  CARD_KINDS,
  SIDES,
  cardOf,
  createGame,
  seedFromHex,
  seedToHex,
  type CardList,
} from '@arpents/engine';
import { shuffleBySeed, sipHash } from '../src/state/shuffle.ts';
import { chiSquare } from './support/chi-square.ts';
import { fc } from './support/fast-check.ts';
import { TEST_SEED, cardNamed, givenGame, namesOf, piles, play } from '@arpents/test-kit';

const britishCards = (...names: string[]): CardList =>
  names.map((name) => cardOf('british', cardNamed(name)));
const frenchCards = (...names: string[]): CardList =>
  names.map((name) => cardOf('french', cardNamed(name)));

/** Nine cards that either side may hold, some of them alike. */
const NEUTRAL_PILE: CardList = CARD_KINDS.flatMap(({ owner, count }, card) =>
  owner === null ? Array<number>(count).fill(card) : [],
);

const FRENCH_START = frenchCards(
  'gaspe',
  'louisbourg',
  'montreal',
  'port-royal',
  'quebec',
  'tadoussac',
  'trois-rivieres',
  'regular-infantry-initial',
  'trader',
);

const anySeed = fc.tuple(...Array.from({ length: 8 }, () => fc.nat({ max: 0xffffffff })));

/** The first bytes 00 01 02 …, as the words that `sipHash` takes. */
const countingWords = (bytes: number): number[] =>
  Array.from({ length: bytes / 4 }, (_, i) =>
    new DataView(Uint8Array.from([0, 1, 2, 3], (at) => 4 * i + at).buffer).getUint32(0, true),
  );

describe('SipHash-2-4', () => {
  // From the reference implementation: key 00 … 0f, message 00 01 02 … of that many bytes; bytes of the hash in order.
  it.each([
    [0, '310e0edd47db6f72'],
    [8, '6224939a79f5f593'],
    [16, 'db9bc2577fcc2a3f'],
    [24, '94af49f6c650adb8'],
    [32, 'ce7cf2722f512771'],
    [40, 'd0a704536ba93e0e'],
    [48, '51a9cb9ecba312e6'],
    [56, 'bd838d3aafbf8db7'],
  ])('[R4] gives the published hash of %i bytes', (length, hash) => {
    const [high, low] = sipHash(countingWords(16), countingWords(length));
    const bytes = new DataView(new ArrayBuffer(8));
    bytes.setUint32(0, low, true);
    bytes.setUint32(4, high, true);
    expect(bytes.getBigUint64(0).toString(16).padStart(16, '0')).toBe(hash);
  });
});

describe('a shuffle', () => {
  it('[R4] keeps the cards and does not depend on the order they lay in', () => {
    fc.assert(
      fc.property(
        anySeed,
        fc.constantFrom(...SIDES),
        fc.nat(500),
        fc.shuffledSubarray([...FRENCH_START, ...NEUTRAL_PILE]),
        (seed, side, number, pile) => {
          const deck = shuffleBySeed(seed, side, number, Object.freeze(pile));
          expect([...deck].sort()).toEqual([...pile].sort());
          expect(shuffleBySeed(seed, side, number, pile.toReversed())).toEqual(deck);
          expect(shuffleBySeed(seed, side, number, deck)).toEqual(deck);
        },
      ),
    );
  });

  it('[R4] differs by side, by number and by every word of the seed', () => {
    const differing = [
      shuffleBySeed(TEST_SEED, 'british', 1, NEUTRAL_PILE),
      shuffleBySeed(TEST_SEED, 'french', 1, NEUTRAL_PILE),
      shuffleBySeed(TEST_SEED, 'british', 2, NEUTRAL_PILE),
      ...TEST_SEED.map((word, i) =>
        shuffleBySeed(TEST_SEED.with(i, word + 1), 'british', 1, NEUTRAL_PILE),
      ),
    ];
    expect(new Set(differing.map(String)).size).toBe(differing.length);
  });

  it.each([
    ['the numbers of one game', (i: number) => ({ seed: TEST_SEED, number: i })],
    ['the seeds of many games', (i: number) => ({ seed: TEST_SEED.with(7, i), number: 1 })],
  ])('[R4] lays every card everywhere alike, over %s', (_name, shuffle) => {
    const places = new Map(FRENCH_START.map((card) => [card, FRENCH_START.map(() => 0)]));
    for (let i = 0; i < 9_000; i++) {
      const { seed, number } = shuffle(i);
      const deck = shuffleBySeed(seed, 'french', number, FRENCH_START);
      for (const [at, card] of deck.entries()) places.get(card)![at] += 1;
    }
    for (const [card, counts] of places) {
      // Eight degrees of freedom: 1 in 10,000 exceeds 31.8.
      expect({ card: CARD_IDS[card], even: chiSquare(counts) < 31.8 }).toEqual({
        card: CARD_IDS[card],
        even: true,
      });
    }
  });

  it('[R4] brings any two cards of a side in either order', () => {
    for (const side of SIDES) {
      const own = CARD_KINDS.flatMap(({ owner }, card) =>
        owner === side || owner === null ? [card] : [],
      );
      const met = new Set<string>();
      for (let number = 0; number < 60; number++) {
        const deck = shuffleBySeed(TEST_SEED, side, number, own);
        deck.forEach((upper, at) => {
          for (const lower of deck.slice(at + 1)) met.add(`${upper} over ${lower}`);
        });
      }
      expect(met.size).toBe(own.length * (own.length - 1));
    }
  });

  it('[R4] is pinned: the same seed deals the same first hands for ever', () => {
    const created = createGame({}, TEST_SEED);
    if (!created.ok) throw new Error(created.error.code);
    const british = piles(created.value, 'british');
    const french = piles(created.value, 'french');
    expect(british.hand).toEqual(['boston', 'new-haven', 'new-york', 'philadelphia', 'st-marys']);
    expect(british.deck).toEqual(['norfolk', 'pemaquid']);
    expect(french.hand).toEqual(['gaspe', 'montreal', 'port-royal', 'trois-rivieres', 'trader']);
    expect(french.deck).toEqual(['louisbourg', 'tadoussac', 'regular-infantry-initial', 'quebec']);
    // Worked out apart from the engine, with another SipHash.
    expect(namesOf(shuffleBySeed(TEST_SEED, 'french', 0, FRENCH_START))).toEqual([
      'gaspe',
      'port-royal',
      'montreal',
      'trois-rivieres',
      'trader',
      'louisbourg',
      'tadoussac',
      'regular-infantry-initial',
      'quebec',
    ]);
    expect(namesOf(shuffleBySeed(TEST_SEED, 'british', 7, NEUTRAL_PILE))).toEqual([
      'neutral:native-americans',
      'neutral:fortification',
      'neutral:settlers',
      'neutral:native-americans',
      'neutral:native-americans',
      'neutral:native-americans',
      'neutral:settlers',
      'neutral:native-americans',
      'neutral:fortification',
    ]);
  });

  it('[R87] of the discard pile is the side’s next one, and can be verified alone', () => {
    const discard = ['boston', 'new-york', 'militia', 'militia', 'norfolk', 'ships'];
    const before = givenGame({
      actionsLeft: 0,
      british: { hand: ['pemaquid', 'st-marys'], deck: ['trader'], discard },
    });
    const { shuffles } = before.players.british;
    const after = play(before, 'end-turn').players.british;
    const deck = shuffleBySeed(TEST_SEED, 'british', shuffles, britishCards(...discard));
    expect(after.shuffles).toBe(shuffles + 1);
    expect(after.deck).toEqual(deck.slice(2));
    expect(after.hand).toEqual(
      [...before.players.british.hand, ...before.players.british.deck, ...deck.slice(0, 2)].sort(
        (a, b) => a - b,
      ),
    );
  });
});

describe('a seed', () => {
  it('[R4] is written as 64 hexadecimal digits and read back', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(seedToHex(seed)).toMatch(/^[0-9a-f]{64}$/);
        expect(seedFromHex(seedToHex(seed))).toEqual(seed);
      }),
    );
  });

  it.each([
    '',
    'f'.repeat(63),
    'f'.repeat(65),
    'F'.repeat(64),
    `${'f'.repeat(63)}g`,
    `${'f'.repeat(64)}\n`,
  ])('[R4] is not read from %j', (text) => {
    expect(seedFromHex(text)).toBeNull();
  });
});
