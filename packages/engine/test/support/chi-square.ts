// A measure of how far counts stray from what chance would give.

/** Pearson's chi-square of counts against their expected shares (alike, if none are given); its mean is their number less one. */
export function chiSquare(
  counts: readonly number[],
  shares: readonly number[] = counts.map(() => 1),
): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const allShares = shares.reduce((sum, share) => sum + share, 0);
  return counts.reduce((sum, count, i) => {
    const expected = (total * shares[i]) / allShares;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}
