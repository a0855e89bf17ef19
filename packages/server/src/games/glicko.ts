// Glicko-2 (Mark Glickman, 2012), with a rating period of one game: how a result moves the ratings of both players.

export interface GlickoRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEW_RATING: GlickoRating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Points of the rating scale in one unit of the method's own scale. */
const SCALE = 173.7178;
/** How much a volatility may change. */
const TAU = 0.5;
const CONVERGED = 1e-6;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
const expected = (mu: number, other: number, otherPhi: number): number =>
  1 / (1 + Math.exp(-g(otherPhi) * (mu - other)));

/** Results of one rating period: the opponent's rating before it, and 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface GlickoResult {
  readonly opponent: GlickoRating;
  readonly score: number;
}

/** The rating after a period with these results. */
export function rateGlicko(player: GlickoRating, results: readonly GlickoResult[]): GlickoRating {
  const mu = (player.rating - 1500) / SCALE;
  const phi = player.deviation / SCALE;
  let inverseVariance = 0;
  let surprise = 0;
  for (const { opponent, score } of results) {
    const otherMu = (opponent.rating - 1500) / SCALE;
    const otherPhi = opponent.deviation / SCALE;
    const e = expected(mu, otherMu, otherPhi);
    inverseVariance += g(otherPhi) ** 2 * e * (1 - e);
    surprise += g(otherPhi) * (score - e);
  }
  const variance = 1 / inverseVariance;
  const volatility = newVolatility(phi, player.volatility, variance, variance * surprise);
  const grown = Math.sqrt(phi * phi + volatility * volatility);
  const newPhi = 1 / Math.sqrt(1 / (grown * grown) + 1 / variance);
  const newMu = mu + newPhi * newPhi * surprise;
  return { rating: newMu * SCALE + 1500, deviation: newPhi * SCALE, volatility };
}

/** Step 5 of the method: the volatility under which the results are most likely, by the Illinois algorithm. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number): number {
  const start = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    const sum = phi * phi + variance + ex;
    return (ex * (delta * delta - sum)) / (2 * sum * sum) - (x - start) / (TAU * TAU);
  };
  let a = start;
  let b: number;
  if (delta * delta > phi * phi + variance) b = Math.log(delta * delta - phi * phi - variance);
  else {
    let k = 1;
    while (f(start - k * TAU) < 0) k++;
    b = start - k * TAU;
  }
  let fa = f(a);
  let fb = f(b);
  while (Math.abs(b - a) > CONVERGED) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) {
      a = b;
      fa = fb;
    } else fa /= 2;
    b = c;
    fb = fc;
  }
  return Math.exp(a / 2);
}
