// docs/balance.md as text, made from the data file and nothing else.
import {
  MEASURING_PLAYERS,
  isBeyondChance,
  type Balance,
  type BalanceByPlayer,
  type BalanceCell,
  type MeasuringPlayer,
} from '@arpents/bots';
import { EDITIONS, ENDINGS, PRESET_IDS, RULE_IDS } from '@arpents/engine';
import { adjustedText } from './adjusted.ts';
import { intervalText, percentText } from './summary-text.ts';

const COLUMNS = [
  '',
  'British wins',
  '95 % interval',
  'games',
  'against the plain second edition',
  'even with, to the French',
  'endings',
  'turns',
  'games with a siege',
  'first siege in turn',
  'players',
  'seeds',
] as const;
/** Columns of words, which are set left. */
const WORDS: ReadonlySet<string> = new Set(['', 'endings', 'players']);

const TITLES: Readonly<Record<MeasuringPlayer, string>> = {
  greedy: '`greedy` against itself',
  strongest: '`strongest` against itself',
  patient: '`strongest` against itself, with more time (`patient`)',
};

export const balanceText = ({ players }: Balance): string =>
  [
    '# Balance',
    '',
    'How often the British win when equal computer players meet, for every edition, for each scenario rule alone',
    'and for every preset. `npm run -s arpents -- balance --jobs 2` measures all of it with `greedy` and `strongest`',
    'and writes this file, and the same figures as data to `packages/bots/src/balance/balance.json`; do not edit them.',
    'Rows are measured again by name, with the games and seeds that stand in them, and the others stay as they are:',
    '',
    '    npm run -s arpents -- balance --players greedy,strongest --variants beautiful-river --games 400 --seed 180000 --jobs 2',
    '',
    'Games that were played elsewhere are counted with `--from FILE`, one JSON object a line.',
    '',
    'Balance depends on strength, so there are several players. Intervals are Wilson’s. The comparison with the plain',
    'second edition is in percentage points, where the same players measured both, and bold where the difference is',
    'larger than chance explains (95 %, one test at a time: of 40 rows without any effect two would be bold). *Even',
    'with* is a bid: so many points for the French would have made as many games a win for either side (below zero,',
    'for the British), and how far chance reaches; who wins a capital wins whatever was bid. `players` is the commit',
    'that they are of. A game is stopped and scored after 300 turns, which the endings call `adjudicated`.',
    '',
    'A preset is called even where the share of both players lies between 45 and 55 % in 400 games on seeds that it',
    'was not chosen on, and that of `strongest` with more time in 100; *even if quick* where only the first holds. What',
    'was tried and did not hold stands in [strength.md](strength.md#even-presets).',
    ...MEASURING_PLAYERS.flatMap((player) => {
      const measured = players[player];
      return measured === undefined ? [] : playerText(player, measured);
    }),
    '',
  ].join('\n');

/** A title with the rows below it, in the order of the rules, and what they are compared with. */
interface Group {
  readonly title: string;
  readonly rows: readonly (readonly [string, BalanceCell])[];
  readonly plain: BalanceCell | null;
}

function groupsOf({ editions, rules, presets, without, plain }: BalanceByPlayer): readonly Group[] {
  const { second = null } = editions;
  return [
    { title: 'Editions', rows: rowsOf(EDITIONS, editions), plain: second },
    {
      title: 'Single scenario rules, added to the second edition',
      rows: rowsOf(RULE_IDS, rules),
      plain,
    },
    { title: 'Presets', rows: rowsOf(PRESET_IDS, presets), plain: second },
    {
      title: 'Even presets with one rule left out',
      rows: rowsOf(Object.keys(without), without),
      plain: second,
    },
  ].filter(({ rows }) => rows.length > 0);
}

const rowsOf = <Id extends string>(
  ids: readonly Id[],
  cells: Readonly<Partial<Record<Id, BalanceCell>>>,
): Group['rows'] =>
  ids.flatMap((id) => {
    const cell = cells[id];
    return cell === undefined ? [] : [[id, cell] as const];
  });

function playerText(player: MeasuringPlayer, measured: BalanceByPlayer): string[] {
  const { effort } = measured;
  const thinking = 'milliseconds' in effort ? `${effort.milliseconds} ms` : `${effort.nodes} nodes`;
  return [
    '',
    `## ${TITLES[player]}, at most ${thinking} per turn`,
    ...groupsOf(measured).flatMap(({ title, rows, plain }) => [
      '',
      `### ${title}`,
      '',
      row(COLUMNS),
      row(COLUMNS.map((column) => (WORDS.has(column) ? '---' : '---:'))),
      ...rows.map(([id, cell]) => row(cellsOf(id, cell, plain))),
    ]),
  ];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function cellsOf(id: string, cell: BalanceCell, plain: BalanceCell | null): string[] {
  const endings = ENDINGS.flatMap((ending) => {
    const count = cell.endings[ending] ?? 0;
    return count === 0 ? [] : [`${ending} ${count}`];
  });
  const isComparable = plain !== null && id !== 'second' && plain.commit === cell.commit;
  return [
    `\`${id}\``,
    percentText(cell.share),
    intervalText(cell.interval) +
      (cell.adjusted === undefined ? '' : `; ${adjustedText(cell.adjusted)}`),
    `${cell.games}`,
    isComparable ? differenceText(cell, plain) : '',
    bidText(cell),
    endings.join(', '),
    cell.meanTurns.toFixed(0),
    `${cell.siegeGames}`,
    cell.meanFirstSiege === null ? '–' : cell.meanFirstSiege.toFixed(0),
    cell.commit ?? '',
    `${cell.seed}`,
  ];
}

const signed = (number: number): string =>
  number > 0 ? `+${number}` : `${number}`.replace('-', '−');

/** The difference of two shares in percentage points; bold if it is more than chance explains. */
function differenceText(cell: BalanceCell, plain: BalanceCell): string {
  const text = signed(Math.round((cell.share - plain.share) * 100));
  return isBeyondChance(cell, plain) ? `**${text}**` : text;
}

const bidText = ({ bid }: BalanceCell): string =>
  bid === null ? '' : `${signed(bid.points)} (${signed(bid.low)} … ${signed(bid.high)})`;
