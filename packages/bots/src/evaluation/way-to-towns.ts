// How many turns of its own it takes a side to lay its last towns (R95), with the cards that it owns and with those
// that it can get: the card of a village may have to be fetched back first (R29), by another card that leads there.
// Asked at every position of a long game, so that answers are kept: few actions change what they depend on.
import {
  BATEAUX,
  CARD_CONNECTIONS,
  CARD_COST,
  CARD_FLAGS,
  CARD_PLACE,
  LOCATION_CARD,
  PLACE_COUNT,
  PLACE_POINTS,
  PLACE_SETTLER,
  SETTLER,
  SHIP,
  WAGON,
  bySide,
  isNeutral,
  isOwnedBy,
  type BySide,
  type CardList,
  type GameState,
  type Side,
} from '@arpents/engine';
import type { SideOfBoard } from './board.ts';
import { keyOf, type Deck } from './deck.ts';

/** What takes a turn, or about: a town, and to get the card of a location. */
const DEVELOPING = 1;
const SETTLING = 1.2;
/** To buy a card takes some of a turn, and so does every coin that is missing for it. */
const BUYING = 2.5;
const COIN = 0.3;
/** Where nothing that serves can be bought. */
const OUT_OF_STOCK = 8;
/** What cannot be reached at all counts as this far away. */
const FAR = 30;

/** What cards serve for on the way: the lowest bits of a card, so that any of them together number a place in a list. */
const SERVICES = [BATEAUX, SHIP, WAGON, SETTLER] as const;
const ANY_SERVICE = BATEAUX | SHIP | WAGON | SETTLER;
const SETS_OF_SERVICES = ANY_SERVICE + 1;

/** An answer, and what it depends on. */
interface Known {
  cards: number;
  available: number;
  own: SideOfBoard | null;
  towns: number;
  villages: number;
  readonly prices: Float64Array;
  turns: number;
}

/** The answers given last; another one with the same number takes the place. A power of two. */
const ANSWERS = 256;
const answers: BySide<readonly Known[]> = bySide(() =>
  Array.from({ length: ANSWERS }, () => ({
    cards: -1,
    available: -1,
    own: null,
    towns: 0,
    villages: 0,
    prices: new Float64Array(SERVICES.length),
    turns: 0,
  })),
);

/** By service: the turns until a card for it is bought. */
const prices = new Float64Array(SERVICES.length);

export function turnsToTowns(state: GameState, side: Side, own: SideOfBoard, deck: Deck): number {
  const { towns, villages, available } = state.players[side];
  const availableKey = keyOf(available);
  findPrices(state, side);
  const known = answers[side][(deck.key + availableKey) & (ANSWERS - 1)];
  if (
    known.cards !== deck.key ||
    known.available !== availableKey ||
    known.own !== own ||
    known.towns !== towns ||
    known.villages !== villages ||
    known.prices.some((price, service) => price !== prices[service])
  ) {
    known.cards = deck.key;
    known.available = availableKey;
    known.own = own;
    known.towns = towns;
    known.villages = villages;
    known.prices.set(prices);
    known.turns = workOut(state, side, own);
  }
  return known.turns;
}

/** What a card for each service costs at least; of the lists seen last, which are values. */
interface Cheapest {
  cards: CardList | null;
  readonly costs: Float64Array;
}

const nothingSeen = (): Cheapest => ({ cards: null, costs: new Float64Array(SERVICES.length) });
const lastCheapest = { ...bySide(nothingSeen), neutral: nothingSeen() };

function cheapestOf(cards: CardList, last: Cheapest): Float64Array {
  const { costs } = last;
  if (last.cards === cards) return costs;
  last.cards = cards;
  costs.fill(Infinity);
  for (const card of cards) {
    if (CARD_PLACE[card] >= 0) continue;
    for (let i = 0; i < SERVICES.length; i++) {
      if ((CARD_FLAGS[card] & SERVICES[i]) !== 0) costs[i] = Math.min(costs[i], CARD_COST[card]);
    }
  }
  return costs;
}

/** R77: until a card that serves is bought, at the lowest price. */
function findPrices(state: GameState, side: Side): void {
  const { available, money } = state.players[side];
  const own = cheapestOf(available, lastCheapest[side]);
  const neutral = cheapestOf(state.neutral, lastCheapest.neutral);
  for (let i = 0; i < SERVICES.length; i++) {
    const missing = Math.max(0, Math.min(own[i], neutral[i]) - money);
    prices[i] = Math.min(OUT_OF_STOCK, BUYING + COIN * missing);
  }
}

