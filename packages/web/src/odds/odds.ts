// The odds of drawing: what a hand about to be drawn, or a hidden hand, is likely to hold. Hypergeometric, no rule but R87.
import { rulebookOf, type Card, type CardList, type PlayerView, type Side } from '@arpents/engine';

/** The chance that at least one of `wanted` cards is among `drawn` cards out of `total`. */
export function chanceOfAny(total: number, wanted: number, drawn: number): number {
  let chanceOfNone = 1;
  for (let i = 0; i < Math.min(drawn, total); i++) {
    chanceOfNone *= Math.max(0, total - wanted - i) / (total - i);
  }
  return 1 - chanceOfNone;
}

export type Wanted = (card: Card) => boolean;

/** What is drawn from: the deck, and what is shuffled into a new one when it is empty. */
export interface Piles {
  readonly deck: CardList;
  readonly discard: CardList;
}

/** The chance to draw a wanted card with the next `count` cards (R87: the discard pile is shuffled only when needed). */
export function chanceToDraw({ deck, discard }: Piles, isWanted: Wanted, count: number): number {
  const fromDeck = chanceOfAny(deck.length, deck.filter(isWanted).length, count);
  if (count <= deck.length) return fromDeck;
  const more = count - deck.length;
  const fromDiscard = chanceOfAny(discard.length, discard.filter(isWanted).length, more);
  return 1 - (1 - fromDeck) * (1 - fromDiscard);
}

/** The piles of the viewer's own side; under some rules nothing is shuffled before the end of the turn. */
export function pilesOf(view: PlayerView, side: Side): Piles {
  const isShuffled = rulebookOf(view.options).reshuffle !== 'after-the-turn';
  return {
    deck: view.deckContent ?? [],
    discard: isShuffled ? view.players[side].discard : [],
  };
}

/** The chance that a hidden hand holds a wanted card now; what is known to be there is certain (R100). */
export function chanceInHand(view: PlayerView, side: Side, isWanted: Wanted): number {
  const { known, unseen, handSize } = view.players[side];
  if (known.some(isWanted)) return 1;
  const wanted = unseen.filter(isWanted).length;
  return chanceOfAny(unseen.length - known.length, wanted, handSize - known.length);
}
