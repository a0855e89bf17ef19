// What one action is worth to a plan: looks at the action and at what can be seen, never further ahead.
import {
  AMBUSHABLE,
  BLOCKS_RAID,
  CAPTURE_POINTS,
  CARD_COINS,
  CARD_FLAGS,
  CARD_PLACE,
  CONVERTIBLE,
  FUR_PRICE,
  HAND_SIZE,
  LOSES_GAME_WITH,
  PIRACY_SPOILS,
  PLACE_POINTS,
  cardOf,
  isCardUsable,
  isOwnedBy,
  isTown,
  opponentOf,
  placeOf,
  pointsOf,
  type Action,
  type CardId,
  type GameState,
  type Side,
} from '@arpents/engine';
import { CARD_ROLE, keepValue, type Role } from '../cards.ts';
import type { Desires } from './desires.ts';
import {
  worthOfBesieging,
  worthOfReinforcing,
  worthOfRetrieving,
  worthOfWithdrawing,
} from './sieges.ts';

/** Never worth taking while anything else is possible. */
const HARMFUL = -10;
const WINS = 1000;
/** What a card spent is missed, against the worth of what it does; it comes back with the next shuffle. */
const SPENDING = 0.08;

export function appraise(state: GameState, side: Side, action: Action, desires: Desires): number {
  const worth = worthOf(state, side, action, desires);
  return 'cards' in action && worth > 0
    ? worth - SPENDING * costOf(state, side, action.cards)
    : worth;
}

function costOf(state: GameState, side: Side, ids: readonly CardId[]): number {
  let cost = 0;
  for (const id of ids) cost += keepValue(state, side, cardOf(side, id));
  return cost;
}

function worthOf(state: GameState, side: Side, action: Action, desires: Desires): number {
  switch (action.kind) {
    case 'settle':
      return worthOfSettling(state, side, placeOf(action.location), action.location, desires);
    case 'develop':
      return PLACE_POINTS[placeOf(action.location)] * desires.developPerPoint;
    case 'fortify':
      return desires.fortify[action.location] ?? 0;
    case 'besiege':
      return worthOfBesieging(state, side, action, desires);
    case 'reinforce':
    case 'military-leader':
      return worthOfReinforcing(state, side, action, desires);
    case 'withdraw':
      return action.siege === side ? worthOfWithdrawing(state, side) : HARMFUL;
    case 'retrieve':
      return worthOfRetrieving(state, side, desires);
    case 'raid':
      return worthOfRaiding(state, side, placeOf(action.location), desires);
    case 'ambush':
      return desires.ambush * shareHeld(state, side, AMBUSHABLE);
    case 'convert':
      return desires.convert * shareHeld(state, side, CONVERTIBLE);
    case 'take-money':
    case 'merchant':
      return worthOfMoney(state, side, incomeOf(side, action), desires);
    case 'trader':
      return worthOfMoney(state, side, FUR_PRICE * (action.cards.length - 1), desires);
    case 'piracy':
      return worthOfMoney(state, side, PIRACY_SPOILS, desires) + 0.5;
    case 'draft':
      return worthOfDrafting(state, side, cardOf(side, action.card), desires);
    case 'discard':
      return worthOfDiscarding(state, side, action.cards, desires);
    case 'governor':
      return worthOfThinning(state, side, action.cards.slice(1), desires);
    case 'reserve':
      return worthOfReserving(state, side, action.cards[0], desires);
    case 'intendant':
      return keepValue(state, side, cardOf(side, action.card)) * 0.4;
    case 'home-support':
      return WINS;
    case 'pass':
    case 'end-turn':
      return 0;
    case 'resign':
      return -WINS;
    case 'sell-fur':
    case 'discard-lost-location':
    case 'block-raid':
    case 'block-ambush':
    case 'give-up-card':
    case 'show-hand':
    case 'settle-after-siege':
    case 'discard-penalty':
    case 'siege-redraw':
    case 'choose-empire-card':
      return 0.05;
  }
}

function worthOfSettling(
  state: GameState,
  side: Side,
  place: number,
  location: keyof Desires['settle'],
  desires: Desires,
): number {
  if (LOSES_GAME_WITH[opponentOf(side)][place]) return WINS;
  // R29: taking a card back that the Governor put away is seldom wanted.
  if (isOwnedBy(state.places[place], side)) return 0.1;
  return (
    desires.settle[location] ??
    desires.settleAnywhere + PLACE_POINTS[place] * desires.settlePerPoint
  );
}

