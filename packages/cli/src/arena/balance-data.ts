// What was measured, in the form of the data file that screens read.
import type { Balance, BalanceByPlayer, BalanceCell } from '@arpents/bots';
import { ENDINGS } from '@arpents/engine';
import type { Cell, Extent, Measured, VariantGroup } from './balance.ts';
import { wilsonInterval } from './statistics.ts';

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function balanceCell(cell: Cell): BalanceCell {
  const { games, britishWins, siegeGames, meanFirstSiege } = cell;
  const { low, high } = wilsonInterval(britishWins, games);
  return {
    games,
    britishWins,
    share: rounded(britishWins / games, 6),
    interval: { low: rounded(low, 6), high: rounded(high, 6) },
    endings: Object.fromEntries(
      ENDINGS.filter((ending) => cell.endings[ending] > 0).map((ending) => [
        ending,
        cell.endings[ending],
      ]),
    ),
    meanTurns: rounded(cell.meanTurns, 1),
    siegeGames,
    meanFirstSiege: meanFirstSiege === null ? null : rounded(meanFirstSiege, 1),
  };
}

function byPlayer({ strength, cells }: Measured): BalanceByPlayer {
  const ofGroup = (group: VariantGroup): Readonly<Record<string, BalanceCell>> =>
    Object.fromEntries(
      cells
        .filter(({ variant }) => variant.group === group)
        .map(({ variant, cell }) => [variant.id, balanceCell(cell)]),
    );
  return {
    effort: strength.effort,
    editions: ofGroup('edition'),
    rules: ofGroup('rule'),
    presets: ofGroup('preset'),
  };
}

export const balanceData = (
  measured: readonly Measured[],
  { games, seed }: Extent,
  commit: string | null,
): Balance => ({
  commit,
  games,
  seed,
  players: Object.fromEntries(measured.map((one) => [one.strength.bot, byPlayer(one)])),
});

/** The data file as text. */
export const balanceJson = (balance: Balance): string => `${JSON.stringify(balance, null, 2)}\n`;
