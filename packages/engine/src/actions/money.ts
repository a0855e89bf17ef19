// Take money, Merchant, Trader and Piracy (R73–R76).
import {
  CARD_COINS,
  CARD_IDS,
  COINS,
  FLAGS_OF_SIDE,
  FUR,
  PIRATES,
  SHIP,
  TRADES,
  cardOf,
  cardsNamed,
  hasFlag,
  type Card,
  type CardList,
} from '../cards/cards.ts';
import { includesAll, sorted } from '../cards/card-list.ts';
import type { ActionRule, Choice, Standpoint } from '../contract.ts';
import { FUR_PRICE, PIRACY_SPOILS } from '../data/sides.ts';
import { shuffled } from '../random.ts';
import { refuse, type Refusal, type RefusalCode, type RulingId } from '../refusals.ts';
import { discardPlayed, earn, pay } from '../state/zones.ts';
import { opponentOf } from '../vocabulary.ts';
import { LISTED_HAND_LIMIT, subsetsOf } from './subsets.ts';
import {
  cardsFromHand,
  isRefusal,
  serves,
  whyChoiceUnusable,
  whyLackingCard,
  whyNotServing,
} from './standpoint.ts';

const servingCards = (at: Standpoint, flag: number): Card[] =>
  at.usable.filter((card) => hasFlag(card, flag));

/** Why a choice earns nothing: it has a card with none of the symbols, or one of them is missing, or `otherwise`. */
function whyNothingEarned(
  at: Standpoint,
  choice: Choice,
  needs: readonly (readonly [flag: number, code: RefusalCode, ruling: RulingId])[],
  otherwise: Refusal,
): Refusal {
  const unusable = whyChoiceUnusable(at, choice);
  if (unusable !== null) return unusable;
  const anyFlag = needs.reduce((flags, [flag]) => flags | flag, 0);
  const [, lastCode, lastRuling] = needs[needs.length - 1];
  for (const id of choice.cards) {
    const card = cardOf(at.side, id);
    if (!hasFlag(card, anyFlag)) return refuse(lastCode, { card, ruling: lastRuling });
  }
  const missing = needs.find(([flag]) => (at.flags & flag) === 0);
  return missing === undefined ? otherwise : refuse(missing[1], { ruling: missing[2] });
}

export const takeMoney: ActionRule<'take-money'> = {
  kind: 'take-money',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & COINS) === 0) return;
    for (const card of servingCards(at, COINS)) {
      actions.push({ kind: 'take-money', cards: [CARD_IDS[card]] });
    }
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 1, 1, 'R73');
    return isRefusal(cards) ? cards : whyNotServing(at, cards[0], COINS, 'no-coins');
  },

  whyNone: (at, choice) =>
    whyNothingEarned(
      at,
      choice,
      [[COINS, 'no-coins', 'R73']],
      refuse('wrong-number-of-cards', { ruling: 'R73' }),
    ),

  apply(next, action, referee) {
    const [card] = discardPlayed(next, action);
    earn(next, next.side, CARD_COINS[card], referee);
  },
};

export const merchant: ActionRule<'merchant'> = {
  kind: 'merchant',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & SHIP) === 0 || (at.flags & COINS) === 0) return;
    const coinCards = servingCards(at, COINS);
    for (const ship of servingCards(at, SHIP)) {
      // Coins stand on location cards only, of which there is one each: a set is a list of different cards.
      const extend = (cards: CardList, from: number): void => {
        for (let i = from; i < coinCards.length; i++) {
          if (coinCards[i] === ship) continue;
          const chosen = [...cards, coinCards[i]];
          actions.push({ kind: 'merchant', cards: chosen.map((card) => CARD_IDS[card]) });
          if (chosen.length <= at.rules.merchantCoinCards) extend(chosen, i + 1);
        }
      };
      extend([ship], 0);
    }
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 2, 1 + at.rules.merchantCoinCards, 'R74');
    if (isRefusal(cards)) return cards;
    const [ship, ...coinCards] = cards;
    const noShip = whyNotServing(at, ship, SHIP, 'no-ship');
    if (noShip !== null) return noShip;
    for (const card of coinCards) {
      const noCoins = whyNotServing(at, card, COINS, 'no-coins', 'R74');
      if (noCoins !== null) return noCoins;
    }
    return null;
  },

  whyNone: (at, choice) =>
    whyNothingEarned(
      at,
      choice,
      [
        [SHIP, 'no-ship', 'R74'],
        [COINS, 'no-coins', 'R74'],
      ],
      refuse('coins-of-the-ship'),
    ),

  apply(next, action, referee) {
    const cards = discardPlayed(next, action);
    let income = 0;
    for (let i = 1; i < cards.length; i++) income += CARD_COINS[cards[i]];
    earn(next, next.side, income, referee);
  },
};

