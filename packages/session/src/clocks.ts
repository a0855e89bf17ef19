// Time for thinking. Clocks are worked out from the times of the entries alone, so they survive a restart.
// An out-of-turn decision stops both clocks and has a small one of its own.
import { bySide, type BySide, type GameState, type Side } from '@arpents/engine';

export type Pace =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'live';
      readonly minutes: number;
      /** Added at the end of each own turn. */
      readonly incrementSeconds: number;
    }
  | {
      readonly kind: 'days';
      /** Added at the end of each own turn. */
      readonly daysPerTurn: number;
      /** The most that can be saved up. */
      readonly capDays: number;
    };

export interface Clocks {
  /** Milliseconds left to each side at the moment `since`; below zero: run out. */
  readonly remaining: BySide<number>;
  readonly running: Side | null;
  readonly since: number;
  /** The small clock of an out-of-turn decision; when it is due, standing orders answer. */
  readonly answer: { readonly side: Side; readonly due: number } | null;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** Time for an out-of-turn decision. */
const ANSWER_TIME = { live: 60 * SECOND, days: DAY } as const;
/** What is left to whoever ran out of time while no process could take a move (R109). */
const TIME_GRANTED = { live: 60 * SECOND, days: DAY } as const;

type Timed = Exclude<Pace, { readonly kind: 'none' }>;

const initialTime = (pace: Timed): number =>
  pace.kind === 'live'
    ? pace.minutes * 60 * SECOND
    : Math.min(pace.daysPerTurn, pace.capDays) * DAY;

function afterTurn(pace: Timed, remaining: number): number {
  const left = Math.max(0, remaining);
  if (pace.kind === 'live') return left + pace.incrementSeconds * SECOND;
  return Math.min(pace.capDays * DAY, left + pace.daysPerTurn * DAY);
}

function running(
  state: GameState,
  pace: Timed,
  at: number,
): Pick<Clocks, 'running' | 'since' | 'answer'> {
  const side = state.decision?.side ?? null;
  if (side === null || side === state.side) return { running: side, since: at, answer: null };
  return { running: null, since: at, answer: { side, due: at + ANSWER_TIME[pace.kind] } };
}

export function startClocks(pace: Pace, state: GameState, at: number): Clocks | null {
  if (pace.kind === 'none') return null;
  return { remaining: bySide(() => initialTime(pace)), ...running(state, pace, at) };
}

/**
 * The clocks after the game went from one position to the next at the moment `at`. The end of a turn adds to a clock
 * once: `paidTurn` is the last that has, so that taking it back and ending it again adds nothing (R109).
 */
export function moveClocks(
  clocks: Clocks | null,
  pace: Pace,
  before: GameState,
  after: GameState,
  at: number,
  paidTurn: number,
): Clocks | null {
  if (clocks === null || pace.kind === 'none') return null;
  const passed = after.turn > before.turn && before.turn > paidTurn;
  const remaining = bySide((side) => {
    const left = timeLeft(clocks, side, at);
    return passed && side === before.side ? afterTurn(pace, left) : left;
  });
  return { remaining, ...running(after, pace, at) };
}

/** The clocks with so much left to a side from the moment `at` on. */
export const grantTime = (clocks: Clocks, side: Side, left: number, at: number): Clocks => ({
  ...clocks,
  remaining: bySide((one) => (one === side ? left : timeLeft(clocks, one, at))),
  since: at,
});

/** How much a side is left that ran out of time while nobody could take its move (R109). */
export const timeGranted = (pace: Pace): number =>
  pace.kind === 'none' ? 0 : TIME_GRANTED[pace.kind];

/** Milliseconds left to a side at the moment `at`; below zero: run out. */
export const timeLeft = (clocks: Clocks, side: Side, at: number): number =>
  clocks.remaining[side] - (clocks.running === side ? Math.max(0, at - clocks.since) : 0);

/** The side whose time has run out while it had to move, or null. */
export function outOfTime(clocks: Clocks | null, at: number): Side | null {
  const side = clocks?.running ?? null;
  return clocks !== null && side !== null && timeLeft(clocks, side, at) <= 0 ? side : null;
}

/** When somebody must look at this game again: time runs out, or an answer falls due. */
export function clockDue(clocks: Clocks | null): number | null {
  if (clocks === null) return null;
  if (clocks.answer !== null) return clocks.answer.due;
  return clocks.running === null ? null : clocks.since + clocks.remaining[clocks.running];
}
