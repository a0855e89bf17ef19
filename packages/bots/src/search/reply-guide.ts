// What the opponent is likely to reply with in one sampled world. Their hand is the same whatever the turn before was,
// so what one turn taught about their actions narrows down what is tried after the others.
import type { Action } from '@arpents/engine';
import { keyOf } from '../turns/action-key.ts';

/** Of the actions that were tried, so many are tried again. */
const MOST_TRIED_AGAIN = 4;

export class ReplyGuide {
  #known: Set<number> | null = null;
  #promising = new Set<number>();

  /** Whether somebody has looked at everything in this world. */
  get isReady(): boolean {
    return this.#known !== null;
  }

  /** Takes note of actions with their values for who replies. */
  learn(actions: readonly Action[], values: readonly number[]): void {
    const keys = actions.map(keyOf);
    const bestFirst = [...keys.keys()].sort((a, b) => values[b] - values[a]);
    this.#known = new Set(keys);
    this.#promising = new Set(bestFirst.slice(0, MOST_TRIED_AGAIN).map((index) => keys[index]));
  }

  /** The best of what is known, and everything that was not possible when it was learned. */
  worthTrying(actions: readonly Action[]): Action[] {
    return actions.filter((action) => {
      const key = keyOf(action);
      return this.#promising.has(key) || this.#known?.has(key) !== true;
    });
  }
}
