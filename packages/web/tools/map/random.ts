// Chance that is the same every time, and smooth functions of the sheet made from it.

/** Numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth function of the sheet between 0 and 1 whose hills and hollows are about `size` units wide. */
export function smoothField(seed: number, size: number): (x: number, y: number) => number {
  const corner = (i: number, j: number): number => randomFrom(seed + i * 7919 + j * 104729 + 1e6)();
  const eased = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
    const [u, v] = [eased(x / size - i), eased(y / size - j)];
    const above = corner(i, j) * (1 - u) + corner(i + 1, j) * u;
    const below = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u;
    return above * (1 - v) + below * v;
  };
}
