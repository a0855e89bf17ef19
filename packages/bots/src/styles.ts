// What the styles within a level like: players of equal strength who do different things where that costs little.
import { cardOf, type Action, type ActionKind, type Side } from '@arpents/engine';
import { CARD_ROLE, type Role } from './cards.ts';
import { logOdds } from './log-odds.ts';
import type { Style } from './style-of-game.ts';
import type { ComparedTurn } from './turns/compared.ts';

/** What a style likes to do, and which cards it likes to draft. */
interface Taste {
  readonly actions: ReadonlySet<ActionKind>;
  readonly drafts: ReadonlySet<Role>;
}

const taste = (actions: readonly ActionKind[], drafts: readonly Role[]): Taste => ({
  actions: new Set(actions),
  drafts: new Set(drafts),
});

const TASTES: Readonly<Record<Style, Taste>> = {
  trader: taste(['merchant', 'trader', 'piracy', 'sell-fur'], ['trader', 'ships']),
  raider: taste(['raid', 'ambush', 'convert'], ['ranger', 'natives']),
  besieger: taste(
    ['besiege', 'reinforce', 'military-leader'],
    ['infantry', 'artillery', 'leader', 'militia'],
  ),
  pioneer: taste(['settle', 'develop', 'fortify'], ['settlers', 'bateaux', 'fortification']),
};

function isLiked(action: Action, side: Side, { actions, drafts }: Taste): boolean {
  if (action.kind !== 'draft') return actions.has(action.kind);
  const role = CARD_ROLE[cardOf(side, action.card)];
  return role !== null && drafts.has(role);
}

/**
 * The turn that a style plays: of those that cost no more than `leeway` in log-odds, compared with the first, the one
 * with the best chance and a bonus for what it likes: `leeway` where it likes all of it.
 */
export function turnInStyle(
  turns: readonly ComparedTurn[],
  side: Side,
  style: Style | null,
  leeway: number,
): ComparedTurn {
  const [best] = turns;
  // A win at hand is to everybody's taste.
  if (style === null || best.chances === 1) return best;
  const pleased = (turn: ComparedTurn): number => {
    const { actions } = turn.line;
    const liked = actions.filter((action) => isLiked(action, side, TASTES[style])).length;
    return logOdds(turn.chances) + (leeway * liked) / Math.max(1, actions.length);
  };
  let chosen = best;
  for (const turn of turns) {
    if (logOdds(turn.chances) < logOdds(best.chances) - leeway) continue;
    if (pleased(turn) > pleased(chosen)) chosen = turn;
  }
  return chosen;
}
