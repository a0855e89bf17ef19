// Reinforce (R38, R39) and the Military Leader (R41): one card from hand into a siege in progress.
import {
  CARD_IDS,
  CARD_SIEGE_FEE,
  LEADS,
  PLACE_IDS,
  cardOf,
  hasFlag,
  placeOf,
  type Card,
} from '../cards/cards.ts';
import type { Action, ActionOf } from './action.ts';
import type { ActionRule, Choice, Referee, Standpoint } from '../contract.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { playToSiege, siegeStrength } from '../state/sieges.ts';
import { besiegerOf, type NextState, type Siege } from '../state/state.ts';
import { pay } from '../state/zones.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { whyNoStrength } from './besiege.ts';
import {
  canReinforce,
  cardsFromHand,
  isRefusal,
  isUsable,
  whyChoiceUnusable,
} from './standpoint.ts';

type Kind = 'reinforce' | 'military-leader';
const RULING = { reinforce: 'R38', 'military-leader': 'R41' } as const;

const roleIn = (at: Standpoint, siege: Side): 'attacker' | 'defender' =>
  siege === at.side ? 'attacker' : 'defender';

/** A Military Leader joins as a free action and in no other way (R41); every other card is an action. */
const plays = (kind: Kind, card: Card): boolean =>
  hasFlag(card, LEADS) === (kind === 'military-leader');

const adds = (at: Standpoint, card: Card, siege: Side, { place }: Siege): boolean =>
  siegeStrength(at.rules, card, place, roleIn(at, siege)) > 0 &&
  CARD_SIEGE_FEE[card] <= at.me.money &&
  isUsable(at, card);

function list(kind: Kind, at: Standpoint, actions: Action[]): void {
  for (const side of SIDES) {
    const siege = at.game.sieges[side];
    if (siege === null) continue;
    let connected: boolean | null = null;
    for (const card of at.usable) {
      if (!plays(kind, card) || !adds(at, card, side, siege)) continue;
      connected ??= canReinforce(at, siege.place);
      if (!connected) break;
      actions.push({ kind, location: PLACE_IDS[siege.place], cards: [CARD_IDS[card]] });
    }
  }
}

function check(at: Standpoint, action: ActionOf<Kind>, kind: Kind): Refusal | null {
  const place = placeOf(action.location);
  if (place < 0) return refuse('unknown-location');
  const side = besiegerOf(at.game, place);
  const siege = side === null ? null : at.game.sieges[side];
  const ruling = RULING[kind];
  if (side === null || siege === null) return refuse('not-besieged', { place, ruling });
  const cards = cardsFromHand(at, action.cards, 1, 1, ruling);
  if (isRefusal(cards)) return cards;
  const [card] = cards;
  if (!plays(kind, card)) {
    return refuse(kind === 'reinforce' ? 'leader-is-a-free-action' : 'no-leader', { card });
  }
  if (!adds(at, card, side, siege)) return whyNoStrength(at, card, place, roleIn(at, side), 'R38');
  return canReinforce(at, place) ? null : refuse('siege-not-connected', { place });
}

function whyNone(kind: Kind, at: Standpoint, choice: Choice): Refusal {
  const sieges = SIDES.flatMap((side) => at.game.sieges[side] ?? []);
  if (sieges.length === 0) return refuse('not-besieged', { ruling: RULING[kind] });
  const unusable = whyChoiceUnusable(at, choice);
  if (unusable !== null) return unusable;
  const wanted = choice.location === null ? -1 : placeOf(choice.location);
  const siege = choice.location === null ? sieges[0] : sieges.find((one) => one.place === wanted);
  if (siege === undefined) return refuse('not-besieged', { place: wanted, ruling: RULING[kind] });
  const chosen = choice.cards.at(0);
  const card =
    chosen === undefined ? at.usable.find((one) => plays(kind, one)) : cardOf(at.side, chosen);
  if (kind === 'military-leader' && (card === undefined || !plays(kind, card))) {
    return refuse('no-leader', { card: card ?? -1 });
  }
  if (!canReinforce(at, siege.place)) return refuse('siege-not-connected', { place: siege.place });
  if (card === undefined || chosen === undefined) {
    const unpaid = at.usable.find((one) => plays(kind, one) && CARD_SIEGE_FEE[one] > at.me.money);
    return unpaid === undefined
      ? refuse('no-strength', { place: siege.place })
      : refuse('not-enough-money', { card: unpaid, ruling: 'R38' });
  }
  if (!plays(kind, card)) return refuse('leader-is-a-free-action', { card });
  return whyNoStrength(
    at,
    card,
    siege.place,
    siege === at.game.sieges[at.side] ? 'attacker' : 'defender',
    'R38',
  );
}

function apply(next: NextState, action: ActionOf<Kind>, referee: Referee): void {
  const { side } = next;
  const siege = besiegerOf(next, placeOf(action.location));
  if (siege === null) return;
  const card = cardOf(side, action.cards[0]);
  pay(next, side, CARD_SIEGE_FEE[card], referee);
  playToSiege(next, siege, side, card, referee);
  const value = next.sieges[siege]?.value ?? 0;
  referee.emit?.({ kind: 'siege-moved', siege, location: action.location, value });
}

export const reinforce: ActionRule<'reinforce'> = {
  kind: 'reinforce',
  answers: 'take-action',
  isFree: () => false,
  list: (at, actions) => {
    list('reinforce', at, actions);
  },
  check: (at, action) => check(at, action, 'reinforce'),
  whyNone: (at, choice) => whyNone('reinforce', at, choice),
  apply,
};

export const militaryLeader: ActionRule<'military-leader'> = {
  kind: 'military-leader',
  answers: 'take-action',
  isFree: () => true,
  list: (at, actions) => {
    list('military-leader', at, actions);
  },
  check: (at, action) => check(at, action, 'military-leader'),
  whyNone: (at, choice) => whyNone('military-leader', at, choice),
  apply,
};
