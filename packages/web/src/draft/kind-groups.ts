// The kinds of action of a turn by what they are about, as a player looks for them.
import { TURN_ACTION_KINDS, type ActionKind, type TurnActionKind } from '@arpents/engine';
import type { Prospects } from './draft.ts';

export const KIND_GROUPS = ['expand', 'fight', 'earn', 'manage', 'free', 'leave'] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

/** Where a kind is looked for while it takes one of the turn's actions; null: it has a button of its own. */
const GROUP_OF: Readonly<Record<TurnActionKind, Exclude<KindGroup, 'free'> | null>> = {
  settle: 'expand',
  develop: 'expand',
  fortify: 'expand',
  besiege: 'fight',
  reinforce: 'fight',
  'military-leader': 'fight',
  withdraw: 'leave',
  raid: 'fight',
  ambush: 'fight',
  convert: 'fight',
  'take-money': 'earn',
  merchant: 'earn',
  trader: 'earn',
  piracy: 'earn',
  'sell-fur': 'earn',
  draft: 'manage',
  discard: 'manage',
  'discard-lost-location': 'manage',
  reserve: 'manage',
  retrieve: 'manage',
  governor: 'manage',
  intendant: 'manage',
  'home-support': 'manage',
  pass: 'manage',
  'end-turn': null,
};

/** Groups with at least one kind to show, in order; what is free by the rules of the game stands together (R92), what
 * gives something up stands last and apart. */
export function kindGroups(
  { free }: Pick<Prospects, 'free'>,
  isShown: (kind: ActionKind) => boolean,
): readonly { readonly group: KindGroup; readonly kinds: readonly TurnActionKind[] }[] {
  const groupOf = (kind: TurnActionKind): KindGroup | null =>
    GROUP_OF[kind] !== null && GROUP_OF[kind] !== 'leave' && free.has(kind)
      ? 'free'
      : GROUP_OF[kind];
  return KIND_GROUPS.map((group) => ({
    group,
    kinds: TURN_ACTION_KINDS.filter((kind) => groupOf(kind) === group && isShown(kind)),
  })).filter(({ kinds }) => kinds.length > 0);
}
