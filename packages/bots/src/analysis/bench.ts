// Tries turns of one side in sampled worlds: what a turn is worth when both sides have played on for a little.
import { bySide, isLegal, type Action, type GameState, type Side } from '@arpents/engine';
import { chancesOf } from '../evaluation/evaluate.ts';
import { WEIGHTS, type Weights } from '../evaluation/weights.ts';
import { positionAfter } from '../search/playout.ts';
import type { TurnGuide } from '../search/turn-guide.ts';
import { startThinking } from '../thinking.ts';
import { listLines } from '../turns/lines.ts';
import { playOut } from '../turns/replies.ts';

/** The reply, and the own turn after it, in which sieges are settled. */
const HALF_TURNS = 2;
/** What counts how much: the position when the turn is over, after the reply, and after the own turn that follows. */
const STAGES = [0.25, 0.375, 0.375] as const;
/** Where the rest of a turn is looked for, once it is known what was drawn or how a raid went. */
const REST_WIDTH = 6;

/**
 * What chances are told by, as on the curve of the game: these weights were fitted to results. Those that players choose
 * by were tuned until they won more, which says less about how much a position is worth.
 */
const TOLD_BY = WEIGHTS;

export interface Tried {
  /** The chance of the side to win, from 0 to 1. */
  readonly value: number;
  /** The position when the turn is over, and the one after the reply. */
  readonly states: readonly GameState[];
}

export class Bench {
  readonly #side: Side;
  readonly #weights: Weights;
  readonly #thinking = startThinking({});

  /** `weights`: what turns are chosen and played on by. */
  constructor(side: Side, weights: Weights) {
    this.#side = side;
    this.#weights = weights;
  }

  /** How a position looks to whoever chooses a turn: the chance of the side to win, from 0 to 1. */
  readonly judge = (state: GameState): number => chancesOf(state, this.#side, this.#weights);

  /** Plays a turn in a world, its rest as well as can be, and then on. What has become impossible is left out. */
  try(world: GameState, actions: readonly Action[], guide: TurnGuide): Tried {
    let end = world;
    for (const action of actions) end = this.#ifPossible(end, action);
    end = this.#completed(end, world.turn);
    const states: GameState[] = [];
    const weights = bySide(() => this.#weights);
    const options = { halfTurns: HALF_TURNS, weights, guides: [guide] };
    const last = positionAfter(end, options, this.#thinking, (state) => states.push(state));
    let value = 0;
    for (const [stage, weight] of STAGES.entries()) {
      value += weight * chancesOf(states[stage] ?? last, this.#side, TOLD_BY);
    }
    return { value, states: states.length === 0 ? [end] : states };
  }

  #ifPossible(state: GameState, action: Action): GameState {
    return state.decision?.side === this.#side && isLegal(state, action)
      ? playOut(state, action, this.#side)
      : state;
  }

  #completed(state: GameState, turn: number): GameState {
    const isOpen =
      state.decision?.kind === 'take-action' &&
      state.decision.side === this.#side &&
      state.turn === turn &&
      state.actionsLeft > 0;
    if (!isOpen) return state;
    const lines = listLines([state], this.#side, { judge: this.judge, width: REST_WIDTH });
    let best = lines[0];
    for (const line of lines) if (line.value > best.value) best = line;
    return best.ends[0];
  }
}
