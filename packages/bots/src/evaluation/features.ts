// What the evaluation looks at: the names of the features, and their values in one position.
// Every feature belongs to a side; those of the British speak for them, those of the French against.
import {
  CAPTURE_POINTS_TO_END,
  CARD_COINS,
  CARD_FLAGS,
  CARD_MILITARY,
  CARD_PLACE,
  HAND_SIZE,
  PLACE_COUNT,
  PLACE_IDS,
  PLACE_POINTS,
  SETTLER,
  SIDES,
  SIDE_FACTS,
  capturePoints,
  isTown,
  leaderOf,
  opponentOf,
  type BySide,
  type GameState,
  type LocationId,
  type Side,
} from '@arpents/engine';
import { ROLES, type Role } from '../cards.ts';
import { boardOf, type SideOfBoard } from './board.ts';
import { countDeck, type Deck } from './deck.ts';
import { nearnessOfEnd } from './nearness.ts';
import { besiegedFeatures, type SiegeOutlook } from './sieges.ts';

const MEASURES = [
  'points',
  'captured',
  'closing',
  'ending',
  'money',
  'deck-size',
  'strength-per-hand',
  'coins-per-hand',
  'settlers-per-hand',
  'ships-per-hand',
  'bateaux-per-hand',
  'furs-with-trader',
  'dead-cards',
  'blockers-per-hand',
  'raiders-per-hand',
  'hand-strength',
  'hand-settlers',
  'hand-coins',
  'hand-dead-cards',
  'hand-size',
  'reserve-strength',
  'reserve-size',
  'unsupplied',
  'raid-danger',
  'ambush-danger',
  'fortifications',
  'siege-winning',
  'siege-margin',
  'siege-losing',
  'siege-open',
  'siege-of-capital',
  'tempo',
  'hand-developable',
  'hand-ready',
  'lateness',
  'nearness',
] as const;

export type Measure = (typeof MEASURES)[number];
export type FeatureName = Measure | `owns-${Role}` | `holds-${LocationId}`;

/** Every feature of a side by name: measures, empire cards owned by role, and places held. */
export const FEATURE_NAMES: readonly FeatureName[] = [
  ...MEASURES,
  ...ROLES.map((role) => `owns-${role}` as const),
  ...PLACE_IDS.map((place) => `holds-${place}` as const),
];
export const FEATURE_COUNT = FEATURE_NAMES.length;

const FIRST_ROLE = MEASURES.length;
/** Where the places held begin; they are the last. */
export const FIRST_PLACE = FIRST_ROLE + ROLES.length;
const at = Object.fromEntries(MEASURES.map((name, index) => [name, index])) as Readonly<
  Record<Measure, number>
>;

/** A deck is not better for having fewer cards than this: it could do less and less. */
const THIN = 10;
/** From this turn on, who is ahead is urged to bring the game to its end; later more so. */
export const LATE = 60;
/** When half of all games are over: from then on whoever is ahead is urged to have what it takes to end the game. */
export const URGED = 105;

/** Fills `values` with the features of both sides: FEATURE_COUNT numbers of the British, as many of the French. */
export function measure(
  state: GameState,
  british: SiegeOutlook | null,
  french: SiegeOutlook | null,
  values: Float64Array,
): void {
  const board = measureAllButPlaces(state, british, french, values);
  for (const side of SIDES) {
    const from = fromOf(side) + FIRST_PLACE;
    values.fill(0, from, from + PLACE_COUNT);
    for (const place of board[side].held) values[from + place] = 1;
  }
}

/** The same without the places held, which are the last of each side's features and change least; the map they are on. */
export function measureAllButPlaces(
  state: GameState,
  british: SiegeOutlook | null,
  french: SiegeOutlook | null,
  values: Float64Array,
): BySide<SideOfBoard> {
  const board = boardOf(state);
  const decks = {
    british: countDeck(state, 'british', board.british),
    french: countDeck(state, 'french', board.french),
  };
  const captured = {
    british: capturePoints(state, 'british'),
    french: capturePoints(state, 'french'),
  };
  const points = {
    british: board.british.points + captured.british,
    french: board.french.points + captured.french,
  };
  const leader = leaderOf(points);
  const lead = points.british - points.french;
  for (const side of SIDES) {
    const from = fromOf(side);
    const own = board[side];
    const deck = decks[side];
    // What is not there is not written below.
    values.fill(0, from, from + FIRST_ROLE);
    measureDeck(state, side, deck, values, from);
    values.set(deck.roles, from + FIRST_ROLE);
    measureHand(state, side, own.usable, values, from);
    values[from + at.unsupplied] = own.unsupplied;
    values[from + at.fortifications] = own.fortifications;
    measureEnd(
      state,
      side,
      points[side],
      own,
      deck,
      side === 'british' ? lead : -lead,
      leader === side,
      values,
      from,
    );
    measureDangers(own.exposed, deck, decks[opponentOf(side)], values, from);
    measureSiege(side === 'british' ? british : french, values, from);
    // Moving next is an advantage.
    values[from + at.tempo] = state.side === side ? 0 : 1;
  }
  return board;
}

const fromOf = (side: Side): number => (side === 'british' ? 0 : FEATURE_COUNT);

function measureSiege(outlook: SiegeOutlook | null, values: Float64Array, from: number): void {
  if (outlook === null) return;
  const siege = besiegedFeatures(outlook);
  values[from + at['siege-open']] = 1;
  values[from + at['siege-winning']] = siege.winning;
  values[from + at['siege-margin']] = siege.margin;
  values[from + at['siege-losing']] = siege.losing;
  values[from + at['siege-of-capital']] = siege.ofCapital;
}

