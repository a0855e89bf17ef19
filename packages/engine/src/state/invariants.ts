// What holds in every position of every game: nothing is created or lost, nothing is negative.
import { CARD_IDS, PLACE_COUNT, type CardList } from '../cards/cards.ts';
import { sorted } from '../cards/card-list.ts';
import { isFortified, isNeutral, isOwnedBy, isTown } from '../board/places.ts';
import { withSupply } from '../board/supply.ts';
import type { Rulebook } from '../contract.ts';
import { FORTIFICATIONS, SIDE_FACTS } from '../data/sides.ts';
import { SIDES, bySide, opponentOf, type Side } from '../vocabulary.ts';
import { arrangementOf } from './setup.ts';
import type { GameState } from './state.ts';

/** Sentences about everything that is wrong with a state; empty if nothing is. */
export function brokenInvariants(state: GameState, rules: Rulebook): string[] {
  return [
    ...brokenCards(state, rules),
    ...SIDES.flatMap((side) => brokenPieces(state, side)),
    ...brokenFortifications(state),
    ...brokenSieges(state, rules),
    ...brokenSupply(state, rules),
    ...SIDES.flatMap((side) => brokenPlayer(state, side)),
    ...brokenFlow(state),
  ];
}

function brokenCards(state: GameState, rules: Rulebook): string[] {
  const { pool } = arrangementOf(rules);
  const expected = sorted([...pool.british, ...pool.french, ...pool.neutral]);
  const found = sorted([
    ...state.neutral,
    ...SIDES.flatMap((side) => {
      const { hand, deck, discard, reserve, available } = state.players[side];
      return [...hand, ...deck, ...discard, ...reserve, ...available];
    }),
    ...SIDES.flatMap((siege) => SIDES.flatMap((side) => state.sieges[siege]?.cards[side] ?? [])),
  ]);
  const text = (cards: CardList): string =>
    cards.map((card) => `${card}:${CARD_IDS[card]}`).join(' ');
  return text(expected) === text(found)
    ? []
    : [`cards: expected ${text(expected)}, found ${text(found)}`];
}

function brokenPieces(state: GameState, side: Side): string[] {
  const held = state.places.filter((code) => isOwnedBy(code, side));
  const towns = held.filter(isTown).length;
  const { villages, towns: townsLeft } = state.players[side];
  const captor = state.players[opponentOf(side)];
  const allVillages = held.length - towns + villages + captor.capturedVillages;
  const allTowns = towns + townsLeft + captor.capturedTowns;
  const broken: string[] = [];
  if (allVillages !== SIDE_FACTS[side].villages) broken.push(`${side} villages: ${allVillages}`);
  if (allTowns !== SIDE_FACTS[side].towns) broken.push(`${side} towns: ${allTowns}`);
  if (villages < 0 || townsLeft < 0) broken.push(`${side} stock is negative`);
  return broken;
}

function brokenFortifications(state: GameState): string[] {
  const built = state.places.filter(isFortified).length;
  const broken: string[] = [];
  if (built + state.fortifications !== FORTIFICATIONS || state.fortifications < 0) {
    broken.push(`fortifications: ${built} built, ${state.fortifications} in stock`);
  }
  if (state.places.some((code) => isFortified(code) && isNeutral(code))) {
    broken.push('a fortification without a piece');
  }
  return broken;
}

function brokenSieges(state: GameState, rules: Rulebook): string[] {
  return SIDES.flatMap((side) => {
    const siege = state.sieges[side];
    if (siege === null) return [];
    const { lowest, highest } = SIDE_FACTS[side].siegeTrack;
    const broken: string[] = [];
    if (rules.trackIsFinite && (siege.value < lowest || siege.value > highest)) {
      broken.push(`${side} siege at ${siege.value}`);
    }
    // While a won siege is being settled the location has already changed hands.
    if (state.phase === 'actions' && !isOwnedBy(state.places[siege.place], opponentOf(side))) {
      broken.push(`${side} besieges a location that is not the enemy's`);
    }
    return broken;
  });
}

function brokenSupply(state: GameState, rules: Rulebook): string[] {
  const fresh = withSupply(
    state.places,
    bySide((side) => rules.supplySource(state.places, side)),
  );
  return fresh.length === PLACE_COUNT && fresh.every((code, place) => code === state.places[place])
    ? []
    : ['supply is out of date'];
}

function brokenPlayer(state: GameState, side: Side): string[] {
  const { money, hand, known, reserve, available } = state.players[side];
  const broken: string[] = [];
  if (money < 0) broken.push(`${side} money: ${money}`);
  const isSorted = (cards: CardList): boolean =>
    cards.every((card, i) => i === 0 || cards[i - 1] <= card);
  if (![hand, known, reserve, available].every(isSorted))
    broken.push(`${side} has an unsorted list`);
  const left = [...hand];
  for (const card of known) {
    const at = left.indexOf(card);
    if (at < 0) broken.push(`${side} is believed to hold ${CARD_IDS[card]}`);
    else left.splice(at, 1);
  }
  return broken;
}

function brokenFlow(state: GameState): string[] {
  const over = state.phase === 'over';
  if (over !== (state.outcome !== null))
    return ['over without an outcome, or an outcome before the end'];
  if (over === (state.decision !== null))
    return ['nobody decides, or somebody decides after the end'];
  return [];
}
