// What judged luck turned out to be worth: multipliers from a regression of results on summed luck, over own games of
// equal players. tools/luck-games.ts and tools/fit-luck.ts make the data; a raw judgement overstates a draw, for what a good hand gains is
// mostly lost again.
import type { BySide, Side } from '@arpents/engine';
import data from './luck-calibration.json' with { type: 'json' };

interface Multiplier {
  readonly multiplier: number;
  /** Its standard error. */
  readonly error: number;
}

interface LuckCalibration {
  /** The computer player whose games against itself it was fitted on. */
  readonly player: string;
  readonly games: number;
  readonly draws: number;
  /** In order; a phase lasts up to and including a turn, the last one to the end. */
  readonly phases: readonly (BySide<Multiplier> & { readonly until: number | null })[];
  /** Of summed luck with the result, in games that the fit has not seen. */
  readonly correlation: number;
  /** The share of the variance of results that it explains. */
  readonly explained: number;
}

export const LUCK_CALIBRATION: LuckCalibration = data;

/** The multiplier for draws in a turn. */
export function multiplierAt(turn: number, side: Side): Multiplier & { readonly phase: number } {
  const { phases } = LUCK_CALIBRATION;
  const found = phases.findIndex(({ until }) => until === null || turn <= until);
  const phase = found < 0 ? phases.length - 1 : found;
  return { ...phases[phase][side], phase };
}