function measureDeck(
  state: GameState,
  side: Side,
  deck: Deck,
  values: Float64Array,
  from: number,
): void {
  const perHand = HAND_SIZE / Math.max(THIN, deck.size);
  values[from + at.money] = Math.sqrt(state.players[side].money);
  values[from + at['deck-size']] = deck.size / 10;
  values[from + at['strength-per-hand']] = deck.strength * perHand;
  values[from + at['coins-per-hand']] = deck.coins * perHand;
  values[from + at['settlers-per-hand']] = Math.min(2, deck.settlers * perHand);
  values[from + at['ships-per-hand']] = Math.min(2, deck.ships * perHand);
  values[from + at['bateaux-per-hand']] = Math.min(2, deck.bateaux * perHand);
  values[from + at['furs-with-trader']] =
    Math.min(deck.traders, 1) * Math.min(3, deck.furs * perHand);
  values[from + at['dead-cards']] = deck.dead * perHand;
  values[from + at['blockers-per-hand']] = Math.min(2, deck.raidBlockers * perHand);
  values[from + at['raiders-per-hand']] = Math.min(2, deck.raiders * perHand);
}

function measureHand(
  state: GameState,
  side: Side,
  usable: Uint8Array,
  values: Float64Array,
  from: number,
): void {
  const { hand, reserve } = state.players[side];
  let strength = 0;
  let settlers = 0;
  let coins = 0;
  let dead = 0;
  let growth = 0;
  let growing = -1;
  for (const card of hand) {
    const place = CARD_PLACE[card];
    if (place >= 0) {
      if (usable[place] === 0) {
        dead++;
        continue;
      }
      if (PLACE_POINTS[place] > growth && !isTown(state.places[place])) {
        growth = PLACE_POINTS[place];
        growing = card;
      }
    }
    strength += CARD_MILITARY[card];
    coins += CARD_COINS[card];
    if ((CARD_FLAGS[card] & SETTLER) !== 0) settlers++;
  }
  let reserved = 0;
  for (const card of reserve) reserved += CARD_MILITARY[card];
  values[from + at['hand-strength']] = strength;
  values[from + at['hand-settlers']] = Math.min(2, settlers);
  values[from + at['hand-coins']] = coins;
  values[from + at['hand-dead-cards']] = dead;
  if (state.players[side].towns > 0 && growing >= 0) {
    // R32: the location card and another one with a settler.
    const others = settlers - ((CARD_FLAGS[growing] & SETTLER) !== 0 ? 1 : 0);
    values[from + at['hand-developable']] = growth / 4;
    if (others > 0) values[from + at['hand-ready']] = growth / 4;
  }
  values[from + at['hand-size']] = Math.min(HAND_SIZE, hand.length);
  values[from + at['reserve-strength']] = reserved;
  values[from + at['reserve-size']] = reserve.length;
}

/** How much of what ends the game a side has captured, from 0 to 1 (R95). */
const shareCaptured = (state: GameState, side: Side): number =>
  Math.min(1, capturePoints(state, side) / CAPTURE_POINTS_TO_END);

/** How far a side has come on the shortest way to an end of the game, from 0 to 1 (R95). */
export function wayToEnd(state: GameState, side: Side): number {
  const { villages, towns } = state.players[side];
  const facts = SIDE_FACTS[side];
  return Math.max(
    1 - villages / facts.villages,
    1 - towns / facts.towns,
    shareCaptured(state, side),
  );
}

/** How far the side is on the way to an end of the game, and whether it would like that end. */
function measureEnd(
  state: GameState,
  side: Side,
  points: number,
  own: SideOfBoard,
  deck: Deck,
  lead: number,
  isAhead: boolean,
  values: Float64Array,
  from: number,
): void {
  const player = state.players[side];
  const facts = SIDE_FACTS[side];
  const captured = shareCaptured(state, side);
  const progress = wayToEnd(state, side);
  values[from + at.points] = points / 10;
  values[from + at.captured] = captured;
  values[from + at.closing] = Math.max(-2, Math.min(2, lead / 10)) * progress * progress;
  if (progress >= 1) values[from + at.ending] = isAhead ? 1 : -1;
  if (isAhead && state.turn > LATE) {
    // Every way to an end counts here, and villages that could become towns are half the way to that end.
    const towns = player.towns - Math.min(player.towns, own.growable) / 2;
    const urge = 1.25 - towns / facts.towns - (0.25 * player.villages) / facts.villages + captured;
    values[from + at.lateness] = (state.turn / LATE - 1) * urge;
    if (state.turn >= URGED) values[from + at.nearness] = nearnessOfEnd(state, side, own, deck);
  }
}

/** What the opponent's raids and ambushes are likely to cost. */
function measureDangers(
  exposed: number,
  deck: Deck,
  enemy: Deck,
  values: Float64Array,
  from: number,
): void {
  const perHand = HAND_SIZE / Math.max(HAND_SIZE, deck.size);
  const perEnemyHand = HAND_SIZE / Math.max(HAND_SIZE, enemy.size);
  const unblocked = (blockers: number): number => Math.max(0.2, 1 - blockers * perHand);
  values[from + at['raid-danger']] =
    (exposed / 10) * Math.min(1, enemy.raiders * perEnemyHand) * unblocked(deck.raidBlockers);
  values[from + at['ambush-danger']] =
    Math.min(4, deck.ambushable) *
    0.25 *
    Math.min(1, enemy.ambushers * perEnemyHand) *
    unblocked(deck.ambushBlockers);
}
