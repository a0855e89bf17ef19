// The whole of a game as plain data: small integers in flat lists, so that it copies fast and survives JSON.
// Lists are values shared between states; only the objects that `copyState` creates may be assigned to.
import type { CardList, Place } from '../cards/cards.ts';
import type { RuleDecision, RuleId } from '../rules/vocabulary.ts';
import {
  everyOf,
  type BySide,
  type Edition,
  type Ending,
  type Rulings,
  type Side,
} from '../vocabulary.ts';

/** What the players agreed on before the game. */
export interface GameOptions {
  readonly edition: Edition;
  /** Scenario rules in table order, those that the edition implies included. */
  readonly rules: readonly RuleId[];
  readonly rulings: Rulings;
}

/** 32 bytes as eight unsigned 32-bit words. */
export type Seed = readonly number[];

export interface Siege {
  readonly place: Place;
  /** Seen from the attacker: positive is good for that side. */
  readonly value: number;
  /** Cards of either side in this siege, in the order played. */
  readonly cards: BySide<CardList>;
}

/** Steps of a turn (R9); `setup` comes before the first one, `over` after the last. */
export const PHASES = [
  'setup',
  'end-test',
  'siege-check',
  'actions',
  'refill',
  'turn-end',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What is to be decided, and by whom. Data, never a closure: a saved game can stop at any of them. */
export type Decision =
  | { readonly kind: 'take-action'; readonly side: Side }
  | { readonly kind: 'block-raid'; readonly side: Side; readonly place: Place }
  | { readonly kind: 'block-ambush'; readonly side: Side }
  | {
      readonly kind: 'give-up-card';
      readonly side: Side;
      readonly cause: 'ambush' | 'convert' | 'siege';
      /** The side that lays the lost siege; null for the other causes. */
      readonly siege: Side | null;
    }
  | {
      readonly kind: 'settle-after-siege';
      readonly side: Side;
      readonly place: Place;
      /** Whether the siege was won by the defender's surrender (R44). */
      readonly surrendered: boolean;
    }
  | RuleDecision;

export type DecisionKind = Decision['kind'];
export const DECISION_KINDS = everyOf<DecisionKind>()([
  'take-action',
  'block-raid',
  'block-ambush',
  'give-up-card',
  'settle-after-siege',
  'discard-penalty',
  'siege-redraw',
  'choose-empire-card',
]);

export interface Outcome {
  /** null: a draw by agreement, or a game without a result (R98). */
  readonly winner: Side | null;
  readonly ending: Ending;
  readonly points: BySide<number>;
}

/** What everybody may know of a player (R100). */
export interface OpenPlayer {
  money: number;
  /** Sorted. */
  reserve: CardList;
  /** Bottom first, top last. */
  discard: CardList;
  /** Own available location and empire cards, sorted. */
  available: CardList;
  /** Pieces in stock. */
  villages: number;
  towns: number;
  /** Pieces taken from the opponent. */
  capturedVillages: number;
  capturedTowns: number;
  /** Cards that are certainly in this player's hand, because they were seen (R100); sorted. */
  known: CardList;
  /** How often this side's cards were shuffled: the number of the next shuffle. */
  shuffles: number;
}

export interface Player extends OpenPlayer {
  /** Sorted. */
  hand: CardList;
  /** Top first. */
  deck: CardList;
}

/** What everybody may know of a game. Players differ: a view knows less of them than a state. */
export interface OpenGame<P> {
  options: GameOptions;
  /** Counted from 1; odd turns are British. */
  turn: number;
  /** Whose turn it is. */
  side: Side;
  phase: Phase;
  actionsLeft: number;
  /** null while the game moves on by itself, and when it is over. */
  decision: Decision | null;
  /** Per location: owner, piece, fortification and supply in one number; see board/places.ts. */
  places: readonly number[];
  /** By the side that lays the siege. */
  sieges: BySide<Siege | null>;
  players: BySide<P>;
  /** The neutral display, sorted. */
  neutral: CardList;
  /** Fortifications in stock. */
  fortifications: number;
  /** Scenario rules that have taken lasting effect. */
  lifted: readonly RuleId[];
  outcome: Outcome | null;
}

type Frozen<T> = { readonly [K in keyof T]: T[K] };

export interface GameState extends Frozen<OpenGame<Frozen<Player>>> {
  readonly seed: Seed;
}

/** The course of the game: what actions, decisions and turns assign to by themselves. */
type Course = 'turn' | 'side' | 'phase' | 'actionsLeft' | 'decision' | 'outcome';

/**
 * A state under construction: a private copy that `advance` changes. Cards, money and pieces can be changed by the
 * functions of this folder only, which see it as a `WritableState`.
 */
export interface NextState extends Omit<GameState, Course>, Pick<OpenGame<Player>, Course> {}

function copyPlayer(player: Frozen<Player>): Player {
  return {
    money: player.money,
    reserve: player.reserve,
    discard: player.discard,
    available: player.available,
    villages: player.villages,
    towns: player.towns,
    capturedVillages: player.capturedVillages,
    capturedTowns: player.capturedTowns,
    known: player.known,
    shuffles: player.shuffles,
    hand: player.hand,
    deck: player.deck,
  };
}

/** A private copy: everything that `advance` assigns to is new, every list is shared. */
export function copyState(state: GameState): NextState {
  return {
    options: state.options,
    turn: state.turn,
    side: state.side,
    phase: state.phase,
    actionsLeft: state.actionsLeft,
    decision: state.decision,
    places: state.places,
    sieges: { british: state.sieges.british, french: state.sieges.french },
    players: {
      british: copyPlayer(state.players.british),
      french: copyPlayer(state.players.french),
    },
    neutral: state.neutral,
    fortifications: state.fortifications,
    lifted: state.lifted,
    outcome: state.outcome,
    seed: state.seed,
  };
}

/** The siege of `place`, by the side that lays it, or null. */
export function besiegerOf(game: Pick<GameState, 'sieges'>, place: Place): Side | null {
  if (game.sieges.british?.place === place) return 'british';
  if (game.sieges.french?.place === place) return 'french';
  return null;
}

export const isBesieged = (game: Pick<GameState, 'sieges'>, place: Place): boolean =>
  game.sieges.british?.place === place || game.sieges.french?.place === place;
