// Any arrangement a test, a record or a practice game writes down, and how it becomes a state: everything that follows
// from it (stocks, available cards, supply, siege values) is worked out, everything else is checked.
import {
  CARD_IDS,
  PLACE_COUNT,
  cardOf,
  cardsOwnedBy,
  initialDeckOf,
  isLocationCard,
  placeOf,
  type Card,
  type CardId,
  type CardList,
} from '../cards/cards.ts';
import { EMPTY, includesAll, sorted, withoutAll } from '../cards/card-list.ts';
import { NEUTRAL, isFortified, isOwnedBy, isTown, placeCode } from '../board/places.ts';
import { withSupply } from '../board/supply.ts';
import type { Arrangement, Rulebook } from '../contract.ts';
import { LOCATIONS, type LocationId } from '../data/locations.ts';
import { FORTIFICATIONS, SIDE_FACTS } from '../data/sides.ts';
import type { RuleId } from '../rules/vocabulary.ts';
import {
  SIDES,
  bySide,
  err,
  ok,
  opponentOf,
  type BySide,
  type Piece,
  type Result,
  type Side,
} from '../vocabulary.ts';
import { noteLifted } from './lifted.ts';
import { emptySiege, movedValue } from './sieges.ts';
import type { GameOptions, NextState, Phase, Player, Seed, Siege } from './state.ts';

export interface SideSetup {
  readonly money: number;
  readonly hand: readonly CardId[];
  /** Top first. */
  readonly deck: readonly CardId[];
  /** Top last. */
  readonly discard: readonly CardId[];
  readonly reserve: readonly CardId[];
  readonly captured: { readonly villages: number; readonly towns: number };
  /** This side's cards in either siege, in the order played. */
  readonly siegeCards: BySide<readonly CardId[]>;
}

export interface Setup extends BySide<SideSetup> {
  readonly turn: number;
  readonly side: Side;
  readonly phase: Extract<Phase, 'end-test' | 'actions'>;
  readonly actionsLeft: number;
  readonly locations: Readonly<
    Partial<
      Record<
        LocationId,
        { readonly owner: Side; readonly piece: Piece; readonly fortified: boolean }
      >
    >
  >;
  /** The besieged location, by the side that lays the siege; the value follows from the cards unless it is given. */
  readonly sieges: BySide<
    LocationId | { readonly location: LocationId; readonly value: number } | null
  >;
  /** Scenario rules that something earlier has lifted for good; absent: none but those that this position lifts. */
  readonly lifted?: readonly RuleId[];
}

export const SETUP_FAULTS = [
  'unknown-card',
  'unknown-location',
  'too-many-cards',
  'too-many-pieces',
  'too-many-fortifications',
  'negative-money',
  'impossible-number',
  'reserve-against-the-rules',
  'siege-cards-without-siege',
  'siege-of-no-enemy-location',
  'siege-value-off-the-track',
  'rule-cannot-be-lifted',
] as const;
export type SetupFault = (typeof SETUP_FAULTS)[number];

/** Why an arrangement cannot be a position of the game. */
export interface IllegalSetup {
  readonly code: SetupFault;
  /** The card, location or side that it is about. */
  readonly about: string;
}

/** Cards, starting decks and fortifications of a game under this rulebook. */
export function arrangementOf(rules: Rulebook): Arrangement {
  const arrangement: Arrangement = {
    pool: {
      british: cardsOwnedBy('british'),
      french: cardsOwnedBy('french'),
      neutral: cardsOwnedBy(null),
    },
    decks: { british: initialDeckOf('british'), french: initialDeckOf('french') },
    fortified: [],
  };
  for (const change of rules.arrangements) change(arrangement);
  return arrangement;
}

