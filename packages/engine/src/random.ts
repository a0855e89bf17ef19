// A fast 32-bit generator (sfc32) for random players, samples and tests; a game's own shuffles never use it.

export interface Rng {
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number;
  /** 32 random bits, unsigned. */
  readonly word: () => number;
}

export function createRng(seed: number): Rng {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return { word, below: (below) => Math.floor((word() / 0x100000000) * below) };
}

/** A new list in random order. */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const item = result[i];
    result[i] = result[j];
    result[j] = item;
  }
  return result;
}

/** A seed for a game, for programs that need many; a server takes its seeds from a secure source. */
export const randomSeed = (rng: Rng): readonly number[] =>
  Array.from({ length: 8 }, () => rng.word());
