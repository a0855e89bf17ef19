// What was measured, in the form of the data file that screens read.
import {
  MEASURING_PLAYERS,
  type Balance,
  type BalanceByPlayer,
  type BalanceCell,
  type MeasuringPlayer,
} from '@arpents/bots';
import {
  ALL_VARIANTS,
  type Measured,
  type MeasuringStrength,
  type VariantGroup,
} from './balance.ts';
import type { Cell } from './balance-cell.ts';
import { wilsonInterval } from './statistics.ts';

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function balanceCell(cell: Cell): BalanceCell {
  const { games, britishWins, bid, endings, siegeGames, meanFirstSiege, adjusted } = cell;
  const { low, high } = wilsonInterval(britishWins, games);
  return {
    games,
    britishWins,
    share: rounded(britishWins / games, 6),
    interval: { low: rounded(low, 6), high: rounded(high, 6) },
    bid,
    endings,
    meanTurns: rounded(cell.meanTurns, 1),
    siegeGames,
    meanFirstSiege: meanFirstSiege === null ? null : rounded(meanFirstSiege, 1),
    commit: cell.commit,
    seed: cell.seed,
    ...(adjusted === null ? {} : { adjusted }),
  };
}

type Cells = Readonly<Record<string, BalanceCell>>;

/** In the order of the report, and without those of a way to play that is gone. */
const ofToday = (group: VariantGroup, cells: Partial<Cells>): Cells =>
  Object.fromEntries(
    ALL_VARIANTS.filter((variant) => variant.group === group).flatMap(({ id }) =>
      cells[id] === undefined ? [] : [[id, cells[id]]],
    ),
  );

/** What was measured now stands over what was known; the rest stays as it was, with the players who measured it. */
function renewed(known: BalanceByPlayer, { strength, cells }: Measured): BalanceByPlayer {
  const ofGroup = (group: VariantGroup): Cells =>
    Object.fromEntries(
      cells
        .filter(({ variant }) => variant.group === group)
        .map(({ variant, cell }) => [variant.id, balanceCell(cell)]),
    );
  const [editions, rules] = [ofGroup('edition'), ofGroup('rule')];
  const { second } = editions;
  return {
    effort: strength.effort,
    editions: ofToday('edition', { ...known.editions, ...editions }),
    rules: ofToday('rule', { ...known.rules, ...rules }),
    presets: ofToday('preset', { ...known.presets, ...ofGroup('preset') }),
    without: ofToday('without', { ...known.without, ...ofGroup('without') }),
    plain: second !== undefined && Object.keys(rules).length > 0 ? second : known.plain,
  };
}

const NOTHING_KNOWN: Omit<BalanceByPlayer, 'effort'> = {
  editions: {},
  rules: {},
  presets: {},
  without: {},
  plain: null,
};

/** The figures of before, or none, with those measured now. */
export function balanceData(
  known: Balance | null,
  measured: readonly Measured<MeasuringStrength>[],
): Balance {
  const ofPlayer = (player: MeasuringPlayer): BalanceByPlayer | undefined => {
    const before = known?.players[player];
    const now = measured.find(({ strength }) => strength.player === player);
    if (now === undefined) return before;
    return renewed(before ?? { effort: now.strength.effort, ...NOTHING_KNOWN }, now);
  };
  return {
    players: Object.fromEntries(
      MEASURING_PLAYERS.flatMap((player) => {
        const figures = ofPlayer(player);
        return figures === undefined ? [] : [[player, figures]];
      }),
    ),
  };
}

/** The data file as text. */
export const balanceJson = (balance: Balance): string => `${JSON.stringify(balance, null, 2)}\n`;
