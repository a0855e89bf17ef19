// Which turns are advised: different ideas, each with one of six aims.
import {
  isOwnedBy,
  placeOf,
  type Action,
  type ActionKind,
  type GameState,
  type Side,
} from '@arpents/engine';
import { purposeOf } from '../turns/aims.ts';
import type { JudgedLine } from '../turns/lines.ts';

/** What a turn can be after, in a word that beginners know. */
export const AIMS = ['settle', 'money', 'siege', 'defence', 'raid', 'deck'] as const;
export type Aim = (typeof AIMS)[number];

/** `where`: an attack on the other side's places, the defence of one's own. */
const AIM_OF: Readonly<Record<ActionKind, Aim | 'where'>> = {
  settle: 'settle',
  develop: 'settle',
  fortify: 'defence',
  besiege: 'siege',
  reinforce: 'where',
  raid: 'raid',
  ambush: 'raid',
  convert: 'raid',
  'take-money': 'money',
  merchant: 'money',
  trader: 'money',
  piracy: 'money',
  draft: 'deck',
  discard: 'deck',
  reserve: 'deck',
  governor: 'deck',
  intendant: 'deck',
  pass: 'deck',
  retrieve: 'deck',
  'home-support': 'deck',
  'military-leader': 'where',
  withdraw: 'where',
  'sell-fur': 'money',
  'discard-lost-location': 'deck',
  'end-turn': 'deck',
  'block-raid': 'defence',
  'block-ambush': 'defence',
  'give-up-card': 'deck',
  'show-hand': 'deck',
  'settle-after-siege': 'settle',
  'discard-penalty': 'deck',
  'siege-redraw': 'deck',
  'choose-empire-card': 'deck',
  resign: 'deck',
};

/** What `side` is after with an action. */
export function aimOf(action: Action, { places }: Pick<GameState, 'places'>, side: Side): Aim {
  const aim = AIM_OF[action.kind];
  if (aim !== 'where') return aim;
  if (action.kind === 'withdraw') return action.siege === side ? 'siege' : 'defence';
  const isOwn = 'location' in action && isOwnedBy(places[placeOf(action.location)], side);
  return isOwn ? 'defence' : 'siege';
}

/** How much worse than the best, in the chance to win, an idea with another aim may be to come before its like. */
const WORTH_VARIETY = 0.06;

/**
 * At most so many of the best lines, best first. No two begin with the same thing to do; and where it costs little, each
 * has an aim of its own.
 */
export function differentIdeas(
  lines: readonly JudgedLine[],
  most: number,
  aim: (first: Action) => Aim,
): JudgedLine[] {
  const byValue = lines
    .flatMap((line) => (line.actions.length === 0 ? [] : [{ line, first: line.actions[0] }]))
    .sort((a, b) => b.line.value - a.line.value);
  const chosen: typeof byValue = [];
  const begun = new Set<string>();
  const aims = new Set<Aim>();
  const choose = (isWanted: (one: (typeof byValue)[number]) => boolean): void => {
    for (const one of byValue) {
      const purpose = purposeOf(one.first);
      if (chosen.length === most || begun.has(purpose) || !isWanted(one)) continue;
      begun.add(purpose);
      aims.add(aim(one.first));
      chosen.push(one);
    }
  };
  choose(
    ({ line, first }) =>
      !aims.has(aim(first)) && line.value >= byValue[0].line.value - WORTH_VARIETY,
  );
  choose(() => true);
  return chosen.sort((a, b) => b.line.value - a.line.value).map(({ line }) => line);
}
