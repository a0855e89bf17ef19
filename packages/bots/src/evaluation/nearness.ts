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
import { turnsToTowns } from './way-to-towns.ts';

/** What it takes in addition where settlers hardly ever come to hand. */
const RARE_SETTLERS = 2;
/** What is done of it when a settler is in hand, the card of the village, or both. */
const SETTLER_IN_HAND = 0.15;
const CARD_IN_HAND = 0.25;
const BOTH_IN_HAND = 0.6;
const VILLAGE = 1.3;
const CAPTURE = 2;

/** At the end itself, and after how many turns before it e times less is felt: never nothing, however far it is. */
const NEAREST = 12;
const TURNS_FELT = 12;

/** 0 where the end is far, the more the nearer it is: by towns, which never fail, and by whatever is shortest. */
export function nearnessOfEnd(state: GameState, side: Side, own: SideOfBoard, deck: Deck): number {
  const { towns, villages } = state.players[side];
  const byTowns = towns === 0 ? 0 : turnsWithHand(state, side, own, deck);
  const missing = Math.max(0, CAPTURE_POINTS_TO_END - capturePoints(state, side));
  const byCapture = (missing / CAPTURE_POINTS.village) * CAPTURE;
  const shortest = Math.min(byTowns, villages * VILLAGE, byCapture);
  return NEAREST * Math.exp(-Math.max(0, shortest + byTowns) / 2 / TURNS_FELT);
}

function turnsWithHand(state: GameState, side: Side, own: SideOfBoard, deck: Deck): number {
  const perHand = HAND_SIZE / Math.max(HAND_SIZE, deck.size);
  const rare = Math.max(0, 1 - deck.settlers * perHand) * RARE_SETTLERS;
  const done = deck.developable > 0 ? doneInHand(state, side, own) : 0;
  return turnsToTowns(state, side, own, deck) + rare - done;
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
