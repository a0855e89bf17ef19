// The siege calculator: how likely it is that a player can add so much strength to a siege with their next turn, judged
// from the cards that nobody has seen (R36–R41, R80, R84). Every attack gives one reply: this measures it. Exact for
// what is in hand, in the reserve and in the draw deck that Home Support draws from; what takes an action to come by
// (an Intendant's card, money for a gun) and what a Home Support that reshuffles would find is left out: both are rare.
import {
  ACTIONS_PER_TURN,
  CARD_FLAGS,
  CARD_SIEGE_FEE,
  HOME_SUPPORT_DRAW,
  LEADS,
  RETRIEVE_FEE,
  SUPPORTS,
  isCardUsable,
  isConnectedTo,
  rulebookOf,
  siegeStrength,
  type Board,
  type CardList,
  type GameOptions,
  type GameState,
  type Side,
  type Siege,
} from '@arpents/engine';

/** Probabilities by strength: the first that nothing is added, the next that it is 1, and so on. They sum up to 1. */
export type StrengthOdds = readonly number[];

/** What a reply can be made from. Which of the unseen cards are in hand is not known. */
export interface Forces {
  /** Hand and draw deck together. */
  readonly unseen: CardList;
  readonly handSize: number;
  readonly deckSize: number;
  /** Those of the unseen cards that are certainly in hand. */
  readonly known: CardList;
  readonly reserve: CardList;
  readonly money: number;
}

/** The part of a position that sieges and reinforcements depend on. */
interface Field extends Board {
  readonly options: GameOptions;
}

const NOTHING_ADDED: StrengthOdds = [1];

/** How many cards of each use there are. Guns are what has a fee; leaders take no action. */
interface Muster {
  guns: number;
  twos: number;
  ones: number;
  leaders: number;
  gunStrength: number;
  gunFee: number;
  support: boolean;
}

/** The forces of a side as its opponent can judge them; a view has them ready in its players. */
export function forcesInState(state: GameState, side: Side): Forces {
  const player = state.players[side];
  return {
    unseen: player.deck.length === 0 ? player.hand : [...player.hand, ...player.deck],
    handSize: player.hand.length,
    deckSize: player.deck.length,
    known: player.known,
    reserve: player.reserve,
    money: player.money,
  };
}

/**
 * What `side` can add to the siege that `siege` lays, with its next turn: the best cards for its actions,
 * Military Leaders besides, the reserve if it can be paid for, and what a Home Support may draw.
 */
export function addableStrength(
  field: Field,
  forces: Forces,
  side: Side,
  siege: Side,
  actions: number = ACTIONS_PER_TURN,
): StrengthOdds {
  const open = field.sieges[siege];
  if (open === null || !canReinforce(field, side, open.place)) return NOTHING_ADDED;
  const role = side === siege ? 'attacker' : 'defender';
  const unknown = withoutEach(forces.unseen, forces.known);
  const pool = muster(field, unknown, side, open, role);
  const sure = muster(field, forces.known, side, open, role);
  const afterRetrieval = forces.money - forces.reserve.length * RETRIEVE_FEE;
  const canRetrieve = forces.reserve.length > 0 && afterRetrieval >= 0;
  const reserve = canRetrieve ? muster(field, forces.reserve, side, open, role) : null;

  const odds: number[] = [];
  const drawn = Math.min(forces.handSize - forces.known.length, unknown.length);
  const supported = Math.min(HOME_SUPPORT_DRAW, forces.deckSize);
  const add = (cards: number, weight: number, size: number): void => {
    spread(odds, weight, pool, size, cards, (hand) =>
      Math.max(
        strengthOf(sure, hand, null, forces.money, actions),
        reserve === null ? 0 : strengthOf(sure, hand, reserve, afterRetrieval, actions),
      ),
    );
  };
  if (sure.support || reserve?.support === true) {
    add(drawn + supported, 1, unknown.length);
  } else if (pool.support) {
    // Home Support is one of the unseen cards: in hand it draws, elsewhere it does not matter.
    const others = unknown.length - 1;
    const inHand = drawn / unknown.length;
    if (inHand > 0) add(Math.min(drawn - 1 + supported, others), inHand, others);
    if (inHand < 1) add(Math.min(drawn, others), 1 - inHand, others);
  } else {
    add(drawn, 1, unknown.length);
  }
  for (let strength = 0; strength < odds.length; strength++) odds[strength] ??= 0;
  return odds;
}

