// The legal actions as a numbered list, grouped by kind.
import {
  LISTED_HAND_LIMIT,
  legalActions,
  playLegal,
  type Action,
  type ActionKind,
  type GameState,
  type PlayerView,
} from '@arpents/engine';
import { actionName, describeAction, signed } from '@arpents/messages';
import { wrapped, type Style } from '../position-text/style.ts';

/** Groups with more actions than this are shown when they are asked for. */
const LARGEST_OPEN_GROUP = 16;

interface Entry {
  /** Counted from 1. */
  readonly number: number;
  readonly action: Action;
  /** What it does to the money of the side at once. */
  readonly money: number;
}

interface Group {
  readonly kind: ActionKind;
  readonly isFree: boolean;
  readonly entries: readonly Entry[];
}

export interface Menu {
  readonly actions: readonly Action[];
  readonly groups: readonly Group[];
}

/** What the deciding side can do. Cost and gain are open to all, so that the state tells nothing that the view does not. */
export function menuOf(state: GameState, view: PlayerView): Menu {
  const actions = legalActions(view);
  const groups: { kind: ActionKind; isFree: boolean; entries: Entry[] }[] = [];
  actions.forEach((action, i) => {
    const after = playLegal(state, action);
    const entry = { number: i + 1, action, money: moneyChange(state, after) };
    const last = groups.at(-1);
    if (last?.kind === action.kind) last.entries.push(entry);
    else groups.push({ kind: action.kind, isFree: isFree(state, after, action), entries: [entry] });
  });
  return { actions, groups };
}

function moneyChange(before: GameState, after: GameState): number {
  const side = before.decision?.side;
  if (side === undefined || after.turn !== before.turn) return 0;
  return after.players[side].money - before.players[side].money;
}

/** R92; an answer to a question is neither free nor paid. */
const isFree = (before: GameState, after: GameState, { kind }: Action): boolean =>
  before.decision?.kind === 'take-action' &&
  kind !== 'end-turn' &&
  after.actionsLeft === before.actionsLeft;

/** The whole list, with large groups folded. */
export function menuText(menu: Menu, view: PlayerView, style: Style): string {
  const title = view.decision?.kind === 'take-action' ? 'cli.play.actions' : 'cli.play.answers';
  const tooMany = (view.hand?.length ?? 0) > LISTED_HAND_LIMIT;
  return [
    style.strong(style.say(title)),
    ...menu.groups.map((group) =>
      group.entries.length > LARGEST_OPEN_GROUP && menu.groups.length > 1
        ? foldedText(group, style)
        : groupText(group, view, style),
    ),
    ...(tooMany && view.decision?.kind === 'take-action' && view.actionsLeft > 0
      ? [style.faint(style.say('cli.play.too-many', { example: 'discard: boston + militia' }))]
      : []),
  ].join('\n');
}

const heading = ({ kind, isFree: free }: Group, style: Style): string => {
  const name = actionName(kind, style.locale);
  return free ? `${name} (${style.say('cli.play.free')})` : name;
};

const foldedText = (group: Group, style: Style): string =>
  ` ${heading(group, style)} ${style.faint(
    `(${style.say('cli.play.folded', { count: group.entries.length, kind: group.kind })})`,
  )}`;

/** One group in full; a group of one needs no heading. */
export function groupText(group: Group, view: PlayerView, style: Style): string {
  const side = view.decision?.side ?? view.side;
  const lines = group.entries.map(({ number, action, money }) => {
    const change =
      money === 0 ? '' : ` (${style.say('cli.play.money-change', { money: signed(money) })})`;
    const text = `${describeAction(action, side, style.locale)}${change}`;
    return wrapped(`${String(number).padStart(4)}  ${text}`, style.columns, ' '.repeat(8));
  });
  return group.entries.length === 1 && !group.isFree
    ? lines.join('\n')
    : [` ${heading(group, style)}`, ...lines].join('\n');
}
