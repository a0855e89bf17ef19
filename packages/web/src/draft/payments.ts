// When several ways to pay remain: what each costs the hand, cheapest first.
import { CARD_KINDS, cardOf, type Action, type CardId, type Side } from '@arpents/engine';
import { cardsPlayed } from './draft.ts';

/** A rough price of letting a card go this turn: dead and plain cards are cheap, soldiers and settlers dear. */
function worth(side: Side, id: CardId): number {
  const kind = CARD_KINDS[cardOf(side, id)];
  if (kind === undefined) return 0;
  const symbols = (kind.location ?? kind.empire)?.symbols ?? {};
  return (
    1 +
    (symbols.coins ?? 0) +
    (symbols.military ?? 0) * 2 +
    (symbols.settler ?? 0) * 2 +
    (symbols.ship ?? 0) +
    (symbols.bateaux ?? 0) +
    (kind.empire?.cost ?? 0)
  );
}

const priceOf = (side: Side, action: Action): number =>
  cardsPlayed(action).reduce((sum, card) => sum + worth(side, card), 0);

/** Ways in the order in which they are offered: the one that leaves the best hand first. */
export function cheapestFirst(side: Side, ways: readonly Action[]): readonly Action[] {
  return ways
    .map((way, order) => ({ way, order, price: priceOf(side, way) }))
    .sort((a, b) => a.price - b.price || a.order - b.order)
    .map(({ way }) => way);
}

/** The cards that a way leaves in hand. */
export function leftInHand(hand: readonly CardId[], action: Action): readonly CardId[] {
  const left = [...hand];
  for (const card of cardsPlayed(action)) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
