// Plays games of a computer player against itself and prints a line for each: the result, and the judged luck of every
// draw. tools/fit-luck.ts makes the multipliers of luck from such lines.
// Bundle and run: npx esbuild packages/bots/tools/luck-games.ts --bundle --platform=node --format=esm
//   --outfile=dist/luck-games.mjs && node dist/luck-games.mjs [seed] [games] [seconds] >> luck.txt
import { createRng, type CourseStep } from '@arpents/engine';
import { drawsIn, judgedLuck } from '../src/analysis/luck.ts';
import { greedy } from '../src/greedy.ts';
import { playGame } from './play-game.ts';

const [seed = 1, games = 10, seconds = Infinity] = process.argv.slice(2).map(Number);
const player = greedy({ width: 20, worlds: 2 });
const rng = createRng(seed);
for (let game = 0; game < games && performance.now() < seconds * 1000; game++) {
  const steps: CourseStep[] = [];
  const end = playGame({ british: player, french: player }, rng, {
    observe: (state, action) => steps.push({ state, action, events: [] }),
  });
  const draws = drawsIn({ steps, end }, 0, steps.length).map((draw) => {
    const { turn } = steps[draw.step].state;
    const luck = judgedLuck(draw, rng.word());
    return [turn, draw.side === 'british' ? 0 : 1, Number(luck.toFixed(5))] as const;
  });
  console.log(JSON.stringify({ won: end.outcome?.winner === 'british' ? 1 : 0, draws }));
}
