// Giving up a card after an ambush, a Priest or Indian Leader, or a lost siege; or showing the hand (R51, R69–R72).
import {
  AMBUSHABLE,
  CARD_IDS,
  CONVERTIBLE,
  cardIdsOf,
  cardOf,
  hasFlag,
  isLocationCard,
  type Card,
  type CardList,
} from '../cards/cards.ts';
import { kindsOf, sameCards, sorted, without } from '../cards/card-list.ts';
import type { ActionRule, Standpoint, Table } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { closeSiege, loseFromSiege } from '../state/sieges.ts';
import type { Decision, Draft } from '../state/state.ts';
import { gain, returnCard, takeFromHand } from '../state/zones.ts';
import { resumeTurn } from '../turn/ask.ts';
import { afterSiege } from '../turn/siege-check.ts';
import { GIVE_UP_ZONES, opponentOf, type GiveUpZone, type Side } from '../vocabulary.ts';

type GiveUp = Extract<Decision, { readonly kind: 'give-up-card' }>;

const askedFor = (at: Standpoint): GiveUp | null =>
  at.game.decision?.kind === 'give-up-card' ? at.game.decision : null;

const siegeOfZone = (zone: GiveUpZone): Side | null =>
  zone === 'british-siege' ? 'british' : zone === 'french-siege' ? 'french' : null;

/** The cards of a zone that would answer the demand. */
function demanded(at: Standpoint, asked: GiveUp, zone: GiveUpZone): CardList {
  const siege = siegeOfZone(zone);
  if (asked.cause === 'siege') {
    if (siege === null || siege !== asked.siege) return [];
    return sorted(at.game.sieges[siege]?.cards[at.side] ?? []).filter(
      (card) => !isLocationCard(card),
    );
  }
  const flag = asked.cause === 'ambush' ? AMBUSHABLE : CONVERTIBLE;
  const answers = (card: Card): boolean => hasFlag(card, flag);
  if (siege !== null) {
    if (asked.cause !== 'ambush' || !at.rules.ambushReachesSieges) return [];
    return sorted(at.game.sieges[siege]?.cards[at.side] ?? []).filter(answers);
  }
  return (zone === 'hand' ? at.hand : at.me.reserve).filter(answers);
}

const hasAnything = (at: Standpoint, asked: GiveUp): boolean =>
  GIVE_UP_ZONES.some((zone) => demanded(at, asked, zone).length > 0);

export const giveUpCard: ActionRule<'give-up-card'> = {
  kind: 'give-up-card',
  answers: 'give-up-card',
  isFree: () => true,

  list(at, actions) {
    const asked = askedFor(at);
    if (asked === null) return;
    for (const from of GIVE_UP_ZONES) {
      for (const card of kindsOf(demanded(at, asked, from))) {
        actions.push({ kind: 'give-up-card', card: CARD_IDS[card], from });
      }
    }
  },

  check(at, action) {
    const asked = askedFor(at);
    if (asked === null) return refuse('not-what-is-asked');
    const card = cardOf(at.side, action.card);
    if (card < 0) return refuse('unknown-card');
    if (demanded(at, asked, action.from).includes(card)) return null;
    return asked.cause === 'siege'
      ? refuse('card-not-in-siege', { card })
      : refuse('cannot-be-given-up', { card, ruling: asked.cause === 'ambush' ? 'R69' : 'R72' });
  },

  whyNone: () => refuse('cannot-be-given-up'),

  apply(draft, action, table) {
    const { decision } = draft;
    if (decision?.kind !== 'give-up-card') return;
    const { side, cause, siege } = decision;
    const card = cardOf(side, action.card);
    table.revealed = true;
    if (cause === 'siege' && siege !== null) {
      closeSiege(draft, siege, side, card, false, table);
      afterSiege(draft, opponentOf(side), table);
      return;
    }
    leave(draft, side, card, action.from, table);
    if (cause === 'ambush') returnCard(draft, side, card, action.from, table);
    else gain(draft, opponentOf(side), card, table);
    resumeTurn(draft);
  },
};

function leave(draft: Draft, side: Side, card: Card, from: GiveUpZone, table: Table): void {
  const player = draft.players[side];
  const siege = siegeOfZone(from);
  if (siege !== null) loseFromSiege(draft, siege, side, card, table);
  else if (from === 'hand') takeFromHand(draft, side, [card]);
  else player.reserve = without(player.reserve, card);
}

/** R70, R72: who has nothing to give shows his hand. The action names it, so that the record says what was seen. */
export const showHand: ActionRule<'show-hand'> = {
  kind: 'show-hand',
  answers: 'give-up-card',
  isFree: () => true,

  list(at, actions) {
    const asked = askedFor(at);
    if (asked === null || asked.cause === 'siege' || hasAnything(at, asked)) return;
    actions.push({ kind: 'show-hand', cards: cardIdsOf(at.hand) });
  },

  check(at, action) {
    const asked = askedFor(at);
    if (asked === null || asked.cause === 'siege') return refuse('not-what-is-asked');
    if (hasAnything(at, asked)) return refuse('must-give-up-what-you-have');
    const shown = action.cards.map((id) => cardOf(at.side, id));
    return sameCards(shown, at.hand) ? null : refuse('not-the-whole-hand');
  },

  whyNone: () => refuse('must-give-up-what-you-have'),

  apply(draft, _action, table) {
    if (draft.decision === null) return;
    const { side } = draft.decision;
    const player = draft.players[side];
    player.known = player.hand;
    table.revealed = true;
    table.emit?.({ kind: 'hand-shown', side, cards: cardIdsOf(player.hand) });
    resumeTurn(draft);
  },
};
