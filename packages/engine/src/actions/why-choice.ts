// Why there is no way to complete a choice. Where the kind of action is possible without what was chosen, the reason is
// in the choice, and never in the hand, the money in general or the map; that is seen to here, once for all kinds.
import { cardOf, cardsNamed, type Card, type CardId } from '../cards/cards.ts';
import { countOf } from '../cards/card-list.ts';
import type { Choice, Standpoint } from '../contract.ts';
import { refuse, type Refusal, type RefusalCode, type RulingId } from '../refusals.ts';
import { CARDS_KINDS, LOCATED_KINDS, type Action, type ActionKind } from './action.ts';
import { NO_CHOICE, cardsOf, containsChoice } from './choice.ts';
import type { AnyRule } from './registry.ts';

const LOCATED: readonly ActionKind[] = LOCATED_KINDS;
const OF_CARDS: readonly ActionKind[] = CARDS_KINDS;

/** The ruling that says what a kind of action takes. */
const TAKES: Readonly<Record<ActionKind, RulingId>> = {
  settle: 'R27',
  develop: 'R32',
  fortify: 'R33',
  besiege: 'R35',
  reinforce: 'R38',
  raid: 'R56',
  ambush: 'R67',
  convert: 'R72',
  'take-money': 'R73',
  merchant: 'R74',
  trader: 'R75',
  piracy: 'R76',
  draft: 'R77',
  discard: 'R78',
  reserve: 'R79',
  governor: 'R81',
  intendant: 'R83',
  pass: 'R86',
  retrieve: 'R80',
  'home-support': 'R84',
  'military-leader': 'R41',
  withdraw: 'R43',
  'sell-fur': 'R92',
  'discard-lost-location': 'R22',
  'end-turn': 'R11',
  'block-raid': 'R63',
  'block-ambush': 'R68',
  'give-up-card': 'R69',
  'show-hand': 'R70',
  'settle-after-siege': 'R48',
  'discard-penalty': 'R87',
  'siege-redraw': 'R50',
  'choose-empire-card': 'R77',
  resign: 'R98',
};

/** Kinds that play no card of the player's choice. */
const WITHOUT_CARDS: readonly ActionKind[] = [
  'pass',
  'retrieve',
  'home-support',
  'withdraw',
  'end-turn',
];

/** Where paying is another ruling's matter. */
const PAID_BY: Partial<Readonly<Record<ActionKind, RulingId>>> = { besiege: 'R36' };

/** All legal actions of a kind, as far as they can be listed, from one standpoint. */
interface Prospect {
  readonly at: Standpoint;
  readonly rule: AnyRule;
  readonly listed: readonly Action[];
}

/** Why no action of a kind contains the choice. */
export function whyNoWay(now: Prospect, choice: Choice): Refusal {
  const { at, rule } = now;
  const { location } = choice;
  if (!hasWay(now, null, [])) return rule.whyNone(at, choice);
  if (location !== null && !takesPlace(rule.kind)) return refuseKind(now, 'no-location-needed');
  if (!hasWay(now, location, [])) return rule.whyNone(at, { ...choice, cards: [] });
  if (WITHOUT_CARDS.includes(rule.kind)) return refuseKind(now, 'wrong-number-of-cards');
  return whyCardsUnfit(now, choice);
}

const takesPlace = (kind: ActionKind): boolean => kind === 'withdraw' || LOCATED.includes(kind);

function hasWay(
  { at, rule, listed }: Prospect,
  location: Choice['location'],
  cards: Choice['cards'],
): boolean {
  const choice: Choice = { ...NO_CHOICE, location, cards };
  return (
    listed.some((action) => containsChoice(at, action, choice)) ||
    (rule.complete?.(at, choice) ?? null) !== null
  );
}

/** Money is the reason only where it is all that is lacking: everything else is judged as if there were plenty. */
function whyCardsUnfit(now: Prospect, { location, cards }: Choice): Refusal {
  const rich = withPlentyOfMoney(now);
  const idle = cards.find((card) => !hasWay(rich, location, [card]));
  if (idle !== undefined) return whyIdle(rich, location, idle);
  const lacking = firstLacking(rich, cards);
  if (lacking >= 0) return refuse('card-not-in-hand', { card: lacking });
  if (hasWay(rich, location, cards)) {
    const unpaid = cards.filter((card) => !hasWay(now, location, [card]));
    return refuseKind(now, 'not-enough-money', unpaid.length === 1 ? unpaid[0] : null);
  }
  if (cards.length > mostCards(rich, location)) return refuseKind(now, 'wrong-number-of-cards');
  const tooMany = cards.findIndex((_, i) => !hasWay(rich, location, cards.slice(0, i + 1)));
  return refuseKind(now, 'cards-not-together', cards[tooMany]);
}

function withPlentyOfMoney({ at, rule }: Prospect): Prospect {
  const rich: Standpoint = { ...at, me: { ...at.me, money: Number.MAX_SAFE_INTEGER } };
  const listed: Action[] = [];
  rule.list(rich, listed);
  return { at: rich, rule, listed };
}

/** Why a card has no part in the action. The rule of the action knows best, if it is this card that it speaks of. */
function whyIdle(rich: Prospect, location: Choice['location'], idle: CardId): Refusal {
  const { at, rule } = rich;
  const particular = rule.whyNone(at, { kind: rule.kind, location, cards: [idle] });
  return particular.card === idle || cardOf(at.side, idle) < 0
    ? particular
    : refuseKind(rich, 'card-has-no-part', idle);
}

/** The first card that was chosen more often than it is in hand, for kinds that play from there; -1 if there is none. */
function firstLacking({ at, rule }: Prospect, ids: readonly CardId[]): Card {
  if (!LOCATED.includes(rule.kind) && !OF_CARDS.includes(rule.kind)) return -1;
  const cards = cardsNamed(at.side, ids);
  return cards.find((card) => countOf(cards, card) > countOf(at.hand, card)) ?? -1;
}

const mostCards = ({ at, listed }: Prospect, location: Choice['location']): number =>
  Math.max(
    ...listed
      .filter((action) => containsChoice(at, action, { ...NO_CHOICE, location }))
      .map((action) => cardsOf(at, action).length),
  );

function refuseKind(
  { at, rule: { kind, ofScenario } }: Prospect,
  code: RefusalCode,
  card: CardId | null = null,
): Refusal {
  const paid = code === 'not-enough-money' ? PAID_BY[kind] : undefined;
  return refuse(code, {
    ruling: paid ?? TAKES[kind],
    ...(ofScenario !== undefined && { rule: ofScenario }),
    ...(card !== null && { card: cardOf(at.side, card) }),
  });
}
