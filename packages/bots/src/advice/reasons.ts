// Why a turn is advised: the terms of the evaluation that it moves most, told in what a player counts at the table.
import {
  BATEAUX,
  CARD_COINS,
  CARD_FLAGS,
  CARD_MILITARY,
  PLACE_IDS,
  RAID,
  SETTLER,
  SHIP,
  SIDES,
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
import {
  FEATURE_COUNT,
  FEATURE_NAMES,
  wayToEnd,
  type FeatureName,
  type Measure,
} from '../evaluation/features.ts';
import { outlookOf } from '../evaluation/sieges.ts';
import type { Weights } from '../evaluation/weights.ts';
import { toldAs, type AdviceFeature } from './features.ts';

export interface Reason {
  readonly feature: AdviceFeature;
  /** Whose points, army, siege … it is. */
  readonly side: Side;
  /** For sieges and places, else null. */
  readonly location: LocationId | null;
  /**
   * For `victory`, `siege` and `end` how things stand after the turn, from 0 to 1: the chance that `side` wins the
   * game, or wins the siege that it lays, and how much of the way to the end of the game it has gone. For everything
   * else the change that the turn brings, in points, cards, money, strength or locations.
   */
  readonly value: number;
  /** What it adds to the log-odds of winning; a drawback is negative. */
  readonly weight: number;
}

const MOST_REASONS = 3;
/** Less than this in log-odds is not worth a word. */
const LEAST_WEIGHT = 0.02;

const TERMS: readonly (AdviceFeature | null)[] = FEATURE_NAMES.map(toldAs);

/** The weightiest reasons first. `ends` are what the turn may lead to, each as likely as the others. */
export function reasonsFor(
  before: GameState,
  ends: readonly GameState[],
  side: Side,
  weights: Weights,
): Reason[] {
  const told = new Map<string, Reason>();
  const won = ends.filter((end) => end.outcome?.winner === side).length / ends.length;
  if (won > 0) {
    told.set('victory', { feature: 'victory', side, location: null, value: won, weight: Infinity });
  }
  const start = featuresOf(before);
  const reached = ends.map(featuresOf);
  for (const [index, whose] of SIDES.entries()) {
    const factors = weights[whose];
    const sign = whose === side ? 1 : -1;
    for (let term = 0; term < FEATURE_COUNT; term++) {
      const feature = TERMS[term];
      if (feature === null) continue;
      const at = index * FEATURE_COUNT + term;
      const after = mean(reached, (features) => features[at]);
      const weight = sign * factors[term] * (after - start[at]);
      if (weight === 0) continue;
      const location = locationOf(feature, FEATURE_NAMES[term], before, ends[0], whose);
      const key = `${feature} ${whose} ${location ?? ''}`;
      const known = told.get(key);
      const value = known?.value ?? valueOf(feature, before, ends, whose, location);
      const sum = weight + (known?.weight ?? 0);
      told.set(key, { feature, side: whose, location, value, weight: sum });
    }
  }
  return [...told.values()]
    .filter(({ weight, value }) => Math.abs(weight) >= LEAST_WEIGHT && value !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MOST_REASONS)
    .map((reason) => (reason.weight === Infinity ? { ...reason, weight: 1 } : reason));
}

const mean = <T>(items: readonly T[], measure: (item: T) => number): number => {
  let sum = 0;
  for (const item of items) sum += measure(item);
  return sum / items.length;
};

function locationOf(
  feature: AdviceFeature,
  term: FeatureName,
  before: GameState,
  after: GameState,
  side: Side,
): LocationId | null {
  if (feature === 'place') return PLACE_IDS.find((id) => term === `holds-${id}`) ?? null;
  if (feature !== 'siege') return null;
  const siege = after.sieges[side] ?? before.sieges[side];
  return siege === null ? null : PLACE_IDS[siege.place];
}

function valueOf(
  feature: AdviceFeature,
  before: GameState,
  ends: readonly GameState[],
  side: Side,
  location: LocationId | null,
): number {
  switch (feature) {
    case 'victory':
      return mean(ends, (end) => (end.outcome?.winner === side ? 1 : 0));
    case 'siege':
      return mean(ends, (end) => outlookOf(end, side)?.attackerWins ?? 0);
    case 'end':
      return mean(ends, (end) => wayToEnd(end, side));
    case 'place': {
      const place = PLACE_IDS.findIndex((id) => id === location);
      const holds = (state: GameState): number => (isOwnedBy(state.places[place], side) ? 1 : 0);
      return mean(ends, holds) - holds(before);
    }
    default: {
      const measure = MEASURES[feature];
      return mean(ends, (end) => measure(end, side)) - measure(before, side);
    }
  }
}

type Counted = Exclude<AdviceFeature, 'victory' | 'siege' | 'end' | 'place'>;

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

const MEASURES: Readonly<Record<Counted, (state: GameState, side: Side) => number>> = {
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
