// Somebody who has just learnt the game and plays it as the coach of the last lesson says: raid, build, settle, fetch money.
import {
  LOCATIONS,
  legalActions,
  type Action,
  type ActionKind,
  type PlayerView,
} from '@arpents/engine';

const worthOf = (action: Action): number =>
  'location' in action ? (LOCATIONS.find(({ id }) => id === action.location)?.points ?? 0) : 0;
const cardsOf = (action: Action): readonly string[] => ('cards' in action ? action.cards : []);

/** Where the number is largest, with the fewest cards. */
const best = (actions: readonly Action[]): Action | undefined =>
  actions
    .toSorted((a, b) => worthOf(b) - worthOf(a) || cardsOf(a).length - cardsOf(b).length)
    .at(0);

export function plainAction(view: PlayerView): Action {
  const all = legalActions(view);
  const of = (...kinds: readonly ActionKind[]): readonly Action[] =>
    all.filter(({ kind }) => kinds.includes(kind));
  const blocks = of('block-raid', 'block-ambush').filter((block) =>
    'card' in block ? block.card !== null : cardsOf(block).length > 0,
  );
  const raiders = of('draft').filter(
    (draft) => 'card' in draft && /native-americans|coureurs/.test(String(draft.card)),
  );
  const isBesieged = Object.values(view.sieges).some((siege) => siege !== null);
  const chosen =
    blocks.at(0) ??
    best(of('raid')) ??
    best(of('develop')) ??
    best(of('settle')) ??
    (isBesieged ? best(of('reinforce')) : undefined) ??
    of('trader')
      .toSorted((a, b) => cardsOf(b).length - cardsOf(a).length)
      .at(0) ??
    raiders.at(0) ??
    best(of('take-money')) ??
    of('discard').find((discard) => cardsOf(discard).length === 1) ??
    of('pass', 'end-turn').at(0) ??
    all.at(0);
  if (chosen === undefined) throw new Error('there is nothing to decide');
  return chosen;
}