/** The probability that at most `strength` is added. */
export function chanceOfAtMost(odds: StrengthOdds, strength: number): number {
  if (strength < 0) return 0;
  let chance = 0;
  for (let i = 0; i < odds.length && i <= strength; i++) chance += odds[i];
  return Math.min(1, chance);
}

function canReinforce(field: Field, side: Side, place: number): boolean {
  const sources = rulebookOf(field.options).reinforcementSources(field.places, side);
  for (const source of sources) {
    if (isConnectedTo(field.places, side, place, source)) return true;
  }
  return false;
}

function muster(
  field: Field,
  cards: CardList,
  side: Side,
  siege: Siege,
  role: 'attacker' | 'defender',
): Muster {
  const counted: Muster = {
    guns: 0,
    twos: 0,
    ones: 0,
    leaders: 0,
    gunStrength: 0,
    gunFee: 0,
    support: false,
  };
  const rules = rulebookOf(field.options);
  for (const card of cards) {
    const flags = CARD_FLAGS[card];
    if ((flags & SUPPORTS) !== 0) {
      counted.support = true;
      continue;
    }
    const strength = isCardUsable(field, side, card)
      ? siegeStrength(rules, card, siege.place, role)
      : 0;
    if (strength === 0) continue;
    if ((flags & LEADS) !== 0) counted.leaders++;
    else if (CARD_SIEGE_FEE[card] > 0) {
      counted.guns++;
      counted.gunStrength = strength;
      counted.gunFee = CARD_SIEGE_FEE[card];
    } else if (strength >= 2) counted.twos++;
    else counted.ones++;
  }
  return counted;
}

/** Goes through every composition of `cards` cards from the pool, weighted by its probability. */
function spread(
  odds: number[],
  weight: number,
  pool: Muster,
  size: number,
  cards: number,
  strengthWith: (hand: Muster) => number,
): void {
  const hand: Muster = { ...pool };
  const idle = size - pool.guns - pool.twos - pool.ones - pool.leaders;
  const all = choose(size, cards);
  for (let guns = 0; guns <= pool.guns && guns <= cards; guns++) {
    hand.guns = guns;
    const ways1 = choose(pool.guns, guns);
    for (let twos = 0; twos <= pool.twos && guns + twos <= cards; twos++) {
      hand.twos = twos;
      const ways2 = ways1 * choose(pool.twos, twos);
      for (let ones = 0; ones <= pool.ones && guns + twos + ones <= cards; ones++) {
        hand.ones = ones;
        const ways3 = ways2 * choose(pool.ones, ones);
        for (let leaders = 0; leaders <= pool.leaders; leaders++) {
          const rest = cards - guns - twos - ones - leaders;
          if (rest < 0 || rest > idle) continue;
          hand.leaders = leaders;
          const ways = ways3 * choose(pool.leaders, leaders) * choose(idle, rest);
          const strength = strengthWith(hand);
          odds[strength] = (odds[strength] ?? 0) + (weight * ways) / all;
        }
      }
    }
  }
}

/** The most that these cards add together: the strongest for the actions, leaders for nothing. */
function strengthOf(
  sure: Muster,
  hand: Muster,
  reserve: Muster | null,
  money: number,
  actions: number,
): number {
  const fee = Math.max(sure.gunFee, hand.gunFee, reserve?.gunFee ?? 0);
  const gunStrength = Math.max(sure.gunStrength, hand.gunStrength, reserve?.gunStrength ?? 0);
  const guns = sure.guns + hand.guns + (reserve?.guns ?? 0);
  const fired = fee === 0 ? 0 : Math.min(guns, Math.floor(money / fee), actions);
  let left = actions - fired;
  const twos = Math.min(left, sure.twos + hand.twos + (reserve?.twos ?? 0));
  left -= twos;
  const ones = Math.min(left, sure.ones + hand.ones + (reserve?.ones ?? 0));
  const leaders = sure.leaders + hand.leaders + (reserve?.leaders ?? 0);
  return fired * gunStrength + twos * 2 + ones + leaders;
}

function withoutEach(cards: CardList, taken: CardList): CardList {
  if (taken.length === 0) return cards;
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

const LARGEST = 80;
const BINOMIALS: readonly (readonly number[])[] = pascalTriangle();

function pascalTriangle(): number[][] {
  const rows: number[][] = [[1]];
  for (let n = 1; n <= LARGEST; n++) {
    const above = rows[n - 1];
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return rows;
}

const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : BINOMIALS[n][k]);