/** The arrangement before anything is shuffled: every starting deck complete, every hand empty. */
export function startingSetup(rules: Rulebook): Setup {
  const { decks, fortified } = arrangementOf(rules);
  const locations: Record<string, { owner: Side; piece: Piece; fortified: boolean }> = {};
  for (const { id, start } of LOCATIONS) {
    if (start === null) continue;
    locations[id] = {
      owner: start.side,
      piece: start.piece,
      fortified: fortified.includes(placeOf(id)),
    };
  }
  return {
    turn: 1,
    side: 'british',
    phase: 'end-test',
    actionsLeft: 0,
    locations,
    sieges: { british: null, french: null },
    ...bySide((side) => ({
      money: SIDE_FACTS[side].money,
      hand: [],
      deck: sorted(decks[side]).map((card) => CARD_IDS[card]),
      discard: [],
      reserve: [],
      captured: { villages: 0, towns: 0 },
      siegeCards: { british: [], french: [] },
    })),
  };
}

/** Throws inside this file only: a fault found deep in a list, caught by `stateFromSetup`. */
class Fault extends Error {
  readonly fault: IllegalSetup;
  constructor(code: SetupFault, about: string) {
    super(code);
    this.fault = { code, about };
  }
}

/** A state from an arrangement, or the first thing that is wrong with it. */
export function stateFromSetup(
  setup: Setup,
  options: GameOptions,
  seed: Seed,
  rules: Rulebook,
): Result<NextState, IllegalSetup> {
  try {
    return ok(build(setup, options, seed, rules));
  } catch (thrown) {
    if (thrown instanceof Fault) return err(thrown.fault);
    throw thrown;
  }
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** R16: a turn has at most two actions. */
const MOST_ACTIONS = 2;

function build(setup: Setup, options: GameOptions, seed: Seed, rules: Rulebook): NextState {
  const { pool } = arrangementOf(rules);
  const used = bySide((side) => usedCards(setup, side));
  const ofPool = (side: Side): CardList =>
    leftOver(
      pool[side],
      used[side].filter((card) => !pool.neutral.includes(card)),
    );
  const neutralUsed = SIDES.flatMap((side) =>
    used[side].filter((card) => pool.neutral.includes(card)),
  );
  const neutralLeft = leftOver(pool.neutral, neutralUsed);
  if (!isCount(setup.turn) || setup.turn === 0) throw new Fault('impossible-number', 'turn');
  if (!isCount(setup.actionsLeft) || setup.actionsLeft > MOST_ACTIONS) {
    throw new Fault('impossible-number', 'actionsLeft');
  }
  for (const side of SIDES) checkReserve(setup, side, rules);
  const places = placeCodes(setup, rules);
  const fortified = places.filter(isFortified).length;
  if (fortified > FORTIFICATIONS) throw new Fault('too-many-fortifications', String(fortified));
  const next: NextState = {
    options,
    turn: setup.turn,
    side: setup.side,
    phase: setup.phase,
    actionsLeft: setup.actionsLeft,
    decision: setup.phase === 'actions' ? { kind: 'take-action', side: setup.side } : null,
    places,
    sieges: {
      british: siegeFrom(setup, 'british', places, rules),
      french: siegeFrom(setup, 'french', places, rules),
    },
    players: {
      british: playerFrom(setup, 'british', places, ofPool('british')),
      french: playerFrom(setup, 'french', places, ofPool('french')),
    },
    neutral: neutralLeft,
    fortifications: FORTIFICATIONS - fortified,
    lifted: liftedIn(setup, rules),
    outcome: null,
    seed,
  };
  noteLifted(next, rules);
  return next;
}

function liftedIn({ lifted = [] }: Setup, rules: Rulebook): readonly RuleId[] {
  const wrong = lifted.find((id) => !rules.lifting.some(({ rule }) => rule === id));
  if (wrong !== undefined) throw new Fault('rule-cannot-be-lifted', wrong);
  return rules.lifting.flatMap(({ rule }) => (lifted.includes(rule) ? [rule] : []));
}

function read(side: Side, ids: readonly CardId[]): Card[] {
  return ids.map((id) => {
    const card = cardOf(side, id);
    if (card < 0) throw new Fault('unknown-card', id);
    return card;
  });
}

function usedCards(setup: Setup, side: Side): Card[] {
  const { hand, deck, discard, reserve, siegeCards } = setup[side];
  return read(side, [
    ...hand,
    ...deck,
    ...discard,
    ...reserve,
    ...siegeCards.british,
    ...siegeCards.french,
  ]);
}

function leftOver(pool: readonly Card[], used: readonly Card[]): CardList {
  if (!includesAll(pool, used)) {
    const extra = used.find((_card, i) => !includesAll(pool, used.slice(0, i + 1)));
    throw new Fault('too-many-cards', extra === undefined ? '' : CARD_IDS[extra]);
  }
  return sorted(withoutAll(pool, used));
}

/** R79: what may lie in a reserve, and how much. */
function checkReserve(setup: Setup, side: Side, rules: Rulebook): void {
  const { reserve } = setup[side];
  const isLocationWrong =
    rules.isLocationReservable === null && read(side, reserve).some(isLocationCard);
  if (isLocationWrong || reserve.length > rules.reserveLimit) {
    throw new Fault('reserve-against-the-rules', side);
  }
}

function placeCodes(setup: Setup, rules: Rulebook): readonly number[] {
  const codes = new Array<number>(PLACE_COUNT).fill(NEUTRAL);
  for (const [id, held] of Object.entries(setup.locations)) {
    const place = placeOf(id);
    if (place < 0) throw new Fault('unknown-location', id);
    codes[place] = placeCode(held.owner, held.piece, held.fortified);
  }
  return withSupply(
    codes,
    bySide((side) => rules.supplySource(codes, side)),
  );
}

function siegeFrom(
  setup: Setup,
  side: Side,
  places: readonly number[],
  rules: Rulebook,
): Siege | null {
  const wanted = setup.sieges[side];
  const cards = bySide((one) => read(one, setup[one].siegeCards[side]));
  if (wanted === null) {
    if (cards.british.length + cards.french.length > 0) {
      throw new Fault('siege-cards-without-siege', side);
    }
    return null;
  }
  const location = typeof wanted === 'string' ? wanted : wanted.location;
  const place = placeOf(location);
  if (place < 0) throw new Fault('unknown-location', location);
  if (!isOwnedBy(places[place], opponentOf(side))) {
    throw new Fault('siege-of-no-enemy-location', location);
  }
  let siege = emptySiege(place, places[place]);
  for (const one of SIDES) {
    for (const card of cards[one]) {
      siege = { ...siege, value: movedValue(rules, side, siege, one, card) };
    }
  }
  const value = typeof wanted === 'string' ? siege.value : wanted.value;
  const { lowest, highest } = SIDE_FACTS[side].siegeTrack;
  if (!Number.isSafeInteger(value)) throw new Fault('impossible-number', location);
  if (rules.trackIsFinite && (value < lowest || value > highest)) {
    throw new Fault('siege-value-off-the-track', String(value));
  }
  return { place, value, cards };
}

function playerFrom(
  setup: Setup,
  side: Side,
  places: readonly number[],
  available: CardList,
): Player {
  const mine = setup[side];
  const theirs = setup[opponentOf(side)];
  const held = places.filter((code) => isOwnedBy(code, side));
  const towns = held.filter(isTown).length;
  const villagesLeft = SIDE_FACTS[side].villages - (held.length - towns) - theirs.captured.villages;
  const townsLeft = SIDE_FACTS[side].towns - towns - theirs.captured.towns;
  if (villagesLeft < 0 || townsLeft < 0) throw new Fault('too-many-pieces', side);
  if (mine.money < 0) throw new Fault('negative-money', side);
  for (const count of [mine.money, mine.captured.villages, mine.captured.towns]) {
    if (!isCount(count)) throw new Fault('impossible-number', side);
  }
  return {
    money: mine.money,
    reserve: sorted(read(side, mine.reserve)),
    discard: read(side, mine.discard),
    available,
    villages: villagesLeft,
    towns: townsLeft,
    capturedVillages: mine.captured.villages,
    capturedTowns: mine.captured.towns,
    known: EMPTY,
    shuffles: 1,
    hand: sorted(read(side, mine.hand)),
    deck: read(side, mine.deck),
  };
}