export const trader: ActionRule<'trader'> = {
  kind: 'trader',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & TRADES) === 0 || (at.flags & FUR) === 0) return;
    if (at.hand.length > LISTED_HAND_LIMIT) return;
    const furs = servingCards(at, FUR);
    for (const card of servingCards(at, TRADES)) {
      for (const sold of subsetsOf(furs, furs.length)) {
        actions.push({ kind: 'trader', cards: [CARD_IDS[card], ...sold] });
      }
    }
  },

  sample(at, rng) {
    if ((at.flags & TRADES) === 0 || (at.flags & FUR) === 0) return null;
    const furs = servingCards(at, FUR);
    const sold = sorted(shuffled(furs, rng).slice(0, 1 + rng.below(furs.length)));
    const [card] = servingCards(at, TRADES);
    return { kind: 'trader', cards: [CARD_IDS[card], ...sold.map((fur) => CARD_IDS[fur])] };
  },

  complete(at, choice) {
    const chosen = cardsNamed(at.side, choice.cards);
    const trading = servingCards(at, TRADES)[0];
    const furs = chosen.filter((card) => card !== trading);
    const sold = furs.length > 0 ? furs : servingCards(at, FUR).slice(0, 1);
    const isWay =
      choice.location === null &&
      trading !== undefined &&
      sold.length > 0 &&
      includesAll(at.hand, chosen) &&
      chosen.length - furs.length <= 1 &&
      sold.every((card) => serves(at, card, FUR));
    return isWay
      ? { kind: 'trader', cards: [trading, ...sold].map((card) => CARD_IDS[card]) }
      : null;
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 2, at.hand.length, 'R75');
    if (isRefusal(cards)) return cards;
    const [first, ...furs] = cards;
    if (!hasFlag(first, TRADES)) return refuse('no-trader', { card: first });
    for (const fur of furs) {
      const noFur = whyNotServing(at, fur, FUR, 'no-fur');
      if (noFur !== null) return noFur;
    }
    return null;
  },

  whyNone: (at, choice) =>
    whyNothingEarned(
      at,
      choice,
      [
        [TRADES, 'no-trader', 'R75'],
        [FUR, 'no-fur', 'R75'],
      ],
      refuse('wrong-number-of-cards', { ruling: 'R75' }),
    ),

  apply(next, action, referee) {
    discardPlayed(next, action);
    earn(next, next.side, (action.cards.length - 1) * FUR_PRICE, referee);
  },
};

export const piracy: ActionRule<'piracy'> = {
  kind: 'piracy',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & PIRATES) === 0) return;
    for (const pirate of servingCards(at, PIRATES)) {
      for (const ship of servingCards(at, SHIP)) {
        if (ship === pirate) continue;
        actions.push({ kind: 'piracy', cards: [CARD_IDS[pirate], CARD_IDS[ship]] });
      }
    }
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 2, 2, 'R76');
    if (isRefusal(cards)) return cards;
    if ((FLAGS_OF_SIDE[at.side] & PIRATES) === 0)
      return refuse('not-for-your-side', { ruling: 'R76' });
    return (
      whyNotServing(at, cards[0], PIRATES, 'no-pirate') ??
      whyNotServing(at, cards[1], SHIP, 'no-ship', 'R76')
    );
  },

  whyNone: (at, choice) =>
    whyLackingCard(at, PIRATES, 'no-pirate', 'R76') ??
    whyNothingEarned(at, choice, [[SHIP, 'no-ship', 'R76']], refuse('no-ship', { ruling: 'R76' })),

  apply(next, action, referee) {
    const { side } = next;
    const victim = opponentOf(side);
    discardPlayed(next, action);
    pay(next, victim, Math.min(PIRACY_SPOILS, next.players[victim].money), referee);
    earn(next, side, PIRACY_SPOILS, referee);
  },
};
