// What a side is likely to do with a turn that follows in one sampled world. The opponent's hand is the same whatever the
// turn before was, and the own one mostly drawn from the same deck, so that what was seen after one turn narrows down
// what is tried after the others.
import { AMBUSH, CARD_FLAGS, CONVERTS, type Action, type GameState } from '@arpents/engine';
import { keyOf } from '../turns/action-key.ts';
import { NARROW_BREADTH, candidateActions } from '../turns/candidates.ts';

/** Of the actions that were tried, so many are tried again. */
const MOST_TRIED_AGAIN = 4;
/** So many lists of what could be done are kept: most turns leave the opponent the same choice. */
const MOST_LISTS = 3;

/** What could be done in some position, and what of it is worth trying, once that is known. */
interface Listed {
  readonly at: GameState;
  readonly actions: readonly Action[];
  promising: readonly Action[] | null;
}

export class TurnGuide {
  #known: Set<number> | null = null;
  #promising = new Set<number>();
  readonly #lists: Listed[] = [];

  /** What could be done in a position with which the turn begins. */
  candidates(state: GameState): readonly Action[] {
    for (const { at, actions } of this.#lists) if (offersTheSame(at, state)) return actions;
    const actions = candidateActions(state, NARROW_BREADTH);
    if (this.#lists.length < MOST_LISTS && !looksAtOtherHand(state)) {
      this.#lists.push({ at: state, actions, promising: null });
    }
    return actions;
  }

  /** Whether somebody has looked at everything in this world. */
  get isReady(): boolean {
    return this.#known !== null;
  }

  /** Takes note of actions with their values for the side. */
  learn(actions: readonly Action[], values: readonly number[]): void {
    const keys = actions.map(keyOf);
    const bestFirst = [...keys.keys()].sort((a, b) => values[b] - values[a]);
    this.#known = new Set(keys);
    this.#promising = new Set(bestFirst.slice(0, MOST_TRIED_AGAIN).map((index) => keys[index]));
  }

  /** The best of what is known, and everything that was not possible when it was learned. */
  worthTrying(actions: readonly Action[]): readonly Action[] {
    const listed = this.#lists.find((list) => list.actions === actions);
    if (listed === undefined) return this.#promisingOf(actions);
    listed.promising ??= this.#promisingOf(actions);
    return listed.promising;
  }

  #promisingOf(actions: readonly Action[]): Action[] {
    return actions.filter((action) => {
      const key = keyOf(action);
      return this.#promising.has(key) || this.#known?.has(key) !== true;
    });
  }
}

/**
 * Whether the side to move has the same choice in both, which come from one world: its cards, its money, the map, the
 * sieges and the neutral cards are what they were. Lists are values, and pieces in stock go with the map.
 */
function offersTheSame(some: GameState, other: GameState): boolean {
  const one = some.players[some.side];
  const another = other.players[other.side];
  return (
    some.places === other.places &&
    some.neutral === other.neutral &&
    some.sieges.british === other.sieges.british &&
    some.sieges.french === other.sieges.french &&
    some.lifted === other.lifted &&
    some.side === other.side &&
    some.actionsLeft === other.actionsLeft &&
    one.hand === another.hand &&
    one.money === another.money &&
    one.available === another.available &&
    one.reserve === another.reserve &&
    one.deck === another.deck &&
    one.discard === another.discard
  );
}

/** Whether what is worth considering depends on what there is to hit. */
const looksAtOtherHand = ({ players, side }: GameState): boolean =>
  players[side].hand.some((card) => (CARD_FLAGS[card] & (AMBUSH | CONVERTS)) !== 0);
