// How many turns of its own it takes a side to lay its last towns (R95), with the cards that it owns and with those
// that it can get: the card of a village may have to be fetched back first (R29), by another card that leads there.
import {
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
  BATEAUX,
  WAGON,
  isNeutral,
  isOwnedBy,
  type CardList,
  type GameState,
  type Side,
} from '@arpents/engine';
import type { SideOfBoard } from './board.ts';

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

/** What cards serve for on the way; each is a bit of what is missing. */
const SERVICES = [SETTLER, SHIP, BATEAUX, WAGON] as const;

/** The way to something: its steps, and the services that are to be bought for it first. */
interface Way {
  readonly steps: number;
  readonly bought: number;
}

const HERE: Way = { steps: 0, bought: 0 };

export function turnsToTowns(state: GameState, side: Side, own: SideOfBoard): number {
  const { towns } = state.players[side];
  const cards = ownedCards(state, side, own);
  const prices = SERVICES.map((service) => turnsToBuy(state, side, service));
  const priceOf = (bought: number): number => {
    let sum = 0;
    for (const [i, service] of SERVICES.entries()) if ((bought & service) !== 0) sum += prices[i];
    return sum;
  };
  const fetched = waysToCards(state, side, cards, priceOf);
  const ways: { readonly way: Way; readonly turns: number }[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    const code = state.places[place];
    const toCard = fetched[place];
    if (toCard === null || PLACE_POINTS[place] === 0) continue;
    if (own.villages[place] === 0 && !isNeutral(code)) continue;
    const hasSettler = countServing(cards, SETTLER, LOCATION_CARD[side][place]) > 0;
    const way = {
      steps: toCard.steps + DEVELOPING,
      bought: toCard.bought | (hasSettler ? 0 : SETTLER),
    };
    ways.push({ way, turns: way.steps + priceOf(way.bought) });
  }
  ways.sort((a, b) => a.turns - b.turns);
  let steps = FAR * Math.max(0, towns - ways.length);
  let bought = 0;
  for (const { way } of ways.slice(0, towns)) {
    steps += way.steps;
    bought |= way.bought;
  }
  return steps + priceOf(bought);
}

/** Everything that comes round again or can be retrieved; cards of lost locations serve for nothing (R21). */
function ownedCards(state: GameState, side: Side, { usable }: SideOfBoard): CardList {
  const { hand, deck, discard, reserve } = state.players[side];
  const sieges = [state.sieges.british, state.sieges.french];
  return [hand, deck, discard, reserve, ...sieges.map((siege) => siege?.cards[side] ?? [])].flatMap(
    (cards) => cards.filter((card) => CARD_PLACE[card] < 0 || usable[CARD_PLACE[card]] === 1),
  );
}

/** How many of the cards serve for something, besides one that is needed for itself. */
function countServing(cards: CardList, service: number, besides: number): number {
  let count = 0;
  for (const card of cards) {
    if (card !== besides && (CARD_FLAGS[card] & service) !== 0) count++;
  }
  return count;
}

/** R77: until a card that serves is bought, at the lowest price. */
function turnsToBuy(state: GameState, side: Side, service: number): number {
  const { available, money } = state.players[side];
  let turns = OUT_OF_STOCK;
  for (const pile of [available, state.neutral]) {
    for (const card of pile) {
      if (CARD_PLACE[card] >= 0 || (CARD_FLAGS[card] & service) === 0) continue;
      turns = Math.min(turns, BUYING + COIN * Math.max(0, CARD_COST[card] - money));
    }
  }
  return turns;
}

/** By place: the way to its card in one's own piles; null where there is none. */
function waysToCards(
  state: GameState,
  side: Side,
  cards: CardList,
  priceOf: (bought: number) => number,
): (Way | null)[] {
  const { available, villages } = state.players[side];
  const ways: (Way | null)[] = Array.from({ length: PLACE_COUNT }, () => null);
  const open: number[] = [];
  for (const card of cards) {
    const place = CARD_PLACE[card];
    if (place < 0) continue;
    ways[place] = HERE;
    open.push(place);
  }
  const turnsOf = (way: Way | null): number =>
    way === null ? Infinity : way.steps + priceOf(way.bought);
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const from = ways[next];
    const via = LOCATION_CARD[side][next];
    if (from === null) continue;
    for (const { place, transport } of CARD_CONNECTIONS[via]) {
      const code = state.places[place];
      const card = LOCATION_CARD[side][place];
      if (!available.includes(card)) continue;
      if (isNeutral(code) ? villages === 0 : !isOwnedBy(code, side)) continue;
      const way = {
        steps: from.steps + SETTLING,
        bought: from.bought | lackingFor(cards, via, transport, PLACE_SETTLER[place]),
      };
      if (turnsOf(way) >= turnsOf(ways[place])) continue;
      ways[place] = way;
      open.push(place);
    }
  }
  return ways;
}

/** R27: the services that no card besides the one that leads there is left for. */
function lackingFor(
  cards: CardList,
  via: number,
  transport: number,
  needsSettler: boolean,
): number {
  const carriers = countServing(cards, transport, via);
  const lacksCarrier = carriers === 0 ? transport : 0;
  if (!needsSettler) return lacksCarrier;
  const settlers = countServing(cards, SETTLER, via);
  const both = countServing(cards, SETTLER | transport, via);
  const lacksSettler = settlers === 0 || (carriers > 0 && both < 2) ? SETTLER : 0;
  return lacksCarrier | lacksSettler;
}
