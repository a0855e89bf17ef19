// Giving up a card after an ambush, a Priest or Indian Leader, or a lost siege; or showing the hand (R51, R69–R72).
import {
  AMBUSHABLE,
  CARD_IDS,
  CONVERTIBLE,
  cardIdsOf,
  cardOf,
  cardsNamed,
  hasFlag,
  isLocationCard,
  type Card,
  type CardList,
} from '../cards/cards.ts';
import { kindsOf, sameCards, sorted } from '../cards/card-list.ts';
import type { ActionRule, Referee, Standpoint } from '../contract.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { closeSiege, loseFromSiege } from '../state/sieges.ts';
import type { Decision, NextState } from '../state/state.ts';
import { gain, layHandOpen, returnCard, takeFromHand, takeFromReserve } from '../state/zones.ts';
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

const whyNotGivenUp = ({ cause }: GiveUp, card: Card): Refusal =>
  cause === 'siege'
    ? refuse('card-not-in-siege', { card })
    : refuse('cannot-be-given-up', { card, ruling: cause === 'ambush' ? 'R69' : 'R72' });

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
    return whyNotGivenUp(asked, card);
  },

  whyNone(at, choice) {
    const asked = askedFor(at);
    const [id] = choice.cards;
    const card = id === undefined ? -1 : cardOf(at.side, id);
    return asked === null ? refuse('not-what-is-asked') : whyNotGivenUp(asked, card);
  },

  apply(next, action, referee) {
    const { decision } = next;
    if (decision?.kind !== 'give-up-card') return;
    const { side, cause, siege } = decision;
    const card = cardOf(side, action.card);
    referee.revealed = true;
    if (cause === 'siege' && siege !== null) {
      closeSiege(next, siege, side, card, false, referee);
      afterSiege(next, opponentOf(side), referee);
      return;
    }
    leave(next, side, card, action.from, referee);
    if (cause === 'ambush') returnCard(next, side, card, action.from, referee);
    else gain(next, opponentOf(side), card, referee);
    resumeTurn(next);
  },
};

function leave(next: NextState, side: Side, card: Card, from: GiveUpZone, referee: Referee): void {
  const siege = siegeOfZone(from);
  if (siege !== null) loseFromSiege(next, siege, side, card, referee);
  else if (from === 'hand') takeFromHand(next, side, [card]);
  else takeFromReserve(next, side, card);
}

/** R70, R72: a player with nothing to give shows their hand. The action names it, so that the record says what was seen. */
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
    return sameCards(cardsNamed(at.side, action.cards), at.hand)
      ? null
      : refuse('not-the-whole-hand');
  },

  whyNone: () => refuse('must-give-up-what-you-have'),

  apply(next, _action, referee) {
    if (next.decision === null) return;
    layHandOpen(next, next.decision.side, referee);
    resumeTurn(next);
  },
};
