// The chance to win as log-odds, in which evaluations add up and small chances are told apart like even ones.

/** Chances count as no nearer to certain than this. */
const LEAST = 1e-12;

/** Who misjudges much is all but certain of everything, and yet prefers one turn to another. */
export function logOdds(chances: number): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, chances));
  return Math.log(bounded / (1 - bounded));
}

export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));
