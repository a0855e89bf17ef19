// Besiege (R17, R26, R35, R36): a location card that lists an enemy location, a transport card, a card with strength.
import {
  CARD_CONNECTIONS,
  CARD_IDS,
  CARD_PLACE,
  CARD_SIEGE_FEE,
  LOCATION,
  PLACE_IDS,
  cardsNamed,
  placeOf,
  type Card,
  type Place,
} from '../cards/cards.ts';
import { isOwnedBy } from '../board/places.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse, type Refusal, type RulingId } from '../refusals.ts';
import { openSiege, siegeStrength } from '../state/sieges.ts';
import { discardFromHand, pay } from '../state/zones.ts';
import { opponentOf } from '../vocabulary.ts';
import { whatIsMissing } from './reach.ts';
import {
  cardsFromHand,
  hasAnother,
  isRefusal,
  isUsable,
  printedTransport,
  serves,
  whyChoiceUnusable,
  whyNotServing,
  whyUnusable,
} from './standpoint.ts';

/** R35: why this side may not begin a siege at all. */
function whyNoSiege(at: Standpoint): Refusal | null {
  if (at.game.sieges[at.side] !== null) return refuse('siege-already-open');
  for (const objects of at.rules.besiegeObjections) {
    const objection = objects(at.game, at.side);
    if (objection !== null) return objection;
  }
  return null;
}

const isEnemyPlace = (at: Standpoint, place: Place): boolean =>
  isOwnedBy(at.game.places[place], opponentOf(at.side));

/** R36: what may open a siege: anything with strength for the attacker, if its fee can be paid. */
const opens = (at: Standpoint, card: Card, place: Place): boolean =>
  siegeStrength(at.rules, card, place, 'attacker') > 0 &&
  CARD_SIEGE_FEE[card] <= at.me.money &&
  isUsable(at, card);

export const besiege: ActionRule<'besiege'> = {
  kind: 'besiege',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & LOCATION) === 0 || whyNoSiege(at) !== null) return;
    for (const via of at.usable) {
      for (const { place, transport } of CARD_CONNECTIONS[via]) {
        if ((at.flags & transport) === 0 || !isEnemyPlace(at, place)) continue;
        for (const carrier of at.usable) {
          if (!serves(at, carrier, transport) || !hasAnother(at, carrier, via)) continue;
          for (const opener of at.usable) {
            if (!opens(at, opener, place) || !hasAnother(at, opener, via, carrier)) continue;
            actions.push({
              kind: 'besiege',
              location: PLACE_IDS[place],
              cards: [CARD_IDS[via], CARD_IDS[carrier], CARD_IDS[opener]],
            });
          }
        }
      }
    }
  },

  check(at, action) {
    const place = placeOf(action.location);
    if (place < 0) return refuse('unknown-location');
    const noSiege = whyNoSiege(at);
    if (noSiege !== null) return noSiege;
    if (!isEnemyPlace(at, place)) return refuse('not-an-enemy-location', { place });
    const cards = cardsFromHand(at, action.cards, 3, 3, 'R35');
    if (isRefusal(cards)) return cards;
    const [via, carrier, opener] = cards;
    const noVia = whyNotServing(at, via, LOCATION, 'not-a-location-card');
    if (noVia !== null) return noVia;
    const transport = printedTransport(via, place);
    if (transport === 0) return refuse('no-card-connects', { card: via, place });
    const noCarrier = whyNotServing(at, carrier, transport, 'no-transport');
    if (noCarrier !== null) return noCarrier;
    if (opens(at, opener, place)) return null;
    return whyNoStrength(at, opener, place, 'attacker', 'R36');
  },

  whyNone(at, choice) {
    const blocked = whyChoiceUnusable(at, choice) ?? whyNoSiege(at);
    if (blocked !== null) return blocked;
    if (choice.location !== null) {
      const place = placeOf(choice.location);
      if (place < 0) return refuse('unknown-location');
      if (!isEnemyPlace(at, place)) return refuse('not-an-enemy-location', { place });
    }
    const { what, place } = whatIsMissing(at, choice, (target) => isEnemyPlace(at, target));
    if (what === 'connection') return refuse('no-card-connects', { place });
    if (what === 'transport') return refuse('no-transport', { place });
    const unpaid = at.usable.find((card) => CARD_SIEGE_FEE[card] > at.me.money);
    return unpaid === undefined
      ? refuse('no-strength', { place, ruling: 'R36' })
      : refuse('not-enough-money', { card: unpaid, ruling: 'R36' });
  },

  apply(next, action, referee) {
    const { side } = next;
    const [via, carrier, opener] = cardsNamed(side, action.cards);
    discardFromHand(next, side, [via, carrier]);
    pay(next, side, CARD_SIEGE_FEE[opener], referee);
    openSiege(next, side, placeOf(action.location), opener, referee);
  },
};

/** Why a card in hand cannot add strength to a siege of `place`. */
export function whyNoStrength(
  at: Standpoint,
  card: Card,
  place: Place,
  role: 'attacker' | 'defender',
  feeRuling: RulingId,
): Refusal {
  const unusable = whyUnusable(at, card);
  if (unusable !== null) return refuse(unusable, { card, place: CARD_PLACE[card] });
  if (siegeStrength(at.rules, card, place, role) === 0) {
    const defends = siegeStrength(at.rules, card, place, 'defender') > 0;
    return refuse(defends ? 'fortification-only-defends' : 'no-strength', { card, place });
  }
  return refuse('not-enough-money', { card, ruling: feeRuling });
}
