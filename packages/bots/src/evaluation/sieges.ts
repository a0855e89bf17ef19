// The outlook of a siege once a player's actions are done: what the siege checks to come will say (R9, R13, R14).
import {
  ATTACKER_WINS_AT,
  CAPTURE_POINTS,
  DEFENDER_WINS_AT,
  LOSES_GAME_WITH,
  bySide,
  isTown,
  opponentOf,
  pointsOf,
  winnerAtValue,
  type BySide,
  type CardList,
  type GameOptions,
  type GameState,
  type Side,
} from '@arpents/engine';
import {
  addableStrength,
  chanceOfAtMost,
  forcesInState,
  type StrengthOdds,
} from '../siege-calculator.ts';

/** A siege as seen when `state.side` has no action left: the opponent checks, replies, and the mover checks. */
export interface SiegeOutlook {
  readonly attacker: Side;
  readonly value: number;
  /** Points that change hands with the place; a capital is the game. */
  readonly prize: number;
  readonly isCapital: boolean;
  /** That the attacker wins at one of the next two checks, and that the defender does. */
  readonly attackerWins: number;
  readonly defenderWins: number;
}

const CAPITAL_PRIZE = 20;

export function outlookOf(state: GameState, attacker: Side): SiegeOutlook | null {
  const siege = state.sieges[attacker];
  if (siege === null) return null;
  const defender = opponentOf(attacker);
  const code = state.places[siege.place];
  const isCapital = LOSES_GAME_WITH[defender][siege.place];
  const prize = isCapital
    ? CAPITAL_PRIZE
    : pointsOf(siege.place, code) + CAPTURE_POINTS[isTown(code) ? 'town' : 'village'] + 2;
  const chances =
    state.side === attacker ? afterAttack(state, attacker) : afterDefence(state, attacker);
  return { attacker, value: siege.value, prize, isCapital, ...chances };
}

type Chances = Pick<SiegeOutlook, 'attackerWins' | 'defenderWins'>;

/** The attacker has just moved: the defender checks at once, then adds what they can. */
function afterAttack(state: GameState, attacker: Side): Chances {
  const value = state.sieges[attacker]?.value ?? 0;
  const defender = opponentOf(attacker);
  const winner = winnerAtValue(attacker, value);
  if (winner === defender) return { attackerWins: 0, defenderWins: 1 };
  if (winner === null) return { attackerWins: 0, defenderWins: 0 };
  const odds = replyTo(state, attacker, defender);
  return { attackerWins: chanceOfAtMost(odds, value - ATTACKER_WINS_AT), defenderWins: 0 };
}

/** The defender has just moved: the attacker checks at once, then adds what they can. */
function afterDefence(state: GameState, attacker: Side): Chances {
  const value = state.sieges[attacker]?.value ?? 0;
  const winner = winnerAtValue(attacker, value);
  if (winner === attacker) return { attackerWins: 1, defenderWins: 0 };
  if (winner === null) return { attackerWins: 0, defenderWins: 0 };
  const odds = replyTo(state, attacker, attacker);
  return { attackerWins: 0, defenderWins: chanceOfAtMost(odds, DEFENDER_WINS_AT - value) };
}

/** What was found out about a reply, and what it depends on. Lists are values: the same list holds the same cards. */
interface Reply {
  places: readonly number[];
  british: number;
  french: number;
  hand: CardList;
  deck: CardList;
  known: CardList;
  reserve: CardList;
  money: number;
  options: GameOptions | null;
  odds: StrengthOdds;
}

const noReply = (): Reply => ({
  places: [],
  british: -1,
  french: -1,
  hand: [],
  deck: [],
  known: [],
  reserve: [],
  money: 0,
  options: null,
  odds: [],
});

/**
 * By attacker and replying side, the last one: while one side tries its actions, what the other one has to reply with
 * stays what it is.
 */
const replies: BySide<Record<Side, Reply>> = bySide(() => bySide(noReply));

/** What `side` can add to the siege that `attacker` lays. */
function replyTo(state: GameState, attacker: Side, side: Side): StrengthOdds {
  const reply = replies[attacker][side];
  const { hand, deck, known, reserve, money } = state.players[side];
  const { places, options } = state;
  const british = state.sieges.british?.place ?? -1;
  const french = state.sieges.french?.place ?? -1;
  if (
    reply.hand === hand &&
    reply.deck === deck &&
    reply.known === known &&
    reply.reserve === reserve &&
    reply.money === money &&
    reply.places === places &&
    reply.british === british &&
    reply.french === french &&
    reply.options === options
  ) {
    return reply.odds;
  }
  const odds = addableStrength(state, forcesInState(state, side), side, attacker);
  replies[attacker][side] = {
    places,
    british,
    french,
    hand,
    deck,
    known,
    reserve,
    money,
    options,
    odds,
  };
  return odds;
}

/** The outlook as features of the attacker. */
export function besiegedFeatures(outlook: SiegeOutlook): {
  readonly winning: number;
  readonly margin: number;
  readonly losing: number;
  readonly ofCapital: number;
} {
  const margin = Math.max(-5, Math.min(5, outlook.value - 0.5));
  return {
    winning: (outlook.attackerWins * outlook.prize) / 10,
    margin: (margin * outlook.prize) / 50,
    losing: outlook.defenderWins,
    ofCapital: outlook.isCapital ? 1 + margin / 5 : 0,
  };
}
