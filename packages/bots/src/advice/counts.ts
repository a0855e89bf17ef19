// What a player counts at the table, in one position: points, money, army, useless cards …
import {
  BATEAUX,
  CARD_COINS,
  CARD_FLAGS,
  CARD_MILITARY,
  PLACE_IDS,
  RAID,
  SETTLER,
  SHIP,
  isCardUsable,
  isFortified,
  isOwnedBy,
  isSupplied,
  totalPoints,
  type Card,
  type GameState,
  type LocationId,
  type Side,
} from '@arpents/engine';
import { CARD_ROLE } from '../cards.ts';
import { featuresOf } from '../evaluation/evaluate.ts';
import { FEATURE_COUNT, FEATURE_NAMES, wayToEnd, type Measure } from '../evaluation/features.ts';
import { outlookOf } from '../evaluation/sieges.ts';
import { toldAs, type AdviceFeature } from './features.ts';

type CountedFeature = Exclude<AdviceFeature, 'victory' | 'siege' | 'end' | 'place'>;

const termAt = (name: Measure): number => FEATURE_NAMES.indexOf(name);
const RAID_DANGER = termAt('raid-danger');
const AMBUSH_DANGER = termAt('ambush-danger');
const POINTS_PER_RAID_DANGER = 10;
const STRENGTH_PER_AMBUSH_DANGER = 4;

const termOf = (state: GameState, side: Side, term: number): number =>
  featuresOf(state)[(side === 'british' ? 0 : FEATURE_COUNT) + term];

const hasFlag =
  (flag: number) =>
  (card: Card): number =>
    (CARD_FLAGS[card] & flag) === 0 ? 0 : 1;

const isHelper = (card: Card): number => {
  const role = CARD_ROLE[card];
  return role !== null && toldAs(`owns-${role}`) === 'helpers' ? 1 : 0;
};

const COUNTS: Readonly<Record<CountedFeature, (state: GameState, side: Side) => number>> = {
  points: totalPoints,
  money: (state, side) => state.players[side].money,
  army: (state, side) => sumOverUsable(state, side, (card) => CARD_MILITARY[card]),
  raiders: (state, side) => sumOverUsable(state, side, hasFlag(RAID)),
  income: (state, side) => sumOverUsable(state, side, (card) => CARD_COINS[card]),
  settlers: (state, side) => sumOverUsable(state, side, hasFlag(SETTLER)),
  transport: (state, side) => sumOverUsable(state, side, hasFlag(SHIP | BATEAUX)),
  helpers: (state, side) => sumOverCards(state, side, isHelper),
  'useless-cards': (state, side) =>
    sumOverCards(state, side, (card) => (isCardUsable(state, side, card) ? 0 : 1)),
  /** Points that the worst raid is expected to cost. */
  'raid-danger': (state, side) => termOf(state, side, RAID_DANGER) * POINTS_PER_RAID_DANGER,
  /** Strength that an ambush is expected to cost. */
  'ambush-danger': (state, side) => termOf(state, side, AMBUSH_DANGER) * STRENGTH_PER_AMBUSH_DANGER,
  fortifications: (state, side) => countPlaces(state, side, isFortified),
  /** Locations that are cut off. */
  supply: (state, side) => countPlaces(state, side, (code) => !isSupplied(code)),
};

/** What is counted of a feature, of a side; `location` is the place where it is about one. */
export function countOf(
  feature: AdviceFeature,
  side: Side,
  location: LocationId | null,
): (state: GameState) => number {
  switch (feature) {
    case 'victory':
      return (state) => (state.outcome?.winner === side ? 1 : 0);
    case 'siege':
      return (state) => outlookOf(state, side)?.attackerWins ?? 0;
    case 'end':
      return (state) => wayToEnd(state, side);
    case 'place': {
      const place = PLACE_IDS.findIndex((id) => id === location);
      return (state) => (isOwnedBy(state.places[place], side) ? 1 : 0);
    }
    default: {
      const count = COUNTS[feature];
      return (state) => count(state, side);
    }
  }
}

function countPlaces(state: GameState, side: Side, counts: (code: number) => boolean): number {
  let count = 0;
  for (const code of state.places) if (isOwnedBy(code, side) && counts(code)) count++;
  return count;
}

/** Over all cards of a side: in its deck, its reserve and in sieges. */
function sumOverCards(state: GameState, side: Side, measure: (card: Card) => number): number {
  const { hand, deck, discard, reserve } = state.players[side];
  let sum = 0;
  for (const cards of [hand, deck, discard, reserve])
    for (const card of cards) sum += measure(card);
  for (const siege of [state.sieges.british, state.sieges.french]) {
    for (const card of siege?.cards[side] ?? []) sum += measure(card);
  }
  return sum;
}

const sumOverUsable = (state: GameState, side: Side, measure: (card: Card) => number): number =>
  sumOverCards(state, side, (card) => (isCardUsable(state, side, card) ? measure(card) : 0));
