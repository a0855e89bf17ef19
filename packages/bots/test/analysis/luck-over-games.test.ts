// Luck over whole games of equal players: it is zero on average, and results less luck have the mean of the results.
// A matter of `npm run soak`: 400 games, with more than 40,000 draws.
import { createRng, type CourseStep } from '@arpents/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { multiplierAt } from '../../src/analysis/calibration.ts';
import { drawsIn, judgedLuck } from '../../src/analysis/luck.ts';
import { greedy } from '../../src/greedy.ts';
import { playGame } from '../../tools/play-game.ts';

const GAMES = Number(process.env.SOAK_LUCK_GAMES ?? 0);
const SEED = Number(process.env.SEED ?? 1);
const MOST_ERRORS = 3;
const LONG = 3_600_000;

interface Spread {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

function spreadOf(numbers: readonly number[]): Spread {
  const count = numbers.length;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count;
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (count - 1) / count) };
}

const text = ({ mean, error }: Spread): string => `${mean.toFixed(5)} ± ${error.toFixed(5)}`;

describe.runIf(GAMES > 0)('luck in games of equal players', () => {
  /** As shares of a game: of every draw as it was judged, and of every game calibrated, to the British. */
  const draws: number[] = [];
  const games: { readonly result: number; readonly luck: number }[] = [];

  beforeAll(() => {
    const rng = createRng(SEED);
    const player = greedy({ width: 20, worlds: 2 });
    for (let game = 0; game < GAMES; game++) {
      const steps: CourseStep[] = [];
      const end = playGame({ british: player, french: player }, rng, {
        observe: (state, action) => steps.push({ state, action, events: [] }),
      });
      let luck = 0;
      for (const draw of drawsIn({ steps, end }, 0, steps.length)) {
        const judged = judgedLuck(draw, rng.word());
        const { multiplier } = multiplierAt(steps[draw.step].state.turn, draw.side);
        draws.push(judged);
        luck += multiplier * (draw.side === 'british' ? judged : -judged);
      }
      games.push({ result: end.outcome?.winner === 'british' ? 1 : 0, luck });
    }
  }, LONG);

  it('is zero on average, within three standard errors', () => {
    const luck = spreadOf(draws);
    console.log(`luck of ${draws.length} draws ${text(luck)}`);
    expect(luck.error).toBeGreaterThan(0);
    expect(Math.abs(luck.mean)).toBeLessThan(MOST_ERRORS * luck.error);
  });

  it('leaves the mean of the results as it is, within its error', () => {
    const plain = spreadOf(games.map(({ result }) => result));
    const adjusted = spreadOf(games.map(({ result, luck }) => result - luck));
    const luck = spreadOf(games.map((game) => game.luck));
    console.log(`British wins ${text(plain)}, less luck ${text(adjusted)}`);
    expect(Math.abs(adjusted.mean - plain.mean)).toBeLessThan(MOST_ERRORS * luck.error);
    expect(adjusted.error).toBeLessThan(plain.error);
  });
});