function worthOfRaiding(state: GameState, side: Side, place: number, desires: Desires): number {
  const code = state.places[place];
  const gain = isTown(code)
    ? CAPTURE_POINTS.town + pointsOf(place, code) / 2
    : CAPTURE_POINTS.village + pointsOf(place, code);
  const blockers = shareHeld(state, side, BLOCKS_RAID);
  return gain * desires.raidPerPoint * Math.max(0.25, 1 - blockers);
}

/** How many cards with `flag` the opponent holds on average, at most one. */
function shareHeld(state: GameState, side: Side, flag: number): number {
  const { hand, deck, reserve } = state.players[opponentOf(side)];
  let count = 0;
  for (const card of hand) if ((CARD_FLAGS[card] & flag) !== 0) count++;
  for (const card of deck) if ((CARD_FLAGS[card] & flag) !== 0) count++;
  const held = (count * hand.length) / Math.max(1, hand.length + deck.length);
  if (flag === BLOCKS_RAID) return Math.min(1, held);
  const reserved = reserve.some((card) => (CARD_FLAGS[card] & flag) !== 0);
  return reserved ? 1 : Math.min(1, held);
}

function incomeOf(side: Side, action: { kind: string; cards: readonly CardId[] }): number {
  let income = 0;
  for (let i = action.kind === 'merchant' ? 1 : 0; i < action.cards.length; i++) {
    income += CARD_COINS[cardOf(side, action.cards[i])];
  }
  return income;
}

function worthOfMoney(state: GameState, side: Side, income: number, desires: Desires): number {
  const missing = Math.max(0, Math.min(income, desires.purse - state.players[side].money));
  return missing * desires.coin + (income - missing) * desires.coinBeyond;
}

function worthOfDrafting(state: GameState, side: Side, card: number, desires: Desires): number {
  const role = CARD_ROLE[card];
  if (role === null) return 0;
  const wanted = desires.draft[role];
  if (wanted === undefined || countOwned(state, side, role) >= wanted.count) return HARMFUL;
  return wanted.worth;
}

/** Cards of a role that a side owns, wherever they lie. */
export function countOwned(state: GameState, side: Side, role: Role): number {
  let count = 0;
  const player = state.players[side];
  const lists = [player.hand, player.deck, player.discard, player.reserve];
  for (const siege of [state.sieges.british, state.sieges.french]) {
    if (siege !== null) lists.push(siege.cards[side]);
  }
  for (const cards of lists) for (const card of cards) if (CARD_ROLE[card] === role) count++;
  return count;
}

function worthOfDiscarding(
  state: GameState,
  side: Side,
  ids: readonly CardId[],
  desires: Desires,
): number {
  let worth = -0.3 * (ids.length - 1);
  for (const id of ids) {
    const card = cardOf(side, id);
    worth += isCardUsable(state, side, card)
      ? desires.tidy * 0.3 - 0.1 * keepValue(state, side, card)
      : desires.tidy;
  }
  return worth;
}

function worthOfThinning(
  state: GameState,
  side: Side,
  ids: readonly CardId[],
  desires: Desires,
): number {
  let worth = 0;
  for (const id of ids) {
    const card = cardOf(side, id);
    const place = CARD_PLACE[card];
    if (!isCardUsable(state, side, card)) worth += desires.thin;
    else if (place >= 0) worth += desires.thinLocations * (2 - keepValue(state, side, card));
    else {
      const role = CARD_ROLE[card];
      const wanted = role === null ? undefined : desires.draft[role];
      worth += wanted === undefined && keepValue(state, side, card) < 2.5 ? desires.thin * 0.7 : -3;
    }
  }
  return worth;
}

function worthOfReserving(state: GameState, side: Side, id: CardId, desires: Desires): number {
  const card = cardOf(side, id);
  const role = CARD_ROLE[card];
  if (role !== 'infantry' && role !== 'artillery' && role !== 'leader' && role !== 'militia') {
    return HARMFUL;
  }
  if (state.players[side].reserve.length + 1 >= HAND_SIZE) return HARMFUL;
  return desires.hoard * (role === 'artillery' ? 3 : role === 'infantry' ? 2 : 1);
}
