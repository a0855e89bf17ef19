// docs/balance.md as text, made from the data file and nothing else.
import {
  isBeyondChance,
  type Balance,
  type BalanceByPlayer,
  type BalanceCell,
} from '@arpents/bots';
import { EDITIONS, ENDINGS, PRESET_IDS, RULE_IDS } from '@arpents/engine';
import { intervalText, percentText } from './summary-text.ts';

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

export function balanceText({ commit, games, seed, players }: Balance): string {
  const whose = commit === null ? '' : `, by the players of commit ${commit}`;
  return [
    '# Balance',
    '',
    'How often the British win when equal computer players meet, for every edition, for each scenario rule alone',
    `and for every preset: ${games} games each, on the same ${games} seeds (\`--seed ${seed}\`)${whose}.`,
    '`npm run -s arpents -- balance --jobs 2` writes this file, and the same figures as data to',
    '`packages/bots/src/balance/balance.json`; do not edit them.',
    '',
    'Balance depends on strength, so there are two. Intervals are Wilson’s; the comparison with the plain second',
    'edition is in percentage points, and bold where the difference is larger than chance explains (95 %, one test',
    'at a time: of 40 rows without any effect two would be bold). A game is stopped and scored after 300 turns, which',
    'the endings call `adjudicated`.',
    ...Object.entries(players).flatMap(([player, measured]) => playerText(player, measured)),
    '',
  ].join('\n');
}

/** A title with the rows below it, in the order of the rules. */
type Group = readonly [title: string, rows: readonly (readonly [string, BalanceCell])[]];

const groupsOf = ({ editions, rules, presets }: BalanceByPlayer): readonly Group[] => [
  ['Editions', rowsOf(EDITIONS, editions)],
  ['Single scenario rules, added to the second edition', rowsOf(RULE_IDS, rules)],
  ['Presets', rowsOf(PRESET_IDS, presets)],
];

const rowsOf = <Id extends string>(
  ids: readonly Id[],
  cells: Readonly<Partial<Record<Id, BalanceCell>>>,
): Group[1] =>
  ids.flatMap((id) => {
    const cell = cells[id];
    return cell === undefined ? [] : [[id, cell] as const];
  });

function playerText(player: string, measured: BalanceByPlayer): string[] {
  const { effort, editions } = measured;
  const thinking = 'milliseconds' in effort ? `${effort.milliseconds} ms` : `${effort.nodes} nodes`;
  return [
    '',
    `## \`${player}\` against itself, at most ${thinking} per turn`,
    ...groupsOf(measured).flatMap(([title, rows]) => [
      '',
      `### ${title}`,
      '',
      row(COLUMNS),
      row(COLUMNS.map((_, column) => (column === 0 || column === 4 ? '---' : '---:'))),
      ...rows.map(([id, cell]) => row(cellsOf(id, cell, editions.second))),
    ]),
  ];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function cellsOf(id: string, cell: BalanceCell, baseline: BalanceCell | undefined): string[] {
  const endings = ENDINGS.flatMap((ending) => {
    const count = cell.endings[ending] ?? 0;
    return count === 0 ? [] : [`${ending} ${count}`];
  });
  return [
    `\`${id}\``,
    percentText(cell.share),
    intervalText(cell.interval),
    baseline === undefined || id === 'second' ? '' : differenceText(cell, baseline),
    endings.join(', '),
    cell.meanTurns.toFixed(0),
    `${cell.siegeGames}`,
    cell.meanFirstSiege === null ? '–' : cell.meanFirstSiege.toFixed(0),
  ];
}

/** The difference of two shares in percentage points; bold if it is more than chance explains. */
function differenceText(cell: BalanceCell, baseline: BalanceCell): string {
  const points = Math.round((cell.share - baseline.share) * 100);
  const text = points > 0 ? `+${points}` : `${points}`.replace('-', '−');
  return isBeyondChance(cell, baseline) ? `**${text}**` : text;
}
