// Keeping to a budget: counts the positions evaluated and looks at the clock, which can be replaced in tests.
import type { Budget } from './contract.ts';
import { watchHoldups, type Holdups } from './holdups.ts';

// The one thing asked of the environment; browsers, workers and Node all have it.
declare const performance: { readonly now: () => number };

export type Clock = () => number;

export const systemClock: Clock = () => performance.now();

export interface Thinking {
  /** Counts positions evaluated. */
  readonly spend: (nodes: number) => void;
  /** The share of the budget that is used up: 0 at the start, and never more where there is no limit. */
  readonly spent: () => number;
  /** The share of the budget that a position has taken on average. */
  readonly spentPerNode: () => number;
  /** Whether to answer now. */
  readonly isOver: () => boolean;
}

/** Left of the time for what follows the last look at the clock: less than that passes between two looks. */
const MARGIN_MILLISECONDS = 0.5;
/** However busy the machine is, this much of the time is used. */
const LEAST_SHARE = 0.4;

/** What is known of this thread from the decisions before. */
const holdupsByClock = new WeakMap<Clock, Holdups>();

function holdupsOf(clock: Clock): Holdups {
  const known = holdupsByClock.get(clock) ?? watchHoldups();
  holdupsByClock.set(clock, known);
  return known;
}

/** Starts the clock. Without any limit nothing says when to stop: the caller needs an end of its own. */
export function startThinking(budget: Budget, clock: Clock = systemClock): Thinking {
  const { milliseconds = Infinity, nodes = Infinity, isCancelled } = budget;
  const isTimed = milliseconds !== Infinity;
  const start = isTimed ? clock() : 0;
  const holdups = holdupsOf(clock);
  const time = Math.max(
    0,
    Math.max(LEAST_SHARE * milliseconds, milliseconds - holdups.allowance()) - MARGIN_MILLISECONDS,
  );
  let counted = 0;
  let looked = start;
  const elapsed = (): number => {
    const now = clock();
    holdups.note(now - looked);
    looked = now;
    return now - start;
  };
  const shareOf = (used: number, allowed: number): number => (allowed > 0 ? used / allowed : 1);
  const spent = (): number => {
    if (isCancelled?.() === true) return 1;
    const share = shareOf(counted, nodes);
    return isTimed ? Math.max(share, shareOf(elapsed(), time)) : share;
  };
  return {
    spend(count) {
      counted += count;
      // Looked at often, the clock tells when the thread is held up from what just takes its time.
      if (isTimed) elapsed();
    },
    spent,
    spentPerNode: () => (counted === 0 ? 0 : spent() / counted),
    isOver: () => spent() >= 1,
  };
}
