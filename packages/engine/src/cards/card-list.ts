// Lists of cards as values: sorted multisets (hand, reserve, available) and ordered piles (deck, discard, siege).
// Every function returns a new list; lists are shared between states and never changed in place.
import type { Card, CardList } from './cards.ts';

export const EMPTY: CardList = Object.freeze<Card[]>([]);

export function countOf(cards: CardList, card: Card): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++;
  return count;
}

export const sorted = (cards: CardList): CardList => [...cards].sort((a, b) => a - b);

/** `cards` without one copy of `card`; the list itself if it holds none. */
export function without(cards: CardList, card: Card): CardList {
  const at = cards.indexOf(card);
  if (at < 0) return cards;
  const rest = new Array<Card>(cards.length - 1);
  for (let i = 0, j = 0; i < cards.length; i++) if (i !== at) rest[j++] = cards[i];
  return rest;
}

/** `cards` without one copy of each of `taken`. */
export function withoutAll(cards: CardList, taken: CardList): CardList {
  let rest = cards;
  for (let i = 0; i < taken.length; i++) rest = without(rest, taken[i]);
  return rest;
}

/** A sorted list with `card` put in its place. */
export function withSorted(cards: CardList, card: Card): CardList {
  const grown = new Array<Card>(cards.length + 1);
  let i = 0;
  while (i < cards.length && cards[i] <= card) {
    grown[i] = cards[i];
    i++;
  }
  grown[i] = card;
  for (; i < cards.length; i++) grown[i + 1] = cards[i];
  return grown;
}

/** A sorted list with every one of `added` put in its place. */
export function withAllSorted(cards: CardList, added: CardList): CardList {
  let grown = cards;
  for (let i = 0; i < added.length; i++) grown = withSorted(grown, added[i]);
  return grown;
}

/** A pile with `card` laid on top (the end of the list). */
export function withOnTop(pile: CardList, card: Card): CardList {
  const grown = new Array<Card>(pile.length + 1);
  for (let i = 0; i < pile.length; i++) grown[i] = pile[i];
  grown[pile.length] = card;
  return grown;
}

/** A pile with `cards` laid on top one after the other. */
export function withAllOnTop(pile: CardList, cards: CardList): CardList {
  if (cards.length === 0) return pile;
  const grown = new Array<Card>(pile.length + cards.length);
  let j = 0;
  for (let i = 0; i < pile.length; i++) grown[j++] = pile[i];
  for (let i = 0; i < cards.length; i++) grown[j++] = cards[i];
  return grown;
}

/** The kinds in a sorted list, each once. */
export function kindsOf(cards: CardList): CardList {
  const kinds: Card[] = [];
  for (let i = 0; i < cards.length; i++) {
    if (i === 0 || cards[i] !== cards[i - 1]) kinds.push(cards[i]);
  }
  return kinds;
}

/** Whether `cards` holds every one of `wanted`, copies counted. */
export function includesAll(cards: CardList, wanted: CardList): boolean {
  for (let i = 0; i < wanted.length; i++) {
    let needed = 1;
    for (let j = 0; j < i; j++) if (wanted[j] === wanted[i]) needed++;
    if (countOf(cards, wanted[i]) < needed) return false;
  }
  return true;
}

/** Whether two lists hold the same cards, copies counted, in whatever order. */
export const sameCards = (a: CardList, b: CardList): boolean =>
  a.length === b.length && includesAll(a, b);