// What an answer is worked out with, filled anew for each.
/** By set of services: what it takes to buy all of them, and how many cards serve for one of them. */
const priceOf = new Float64Array(SETS_OF_SERVICES);
const serving = new Uint8Array(SETS_OF_SERVICES);
/** By place: whether its card is owned, whether it can be got, and the way to it: its steps, and what is bought for it. */
const isOwned = new Uint8Array(PLACE_COUNT);
const isAvailable = new Uint8Array(PLACE_COUNT);
const steps = new Float64Array(PLACE_COUNT);
const bought = new Uint8Array(PLACE_COUNT);

function workOut(state: GameState, side: Side, own: SideOfBoard): number {
  const { towns } = state.players[side];
  sumPrices();
  countCards(state, side, own);
  findWaysToCards(state, side);
  const nearest: { readonly place: number; readonly bought: number; readonly turns: number }[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (steps[place] === Infinity || PLACE_POINTS[place] === 0) continue;
    if (own.villages[place] === 0 && !isNeutral(state.places[place])) continue;
    const hasSettler = countServing(SETTLER, LOCATION_CARD[side][place]) > 0;
    const needed = bought[place] | (hasSettler ? 0 : SETTLER);
    nearest.push({ place, bought: needed, turns: steps[place] + DEVELOPING + priceOf[needed] });
  }
  nearest.sort((a, b) => a.turns - b.turns);
  let sum = FAR * Math.max(0, towns - nearest.length);
  let needed = 0;
  for (const way of nearest.slice(0, towns)) {
    sum += steps[way.place] + DEVELOPING;
    needed |= way.bought;
  }
  return sum + priceOf[needed];
}

function sumPrices(): void {
  for (let set = 0; set < SETS_OF_SERVICES; set++) {
    let sum = 0;
    for (let i = 0; i < SERVICES.length; i++) if ((set & SERVICES[i]) !== 0) sum += prices[i];
    priceOf[set] = sum;
  }
}

/** Everything that comes round again or can be retrieved; cards of lost locations serve for nothing (R21). */
function countCards(state: GameState, side: Side, { usable }: SideOfBoard): void {
  const { hand, deck, discard, reserve, available } = state.players[side];
  const { british, french } = state.sieges;
  serving.fill(0);
  isOwned.fill(0);
  isAvailable.fill(0);
  for (const cards of [hand, deck, discard, reserve, british?.cards[side], french?.cards[side]]) {
    if (cards === undefined) continue;
    for (const card of cards) {
      const place = CARD_PLACE[card];
      if (place >= 0) {
        if (usable[place] === 0) continue;
        isOwned[place] = 1;
      }
      const services = CARD_FLAGS[card] & ANY_SERVICE;
      if (services === 0) continue;
      for (let set = 1; set < SETS_OF_SERVICES; set++) if ((services & set) !== 0) serving[set]++;
    }
  }
  for (const card of available) if (CARD_PLACE[card] >= 0) isAvailable[CARD_PLACE[card]] = 1;
}

/** How many of the cards serve for one of these services, besides one that is needed for itself. */
function countServing(services: number, besides: number): number {
  const serves = isOwned[CARD_PLACE[besides]] === 1 && (CARD_FLAGS[besides] & services) !== 0;
  return serving[services] - (serves ? 1 : 0);
}

/** The way to the card of each place in one's own piles. */
function findWaysToCards(state: GameState, side: Side): void {
  const { villages } = state.players[side];
  const open: number[] = [];
  steps.fill(Infinity);
  bought.fill(0);
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (isOwned[place] === 0) continue;
    steps[place] = 0;
    open.push(place);
  }
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const via = LOCATION_CARD[side][next];
    for (const { place, transport } of CARD_CONNECTIONS[via]) {
      const code = state.places[place];
      if (isAvailable[place] === 0) continue;
      if (isNeutral(code) ? villages === 0 : !isOwnedBy(code, side)) continue;
      const far = steps[next] + SETTLING;
      const needed = bought[next] | lackingFor(via, transport, PLACE_SETTLER[place]);
      if (far + priceOf[needed] >= steps[place] + priceOf[bought[place]]) continue;
      steps[place] = far;
      bought[place] = needed;
      open.push(place);
    }
  }
}

/** R27: the services that no card besides the one that leads there is left for. */
function lackingFor(via: number, transport: number, needsSettler: boolean): number {
  const carriers = countServing(transport, via);
  const lacksCarrier = carriers === 0 ? transport : 0;
  if (!needsSettler) return lacksCarrier;
  const settlers = countServing(SETTLER, via);
  const both = countServing(SETTLER | transport, via);
  const lacksSettler = settlers === 0 || (carriers > 0 && both < 2) ? SETTLER : 0;
  return lacksCarrier | lacksSettler;
}
