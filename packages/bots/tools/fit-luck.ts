// Fits what judged luck is worth, by side and phase of the game, on the lines of tools/luck-games.ts, and prints the
// content of src/analysis/luck-calibration.json; what must hold of luck is said on stderr.
// Bundle and run: npx esbuild packages/bots/tools/fit-luck.ts --bundle --platform=node --format=esm
//   --outfile=dist/fit-luck.mjs && node dist/fit-luck.mjs luck.txt > packages/bots/src/analysis/luck-calibration.json
import { readFileSync } from 'node:fs';
import { fitLinear } from './linear-regression.ts';

/** Phases end with these turns; the last one with the game. */
const ENDS = [50];
const FOLDS = 10;
/** How far the multipliers of sides and phases are believed to differ from the common one. */
const SPREAD = 0.1;

interface Game {
  readonly won: number;
  readonly draws: readonly (readonly [turn: number, side: number, luck: number])[];
}

const games = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line.endsWith('}'))
  .map((line) => JSON.parse(line) as Game);

/** Summed luck as seen by the British: of each side in each phase. */
function rowOf({ draws }: Game): number[] {
  const row = Array.from({ length: 2 * (ENDS.length + 1) }, () => 0);
  for (const [turn, side, luck] of draws) {
    const phase = ENDS.filter((end) => turn > end).length;
    row[2 * phase + side] += side === 0 ? luck : -luck;
  }
  return row;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
const variance = (numbers: readonly number[]): number => {
  const centre = mean(numbers);
  return sum(numbers.map((number) => (number - centre) ** 2)) / (numbers.length - 1);
};
function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = sum(a.map((value, i) => (value - meanA) * (b[i] - meanB)));
  return product / (a.length - 1) / Math.sqrt(variance(a) * variance(b));
}

/** Each multiplier between what its own luck says and what all luck together says, by how sure the two are. */
function multipliersFrom(rows: readonly number[][], won: readonly number[]) {
  const common = fitLinear(
    rows.map((row) => [sum(row)]),
    won,
  );
  const own = fitLinear(rows, won);
  return own.slopes.map((slope, i) => {
    const certainty = 1 / own.errors[i] ** 2;
    const belief = 1 / (SPREAD ** 2 + common.errors[0] ** 2);
    return {
      multiplier: (slope * certainty + common.slopes[0] * belief) / (certainty + belief),
      error: 1 / Math.sqrt(certainty + belief),
    };
  });
}

const rows = games.map(rowOf);
const won = games.map((game) => game.won);
const luckOf = (row: readonly number[], by: readonly { readonly multiplier: number }[]): number =>
  sum(row.map((value, i) => value * by[i].multiplier));

/** Judged with multipliers that were fitted on the other games. */
const unseen = rows.map((row, i) => ({ row, fold: i % FOLDS }));
const fitted = Array.from({ length: FOLDS }, (_, fold) => {
  const others = games.flatMap((_game, i) => (i % FOLDS === fold ? [] : [i]));
  return multipliersFrom(
    others.map((i) => rows[i]),
    others.map((i) => won[i]),
  );
});
const luck = unseen.map(({ row, fold }) => luckOf(row, fitted[fold]));
const adjusted = won.map((result, i) => result - luck[i]);

const draws = games.flatMap((game) => game.draws.map((draw) => draw[2]));
const errorOf = (numbers: readonly number[]): number =>
  Math.sqrt(variance(numbers) / numbers.length);
const raw = rows.map((row) => sum(row));
console.error(`${games.length} games, ${draws.length} draws`);
console.error(`mean luck of a draw ${mean(draws).toFixed(6)} ± ${errorOf(draws).toFixed(6)}`);
console.error(`plain mean ${mean(won).toFixed(4)} ± ${errorOf(won).toFixed(4)}`);
console.error(`adjusted mean ${mean(adjusted).toFixed(4)} ± ${errorOf(adjusted).toFixed(4)}`);
console.error(`correlation of raw luck with the result ${correlation(raw, won).toFixed(3)}`);

const rounded = (value: number): number => Number(value.toFixed(4));
const multipliers = multipliersFrom(rows, won).map(({ multiplier, error }) => ({
  multiplier: rounded(multiplier),
  error: rounded(error),
}));
console.log(
  JSON.stringify(
    {
      player: 'greedy:width=20,worlds=2',
      games: games.length,
      draws: draws.length,
      phases: [...ENDS, null].map((until, phase) => ({
        until,
        british: multipliers[2 * phase],
        french: multipliers[2 * phase + 1],
      })),
      correlation: rounded(correlation(luck, won)),
      explained: rounded(1 - variance(adjusted) / variance(won)),
    },
    null,
    2,
  ),
);
