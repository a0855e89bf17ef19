// What is measured for docs/balance.md: equal opponents in every edition, with each single scenario rule and in
// every preset, at two strengths.
import { MEASURING_PLAYERS, type Effort, type MeasuringPlayer } from '@arpents/bots';
import {
  EDITIONS,
  EVEN_PRESETS,
  PRESETS,
  PRESET_IDS,
  RULE_IDS,
  resolveOptions,
  type GameOptions,
  type OptionsWanted,
} from '@arpents/engine';
import { cellOf, type Cell } from './balance-cell.ts';
import { gameSeeds, type Match } from './match.ts';
import type { MatchPool } from './pool.ts';
import type { RecordedGame } from './recorded-games.ts';

export interface Strength {
  readonly bot: string;
  readonly effort: Effort;
}

export interface MeasuringStrength extends Strength {
  readonly player: MeasuringPlayer;
}

const STRENGTH_OF: Readonly<Record<MeasuringPlayer, Strength>> = {
  greedy: { bot: 'greedy', effort: { milliseconds: 20 } },
  strongest: { bot: 'strongest', effort: { milliseconds: 20 } },
  patient: { bot: 'strongest', effort: { milliseconds: 200 } },
};

export const STRENGTHS: readonly MeasuringStrength[] = MEASURING_PLAYERS.map((player) => ({
  player,
  ...STRENGTH_OF[player],
}));

export const VARIANT_GROUPS = ['edition', 'rule', 'preset', 'without'] as const;
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

/** The presets that were composed to be even, with one of their rules left out: what each rule is for. */
export const VARIANTS_WITHOUT: readonly Variant[] = EVEN_PRESETS.flatMap((preset) =>
  PRESETS[preset].rules.map((rule): Variant => ({
    group: 'without',
    id: `${preset} − ${rule}`,
    options: optionsFor({
      ...PRESETS[preset],
      rules: PRESETS[preset].rules.filter((other) => other !== rule),
    }),
  })),
);

/** In the order of the report. */
export const ALL_VARIANTS: readonly Variant[] = [...VARIANTS, ...VARIANTS_WITHOUT];

/** Cells that are measured already. */
export interface CellCache {
  readonly get: (key: string) => Cell | undefined;
  readonly put: (key: string, cell: Cell) => void;
}

/** One strength with the cells of all variants, in their order. */
export interface Measured<S extends Strength = Strength> {
  readonly strength: S;
  readonly cells: readonly { readonly variant: Variant; readonly cell: Cell }[];
}

/** How many games each cell is made of, and from which number their seeds follow. */
export interface Extent {
  readonly games: number;
  readonly seed: number;
  /** Whether the luck of the cards is judged too. */
  readonly judgesLuck?: boolean;
  /** Whose players they are. */
  readonly commit?: string | null;
}

/** What a cell was measured with: equal keys, equal games. Variants that play alike share their cell. */
const cellKey = (
  { bot, effort }: Strength,
  options: GameOptions,
  { games, seed, judgesLuck = false }: Extent,
): string => JSON.stringify([bot, effort, options.edition, options.rules, games, seed, judgesLuck]);

const mirrorMatches = (
  { bot, effort }: Strength,
  options: GameOptions,
  { games, seed, judgesLuck = false }: Extent,
): Match[] =>
  gameSeeds(seed, games).map((gameSeed) => ({
    options,
    seed: gameSeed,
    bots: { british: bot, french: bot },
    effort: { british: effort, french: effort },
    judgesLuck,
  }));

/** Measures what the cache does not know yet; after each cell it says how far it is. */
export async function measureBalance<S extends Strength>(
  strengths: readonly S[],
  variants: readonly Variant[],
  extent: Extent,
  cache: CellCache,
  play: MatchPool['play'],
  report: (progress: string) => void,
): Promise<Measured<S>[]> {
  const measured: Measured<S>[] = [];
  const total = strengths.length * variants.length;
  let done = 0;
  for (const strength of strengths) {
    const cells: Measured['cells'][number][] = [];
    for (const variant of variants) {
      const key = cellKey(strength, variant.options, extent);
      let cell = cache.get(key);
      if (cell === undefined) {
        const matches = mirrorMatches(strength, variant.options, extent);
        cell = cellOf(await play(matches), { commit: extent.commit ?? null, seed: extent.seed });
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

/** The same from games that were played elsewhere: of each variant the largest set that belongs together. */
export const countBalance = <S extends Strength>(
  strengths: readonly S[],
  variants: readonly Variant[],
  games: readonly RecordedGame[],
): Measured<S>[] =>
  strengths.map((strength) => ({
    strength,
    cells: variants.flatMap((variant) => {
      const together = largestSet(
        games.filter(
          ({ bot, effort, options }) =>
            bot === strength.bot &&
            JSON.stringify(effort) === JSON.stringify(strength.effort) &&
            JSON.stringify(options) === JSON.stringify(variant.options),
        ),
      );
      const [first] = together;
      if (first === undefined) return [];
      const { commit, seed } = first;
      return [{ variant, cell: cellOf(together, { commit, seed }) }];
    }),
  }));

/** The most games with seeds from the same number, by players of the same commit. */
function largestSet(games: readonly RecordedGame[]): readonly RecordedGame[] {
  const sets = new Map<string, RecordedGame[]>();
  for (const game of games) {
    const key = `${game.commit} ${game.seed}`;
    sets.set(key, [...(sets.get(key) ?? []), game]);
  }
  return [...sets.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
}
