// The symbols that are printed on a card.
import { CARD_KINDS, cardOf, type CardId, type Side, type Symbols } from '@arpents/engine';

const NONE: Symbols = {};

export function symbolsOf(side: Side, id: CardId): Symbols {
  const kind = CARD_KINDS[cardOf(side, id)];
  return (kind?.location ?? kind?.empire)?.symbols ?? NONE;
}
