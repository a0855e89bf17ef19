// What analysis says of the General's own turns, with the time that it has in games with people: it judges by much the
// same, and should find little. A matter of `npm run soak`.
import { createRng } from '@arpents/engine';
import { expect, it } from 'vitest';
import { overviewOf } from '../../src/analysis/overview.ts';
import { analyseTurn } from '../../src/analysis/turn.ts';
import { gameOfGeneral } from '../support/general.ts';

const TURNS = Number(process.env.SOAK_OWN_TURNS ?? 0);
const SEED = Number(process.env.SEED ?? 1);
const MOST_CALLED_MISTAKES = 0.03;

const isMistake = ({ mark }: { readonly mark: string }): boolean =>
  mark === 'mistake' || mark === 'blunder';

it.runIf(TURNS > 0)(
  'fewer than 3 % of the turns in games of the General against itself are called mistakes',
  () => {
    const rng = createRng(SEED);
    let turns = 0;
    let mistakes = 0;
    while (turns < TURNS) {
      const game = gameOfGeneral(rng);
      const overview = overviewOf(game);
      turns += overview.length;
      mistakes += overview.filter((turn) =>
        analyseTurn(game, turn).decisions.some(isMistake),
      ).length;
      console.log(`${turns} turns of the General, ${mistakes} called mistakes`);
    }
    expect(mistakes / turns).toBeLessThan(MOST_CALLED_MISTAKES);
  },
  3_600_000,
);
