// How a plan conducts sieges: when to begin one, when to send more, when to give it up.
import {
  ATTACKER_WINS_AT,
  CAPTURE_POINTS,
  CARD_PLACE,
  CARD_SIEGE_FEE,
  DEFENDER_WINS_AT,
  LOSES_GAME_WITH,
  SIDES,
  cardOf,
  isCardUsable,
  isTown,
  legalActions,
  opponentOf,
  placeOf,
  playLegal,
  pointsOf,
  rulebookOf,
  siegeStrength,
  winnerAtValue,
  type Action,
  type GameState,
  type Side,
} from '@arpents/engine';
import { CARD_ROLE } from '../cards.ts';
import { addableStrength, chanceOfAtMost, forcesInState } from '../siege-calculator.ts';
import type { Desires } from './desires.ts';

type Located = Extract<Action, { readonly location: string }>;

const CAPITAL_WORTH = 60;
const SAVES_THE_GAME = 200;

/** Whether the side that lays a siege would win it at this value, or lose it (R14). */
const isWonAt = (attacker: Side, value: number): boolean =>
  winnerAtValue(attacker, value) === attacker;
const isLostAt = (attacker: Side, value: number): boolean =>
  winnerAtValue(attacker, value) === opponentOf(attacker);

/** The most that the cards in hand still add to a siege this turn, with so many actions. */
function strengthAtHand(state: GameState, side: Side, siege: Side, actions: number): number {
  const open = state.sieges[siege];
  if (open === null) return 0;
  const role = side === siege ? 'attacker' : 'defender';
  const rules = rulebookOf(state.options);
  const strengths: number[] = [];
  let free = 0;
  for (const card of state.players[side].hand) {
    if (!isCardUsable(state, side, card) || CARD_SIEGE_FEE[card] > state.players[side].money)
      continue;
    const strength = siegeStrength(rules, card, open.place, role);
    if (CARD_ROLE[card] === 'leader') free += strength;
    else strengths.push(strength);
  }
  strengths.sort((a, b) => b - a);
  for (let i = 0; i < actions && i < strengths.length; i++) free += strengths[i];
  return free;
}

/** That the attacker still stands at `least` or better after the defender's reply, at this value. */
function chanceToStand(state: GameState, attacker: Side, value: number, least: number): number {
  const defender = opponentOf(attacker);
  const odds = addableStrength(state, forcesInState(state, defender), defender, attacker);
  return chanceOfAtMost(odds, value - least);
}

export function worthOfBesieging(
  state: GameState,
  side: Side,
  action: Located,
  desires: Desires,
): number {
  const prize = desires.besiege[action.location] ?? 0;
  if (prize === 0) return 0;
  const begun = playLegal(state, action);
  const value =
    (begun.sieges[side]?.value ?? -9) + strengthAtHand(begun, side, side, begun.actionsLeft);
  // The defender would win before lifting a hand.
  if (isLostAt(side, value)) return 0;
  const survives = chanceToStand(begun, side, value, DEFENDER_WINS_AT + 1);
  return survives >= desires.confidence ? prize * survives : 0;
}

function prizeOf(state: GameState, side: Side, siege: Side, desires: Desires): number {
  const open = state.sieges[siege];
  if (open === null) return 0;
  const defender = opponentOf(siege);
  if (LOSES_GAME_WITH[defender][open.place]) return CAPITAL_WORTH;
  const code = state.places[open.place];
  const points = pointsOf(open.place, code) + CAPTURE_POINTS[isTown(code) ? 'town' : 'village'];
  return side === siege ? points + 2 : points * desires.defendPerPoint;
}

export function worthOfReinforcing(
  state: GameState,
  side: Side,
  action: Located,
  desires: Desires,
): number {
  const place = placeOf(action.location);
  const siege: Side = state.sieges.british?.place === place ? 'british' : 'french';
  const open = state.sieges[siege];
  if (open === null) return 0;
  const role = side === siege ? 'attacker' : 'defender';
  const card = cardOf(side, action.cards[0]);
  const strength = siegeStrength(rulebookOf(state.options), card, place, role);
  const prize = prizeOf(state, side, siege, desires);
  const reach = strengthAtHand(state, side, siege, state.actionsLeft);
  // A location card comes back at once when the siege ends; an army may be lost to it.
  const spared = CARD_PLACE[card] >= 0 ? 0.1 : 0;
  if (siege === side) {
    if (isLostAt(side, open.value + reach)) return 0;
    const gain =
      chanceToStand(state, side, open.value + strength, ATTACKER_WINS_AT) -
      chanceToStand(state, side, open.value, ATTACKER_WINS_AT);
    return (isLostAt(side, open.value) ? prize : 0) + prize * gain + 0.2 * strength + spared;
  }
  if (isWonAt(siege, open.value)) {
    if (isWonAt(siege, open.value - reach)) return 0;
    return prize + spared + 0.3 * strength + (prize === CAPITAL_WORTH ? SAVES_THE_GAME : 0);
  }
  if (open.value <= -3) return 0.1;
  return prize * (isLostAt(siege, open.value) ? 0.15 : 0.5) + spared + 0.2 * strength;
}

/** Leaves a siege that cannot be kept up: what is lost is the same, and the army is back earlier. */
export function worthOfWithdrawing(state: GameState, side: Side): number {
  const open = state.sieges[side];
  if (open === null) return 0;
  const reach = strengthAtHand(state, side, side, state.actionsLeft);
  const reserve = state.players[side].reserve.length > 0 ? 2 : 0;
  return isLostAt(side, open.value + reach + reserve) ? 0.3 : -1;
}

/** Calls the reserve when it decides a siege in progress, or when one can be begun with it at once. */
export function worthOfRetrieving(state: GameState, side: Side, desires: Desires): number {
  const called = playLegal(state, { kind: 'retrieve' });
  for (const siege of SIDES) {
    if (state.sieges[siege] === null) continue;
    const more = strengthAtHand(called, side, siege, state.actionsLeft);
    if (more > strengthAtHand(state, side, siege, state.actionsLeft)) return 1.5;
  }
  if (state.sieges[side] !== null || state.actionsLeft < 2) return -1;
  let best = -1;
  for (const action of legalActions(called)) {
    if (action.kind !== 'besiege' || desires.besiege[action.location] === undefined) continue;
    best = Math.max(best, worthOfBesieging(called, side, action, desires));
  }
  return best > 0 ? best + 1 : -1;
}
