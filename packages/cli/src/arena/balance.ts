// What is measured for docs/balance.md: equal opponents in every edition, with each single scenario rule and in
// every preset, at two strengths.
import type { Effort } from '@arpents/bots';
import {
  EDITIONS,
  PRESETS,
  PRESET_IDS,
  RULE_IDS,
  resolveOptions,
  type Ending,
  type GameOptions,
  type OptionsWanted,
} from '@arpents/engine';
import { gameSeeds, type Match } from './match.ts';
import type { MatchPool } from './pool.ts';
import { summarise, type ArenaSummary } from './summary.ts';

export interface Strength {
  readonly bot: string;
  readonly effort: Effort;
}

export const STRENGTHS: readonly Strength[] = [
  { bot: 'greedy', effort: { milliseconds: 20 } },
  { bot: 'strongest', effort: { milliseconds: 20 } },
];

export const VARIANT_GROUPS = ['edition', 'rule', 'preset'] as const;
export type VariantGroup = (typeof VARIANT_GROUPS)[number];

export interface Variant {
  readonly group: VariantGroup;
  readonly id: string;
  readonly options: GameOptions;
}

function optionsFor(wanted: OptionsWanted): GameOptions {
  const options = resolveOptions(wanted);
  if (!options.ok) throw new Error(`a variant cannot be played: ${JSON.stringify(options.error)}`);
  return options.value;
}

export const VARIANTS: readonly Variant[] = [
  ...EDITIONS.map((edition): Variant => ({
    group: 'edition',
    id: edition,
    options: optionsFor({ edition }),
  })),
  ...RULE_IDS.map((rule): Variant => ({
    group: 'rule',
    id: rule,
    options: optionsFor({ rules: [rule] }),
  })),
  ...PRESET_IDS.map((preset): Variant => ({
    group: 'preset',
    id: preset,
    options: optionsFor(PRESETS[preset]),
  })),
];

/** Cells that are measured already. */
export interface CellCache {
  readonly get: (key: string) => Cell | undefined;
  readonly put: (key: string, cell: Cell) => void;
}

/** What of a summary goes into the report. */
export interface Cell {
  readonly games: number;
  readonly britishWins: number;
  readonly endings: Readonly<Record<Ending, number>>;
  readonly meanTurns: number;
  readonly siegeGames: number;
  readonly meanFirstSiege: number | null;
}

/** One strength with the cells of all variants, in their order. */
export interface Measured {
  readonly strength: Strength;
  readonly cells: readonly { readonly variant: Variant; readonly cell: Cell }[];
}

/** How many games each cell is made of, and from which number their seeds follow. */
export interface Extent {
  readonly games: number;
  readonly seed: number;
}

const cellOf = (summary: ArenaSummary): Cell => ({
  games: summary.games,
  britishWins: summary.wins.british,
  endings: summary.endings,
  meanTurns: summary.turnsPerGame.mean,
  siegeGames: summary.sieges.games,
  meanFirstSiege: summary.sieges.meanFirstTurn,
});

/** What a cell was measured with: equal keys, equal games. Variants that play alike share their cell. */
const cellKey = (
  { bot, effort }: Strength,
  options: GameOptions,
  { games, seed }: Extent,
): string => JSON.stringify([bot, effort, options.edition, options.rules, games, seed]);

const mirrorMatches = (
  { bot, effort }: Strength,
  options: GameOptions,
  { games, seed }: Extent,
): Match[] =>
  gameSeeds(seed, games).map((gameSeed) => ({
    options,
    seed: gameSeed,
    bots: { british: bot, french: bot },
    effort: { british: effort, french: effort },
  }));

/** Measures what the cache does not know yet; after each cell it says how far it is. */
export async function measureBalance(
  strengths: readonly Strength[],
  variants: readonly Variant[],
  extent: Extent,
  cache: CellCache,
  play: MatchPool['play'],
  report: (progress: string) => void,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  const total = strengths.length * variants.length;
  let done = 0;
  for (const strength of strengths) {
    const cells: Measured['cells'][number][] = [];
    for (const variant of variants) {
      const key = cellKey(strength, variant.options, extent);
      let cell = cache.get(key);
      if (cell === undefined) {
        const matches = mirrorMatches(strength, variant.options, extent);
        cell = cellOf(summarise(matches, await play(matches)));
        cache.put(key, cell);
      }
      cells.push({ variant, cell });
      report(
        `${++done} of ${total}: ${strength.bot}, ${variant.group} ${variant.id}: ` +
          `${cell.britishWins} of ${cell.games} to the British`,
      );
    }
    measured.push({ strength, cells });
  }
  return measured;
}
