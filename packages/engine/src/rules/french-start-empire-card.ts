// First of all the French choose openly one of their own available empire cards; it goes into their starting deck.
import { CARD_IDS, cardOf, isLocationCard, type Card } from '../cards/cards.ts';
import { kindsOf } from '../cards/card-list.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { addToDeck, takeAvailable } from '../state/zones.ts';
import { dealFirstHand } from '../turn/deal.ts';
import type { ScenarioRule } from './rule.ts';

const RULE = 'french-start-empire-card';

export const frenchStartEmpireCard: ScenarioRule = {
  id: RULE,
  changes: { openingDecision: { kind: 'choose-empire-card', side: 'french' } },
};

const isChoosable = (at: Standpoint, card: Card): boolean =>
  !isLocationCard(card) && at.me.available.includes(card);

export const chooseEmpireCard: ActionRule<'choose-empire-card'> = {
  kind: 'choose-empire-card',
  answers: 'choose-empire-card',
  ofScenario: RULE,
  isFree: () => true,

  list(at, actions) {
    for (const card of kindsOf(at.me.available)) {
      if (!isChoosable(at, card)) continue;
      actions.push({ kind: 'choose-empire-card', card: CARD_IDS[card] });
    }
  },

  check(at, action) {
    const card = cardOf(at.side, action.card);
    if (card < 0) return refuse('unknown-card');
    return isChoosable(at, card) ? null : refuse('not-your-empire-card', { card, rule: RULE });
  },

  whyNone(at, choice) {
    const [id] = choice.cards;
    const card = id === undefined ? -1 : cardOf(at.side, id);
    return refuse('not-your-empire-card', { card, rule: RULE });
  },

  apply(next, action, referee) {
    const card = cardOf('french', action.card);
    takeAvailable(next, 'french', card);
    addToDeck(next, 'french', card);
    dealFirstHand(next, 'french', referee);
    next.decision = null;
    next.phase = 'end-test';
  },
};
