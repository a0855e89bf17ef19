// Settle (R26–R31): a location card that lists the target, a transport card, and a settler card where one is asked for.
import {
  CARD_CONNECTIONS,
  CARD_IDS,
  LOCATION,
  LOCATION_CARD,
  PLACE_IDS,
  SETTLER,
  placeOf,
  type Place,
} from '../cards/cards.ts';
import { PLACE_SETTLER, isNeutral, isOwnedBy } from '../board/places.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse, type RefusalCode } from '../refusals.ts';
import { discardPlayed, gainLocationCard } from '../state/zones.ts';
import { settlePlace } from '../turn/settle-place.ts';
import { whatIsMissing, type Missing } from './reach.ts';
import {
  cardsFromHand,
  hasAnother,
  isRefusal,
  printedTransport,
  serves,
  whyChoiceUnusable,
  whyNotServing,
} from './standpoint.ts';

/** R28, R29: why nothing can be settled at `place`, whatever the cards. */
function whyNotSettled(at: Standpoint, place: Place): RefusalCode | null {
  const code = at.game.places[place];
  if (isNeutral(code)) return at.me.villages > 0 ? null : 'no-village-in-stock';
  if (!isOwnedBy(code, at.side)) return 'target-is-enemy';
  return at.me.available.includes(LOCATION_CARD[at.side][place]) ? null : 'target-is-yours';
}

const WITHOUT = {
  connection: 'no-card-connects',
  transport: 'no-transport',
  'third-card': 'no-settler',
} as const satisfies Record<Missing['what'], RefusalCode>;

export const settle: ActionRule<'settle'> = {
  kind: 'settle',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & LOCATION) === 0) return;
    for (const via of at.usable) {
      for (const { place, transport } of CARD_CONNECTIONS[via]) {
        if ((at.flags & transport) === 0) continue;
        const needsSettler = PLACE_SETTLER[place];
        if (needsSettler && (at.flags & SETTLER) === 0) continue;
        if (whyNotSettled(at, place) !== null) continue;
        const location = PLACE_IDS[place];
        for (const carrier of at.usable) {
          if (!serves(at, carrier, transport) || !hasAnother(at, carrier, via)) continue;
          if (!needsSettler) {
            actions.push({ kind: 'settle', location, cards: [CARD_IDS[via], CARD_IDS[carrier]] });
            continue;
          }
          for (const settler of at.usable) {
            if (!serves(at, settler, SETTLER) || !hasAnother(at, settler, via, carrier)) continue;
            actions.push({
              kind: 'settle',
              location,
              cards: [CARD_IDS[via], CARD_IDS[carrier], CARD_IDS[settler]],
            });
          }
        }
      }
    }
  },

  check(at, action) {
    const place = placeOf(action.location);
    if (place < 0) return refuse('unknown-location');
    const needed = PLACE_SETTLER[place] ? 3 : 2;
    const cards = cardsFromHand(at, action.cards, needed, needed, 'R27');
    if (isRefusal(cards)) return cards;
    const whyNot = whyNotSettled(at, place);
    if (whyNot !== null) return refuse(whyNot, { place });
    const [via, carrier, settler] = cards;
    const noVia = whyNotServing(at, via, LOCATION, 'not-a-location-card');
    if (noVia !== null) return noVia;
    const transport = printedTransport(via, place);
    if (transport === 0) return refuse('no-card-connects', { card: via, place });
    const noCarrier = whyNotServing(at, carrier, transport, 'no-transport');
    if (noCarrier !== null || needed === 2) return noCarrier;
    return whyNotServing(at, settler, SETTLER, 'no-settler');
  },

  whyNone(at, choice) {
    const unusable = whyChoiceUnusable(at, choice);
    if (unusable !== null) return unusable;
    if (choice.location !== null) {
      const place = placeOf(choice.location);
      const whyNot = place < 0 ? 'unknown-location' : whyNotSettled(at, place);
      if (whyNot !== null) return refuse(whyNot, { place });
    }
    const { what, place } = whatIsMissing(
      at,
      choice,
      (target) => whyNotSettled(at, target) === null,
    );
    return refuse(WITHOUT[what], { place });
  },

  apply(next, action, referee) {
    const { side } = next;
    const place = placeOf(action.location);
    discardPlayed(next, action);
    if (isNeutral(next.places[place])) settlePlace(next, side, place, referee);
    else gainLocationCard(next, side, place, referee);
  },
};
