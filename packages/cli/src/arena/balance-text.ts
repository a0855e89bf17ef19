// docs/balance.md as text.
import { ENDINGS } from '@arpents/engine';
import type { Cell, Measured, Variant, VariantGroup } from './balance.ts';
import { wilsonInterval } from './statistics.ts';
import { intervalText, percentText } from './summary-text.ts';

const GROUP_TITLES: Readonly<Record<VariantGroup, string>> = {
  edition: 'Editions',
  rule: 'Single scenario rules, added to the second edition',
  preset: 'Presets',
};

const COLUMNS = [
  '',
  'British wins',
  '95 % interval',
  'against the plain second edition',
  'endings',
  'turns',
  'games with a siege',
  'first siege in turn',
] as const;

export function balanceText(measured: readonly Measured[], games: number, seed: number): string {
  return [
    '# Balance',
    '',
    'How often the British win when equal computer players meet, for every edition, for each scenario rule alone',
    `and for every preset: ${games} games each, on the same ${games} seeds (\`--seed ${seed}\`). The file is written by`,
    '`npm run -s arpents -- balance --jobs 2`; do not edit it.',
    '',
    'Balance depends on strength, so there are two. Intervals are Wilson’s; the comparison with the plain second',
    'edition is in percentage points, and bold where the difference is larger than chance explains (95 %, one test',
    'at a time: of 40 rows without any effect two would be bold). A game is stopped and scored after 300 turns, which',
    'the endings call `adjudicated`.',
    ...measured.flatMap(strengthText),
    '',
  ].join('\n');
}

function strengthText({ strength, cells }: Measured): string[] {
  const { bot, effort } = strength;
  const thinking = 'milliseconds' in effort ? `${effort.milliseconds} ms` : `${effort.nodes} nodes`;
  const baseline = cells.find(({ variant }) => variant.id === 'second')?.cell;
  const groups = [...new Set(cells.map(({ variant }) => variant.group))];
  return [
    '',
    `## \`${bot}\` against itself, at most ${thinking} per turn`,
    ...groups.flatMap((group) => [
      '',
      `### ${GROUP_TITLES[group]}`,
      '',
      row(COLUMNS),
      row(COLUMNS.map((_, column) => (column === 0 || column === 4 ? '---' : '---:'))),
      ...cells
        .filter(({ variant }) => variant.group === group)
        .map(({ variant, cell }) => row(cellsOf(variant, cell, baseline))),
    ]),
  ];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function cellsOf(variant: Variant, cell: Cell, baseline: Cell | undefined): string[] {
  const endings = ENDINGS.filter((ending) => cell.endings[ending] > 0);
  return [
    `\`${variant.id}\``,
    percentText(cell.britishWins / cell.games),
    intervalText(wilsonInterval(cell.britishWins, cell.games)),
    baseline === undefined || baseline === cell ? '' : differenceText(cell, baseline),
    endings.map((ending) => `${ending} ${cell.endings[ending]}`).join(', '),
    cell.meanTurns.toFixed(0),
    `${cell.siegeGames}`,
    cell.meanFirstSiege === null ? '–' : cell.meanFirstSiege.toFixed(0),
  ];
}

/** The difference of two shares in percentage points; bold if it is more than two standard errors. */
function differenceText(cell: Cell, baseline: Cell): string {
  const share = cell.britishWins / cell.games;
  const before = baseline.britishWins / baseline.games;
  const pooled = (cell.britishWins + baseline.britishWins) / (cell.games + baseline.games);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / cell.games + 1 / baseline.games));
  const points = Math.round((share - before) * 100);
  const text = points > 0 ? `+${points}` : `${points}`.replace('-', '−');
  return Math.abs(share - before) > 1.96 * error ? `**${text}**` : text;
}
