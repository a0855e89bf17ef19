// Whole turns: every sequence of sensible actions up to the end of the turn, each set of actions once.
import { isLegal, type Action, type ActionKind, type GameState, type Side } from '@arpents/engine';
import { keyOf } from './action-key.ts';
import { candidateActions, USUAL_BREADTH, type Breadth } from './candidates.ts';
import { playOut } from './replies.ts';

/** A turn that could be played, with the positions it leads to, one for each world it was tried in. */
export interface Line {
  readonly actions: readonly Action[];
  readonly ends: readonly GameState[];
}

export interface LineOptions {
  readonly breadth?: Breadth;
  /** How many first actions are followed further, the best by `judge`. */
  readonly width?: number;
  /** Called for every position reached; larger is better for the side that plays. */
  readonly judge: (state: GameState) => number;
  /** True: stop here with what was found. */
  readonly isOver?: () => boolean;
}

/** Whether what comes of an action depends on what is hidden: on the opponent's hand, or on what is drawn. */
export const IS_CHANCY: Readonly<Record<ActionKind, boolean>> = {
  settle: false,
  develop: false,
  fortify: false,
  besiege: false,
  reinforce: false,
  raid: true,
  ambush: true,
  convert: true,
  'take-money': false,
  merchant: false,
  trader: false,
  piracy: true,
  draft: false,
  discard: false,
  reserve: false,
  governor: false,
  intendant: false,
  pass: false,
  retrieve: false,
  'home-support': true,
  'military-leader': false,
  withdraw: false,
  'sell-fur': false,
  'discard-lost-location': false,
  'end-turn': false,
  'block-raid': false,
  'block-ambush': false,
  'give-up-card': false,
  'show-hand': false,
  'settle-after-siege': false,
  'discard-penalty': false,
  'siege-redraw': true,
  'choose-empire-card': false,
  resign: false,
};

/** Everything up to the first action whose result nobody knows beforehand, that action included. */
export function upToChance(actions: readonly Action[]): readonly Action[] {
  const chancy = actions.findIndex(({ kind }) => IS_CHANCY[kind]);
  return chancy < 0 ? actions : actions.slice(0, chancy + 1);
}

interface Node {
  readonly actions: readonly Action[];
  readonly key: number;
  /** One world as long as nothing hidden matters, all of them from then on. */
  readonly states: readonly GameState[];
  readonly value: number;
}

export interface JudgedLine extends Line {
  readonly value: number;
}

/**
 * The turns that `side` can play from here, each with the mean of the judgement over the worlds.
 * All worlds show the same view to `side`; the first serves where nothing hidden matters.
 */
export function listLines(
  worlds: readonly GameState[],
  side: Side,
  options: LineOptions,
): JudgedLine[] {
  const lines: JudgedLine[] = [];
  const seen = new Set<number>();
  const { width = Infinity, breadth = USUAL_BREADTH, judge } = options;
  const root: Node = { actions: [], key: 0, states: [worlds[0]], value: 0 };
  if (worlds[0].actionsLeft === 0) {
    lines.push({ actions: [], ends: worlds, value: judge(worlds[0]) });
  }
  let open: Node[] = [root];
  while (open.length > 0) {
    const next: Node[] = [];
    for (const node of open) {
      if (options.isOver?.() === true && lines.length > 0) return lines;
      for (const child of childrenOf(node, worlds, side, breadth, seen, judge)) {
        const [state] = child.states;
        const isMine = state.phase !== 'over' && state.decision?.side === side;
        if (!isMine || state.actionsLeft === 0) {
          lines.push({ actions: child.actions, ends: child.states, value: child.value });
        }
        if (isMine) next.push(child);
      }
    }
    if (next.length > width) {
      next.sort((a, b) => b.value - a.value);
      next.length = width;
    }
    open = next;
  }
  return lines;
}

function childrenOf(
  node: Node,
  worlds: readonly GameState[],
  side: Side,
  breadth: Breadth,
  seen: Set<number>,
  judge: (state: GameState) => number,
): Node[] {
  const children: Node[] = [];
  const [state] = node.states;
  // Without actions left only a Military Leader still matters: everything else that is free was tried before.
  if (state.actionsLeft === 0 && state.sieges.british === null && state.sieges.french === null) {
    return children;
  }
  for (const action of candidateActions(state, breadth)) {
    if (action.kind === 'end-turn') continue;
    if (state.actionsLeft === 0 && action.kind !== 'military-leader') continue;
    const key = withAction(node.key, action);
    if (seen.has(key)) continue;
    seen.add(key);
    const from =
      IS_CHANCY[action.kind] && node.states.length < worlds.length
        ? replayed(worlds, node.actions, side)
        : node.states;
    const states = from.map((world, index) =>
      index === 0 || (world.decision?.side === side && isLegal(world, action))
        ? playOut(world, action, side)
        : world,
    );
    let value = 0;
    for (const reached of states) value += judge(reached);
    children.push({
      actions: [...node.actions, action],
      key,
      states,
      value: value / states.length,
    });
  }
  return children;
}

const replayed = (
  worlds: readonly GameState[],
  actions: readonly Action[],
  side: Side,
): readonly GameState[] =>
  worlds.map((world) => actions.reduce((state, action) => playOut(state, action, side), world));

/**
 * A number for the actions of a turn whatever their order: the same actions in another order lead to the same
 * position, but where chance or the opponent interferes.
 */
function withAction(key: number, action: Action): number {
  // Sums stay below 2^53 for any turn, so that they are exact.
  return key + keyOf(action);
}
