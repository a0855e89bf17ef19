// How near a side is to ending the game (R95) with the cards that it owns, counted in turns of its own.
// Whoever has sent away the cards of their villages, or has no settlers, is farther from it than the stock of towns says.
import {
  CAPTURE_POINTS,
  CAPTURE_POINTS_TO_END,
  CARD_FLAGS,
  CARD_PLACE,
  HAND_SIZE,
  SETTLER,
  capturePoints,
  type GameState,
  type Side,
} from '@arpents/engine';
import type { SideOfBoard } from './board.ts';
import type { Deck } from './deck.ts';

/** What one more town takes: where its card is owned, where a village stands without it, and where nothing stands. */
const TOWN_WITH_CARD = 1;
const TOWN_WITHOUT_CARD = 1.7;
const TOWN_FROM_NOTHING = 2.2;
/** What they all take in addition where no settler ever comes to hand, and where nothing carries one to a new place. */
const WITHOUT_SETTLERS = 5;
const WITHOUT_TRANSPORT = 2;
/** How much of that is done with the money for a card that brings some, and what such a card costs at most. */
const SAVED = 0.4;
const PRICE = 7;
/** What is done of it when a settler is in hand, the card of the village, or both. */
const SETTLER_IN_HAND = 0.15;
const CARD_IN_HAND = 0.25;
const BOTH_IN_HAND = 0.6;
const VILLAGE = 1.3;
const CAPTURE = 2;

/** The most that counts, in turns. */
const FARTHEST = 20;

/** 0 where the end is far, the more the nearer it is: by towns, which never fail, and by whatever is shortest. */
export function nearnessOfEnd(state: GameState, side: Side, own: SideOfBoard, deck: Deck): number {
  const { towns, villages } = state.players[side];
  const byTowns = towns === 0 ? 0 : turnsToTowns(state, side, own, deck);
  const missing = Math.max(0, CAPTURE_POINTS_TO_END - capturePoints(state, side));
  const byCapture = (missing / CAPTURE_POINTS.village) * CAPTURE;
  const shortest = Math.min(byTowns, villages * VILLAGE, byCapture);
  return Math.max(0, FARTHEST - (shortest + byTowns) / 2);
}

function turnsToTowns(state: GameState, side: Side, own: SideOfBoard, deck: Deck): number {
  const { towns, money } = state.players[side];
  const withCard = Math.min(towns, deck.developable);
  const without = Math.min(towns, own.growable) - withCard;
  const fromNothing = towns - withCard - without;
  const perHand = HAND_SIZE / Math.max(HAND_SIZE, deck.size);
  const lackOfSettlers = Math.max(0, 1 - deck.settlers * perHand) * WITHOUT_SETTLERS;
  const lackOfTransport =
    withCard === towns
      ? 0
      : Math.max(0, 1 - (deck.ships + deck.bateaux) * perHand) * WITHOUT_TRANSPORT;
  const saved = (SAVED * Math.min(PRICE, money)) / PRICE;
  return (
    withCard * TOWN_WITH_CARD +
    without * TOWN_WITHOUT_CARD +
    fromNothing * TOWN_FROM_NOTHING +
    (lackOfSettlers + lackOfTransport) * (1 - saved) -
    doneInHand(state, side, own)
  );
}

function doneInHand(state: GameState, side: Side, { usable, villages }: SideOfBoard): number {
  let settlers = 0;
  let cards = 0;
  let cardsWithSettler = 0;
  for (const card of state.players[side].hand) {
    const place = CARD_PLACE[card];
    if (place >= 0 && usable[place] === 0) continue;
    const hasSettler = (CARD_FLAGS[card] & SETTLER) !== 0;
    if (hasSettler) settlers++;
    if (place < 0 || villages[place] === 0) continue;
    cards++;
    if (hasSettler) cardsWithSettler++;
  }
  // R32: no card does both services at once.
  if (cards > cardsWithSettler ? settlers > 0 : cards > 0 && settlers > 1) return BOTH_IN_HAND;
  if (cards > 0) return CARD_IN_HAND;
  return settlers > 0 ? SETTLER_IN_HAND : 0;
}
