// What the parts of the engine promise each other: the rulebook in force, the standpoint from which legality
// is judged, the referee who carries out a step, and the shape of an action's rule.
import type { Action, ActionKind, ActionOf, TurnActionKind } from './actions/action.ts';
import type { Card, CardId, CardList, Place } from './cards/cards.ts';
import type { LocationId } from './data/locations.ts';
import type { EventSink } from './events.ts';
import type { Rng } from './random.ts';
import type { Refusal } from './refusals.ts';
import type { RuleId } from './rules/vocabulary.ts';
import type {
  Decision,
  DecisionKind,
  NextState,
  OpenGame,
  OpenPlayer,
  Seed,
} from './state/state.ts';
import type { Side } from './vocabulary.ts';

/** The open part of a game, as a state and a view share it. */
export type OpenPosition = Readonly<OpenGame<Readonly<OpenPlayer>>>;

/** What can be seen of the map and the sieges. */
export type Board = Pick<OpenPosition, 'places' | 'sieges'>;

/**
 * Every place where an edition or a scenario rule can change the game. The values of the second edition
 * stand in rules/second-edition.ts; a rule module replaces some of them or adds to the lists.
 */
export interface Rulebook {
  // Setup.
  /** Changes to the starting arrangement, carried out in order. */
  readonly arrangements: readonly ((arrangement: Arrangement) => void)[];
  /** What is decided before the first turn, and by whom; that side's first hand waits for it. */
  readonly openingDecision: Decision | null;

  // Legality.
  /** Objections to beginning a siege (R35). */
  readonly besiegeObjections: readonly ((game: OpenPosition, side: Side) => Refusal | null)[];
  /** Objections to returning a card with the Governor (R81). */
  readonly governorObjections: readonly CardObjection[];
  /** The scenario rule that keeps the Governors out of the game, or null. */
  readonly governorsWithheldBy: RuleId | null;
  /** Which location cards may be put in the reserve (R79); null: none. */
  readonly isLocationReservable: ((game: OpenPosition, side: Side, card: Card) => boolean) | null;
  /** The scenario rule by which some location cards may be put there and others not; null: all alike. */
  readonly locationsReservedBy: RuleId | null;
  readonly reserveLimit: number;
  /** How many coin cards a Merchant may use (R74). */
  readonly merchantCoinCards: number;
  /** Where supply is traced to (R24); null: nowhere. */
  readonly supplySource: (places: readonly number[], side: Side) => Place | null;
  /** Where reinforcements may be traced to (R39). */
  readonly reinforcementSources: (places: readonly number[], side: Side) => readonly Place[];
  /** n cards of a raid reach n + this many connections (R56). */
  readonly raidBonus: number;
  readonly withdrawingIsFree: boolean;
  /** Free actions that only a scenario rule allows. */
  readonly furtherActions: readonly ActionKind[];
  /** Whether an ambush also reaches cards in a siege (R69). */
  readonly ambushReachesSieges: boolean;

  // Cost.
  /** Money for each discarded card after the first (R78). */
  readonly discardFee: number;
  /** Whether a blocked ambush, or raid, gives the action back (R63, R68). */
  readonly blockedAmbushIsFree: boolean;
  readonly blockedRaidIsFree: boolean;

  // Effect.
  /** Strength of Native Americans in a siege. */
  readonly nativeStrength: number;
  /** Whether the siege tracks have ends (R19). */
  readonly trackIsFinite: boolean;
  /** When the discard pile becomes the new draw deck (R87). */
  readonly reshuffle: 'when-a-card-is-needed' | 'when-the-last-is-drawn' | 'after-the-turn';
  readonly homeSupportReshuffles: boolean;
  /** After the Governor has returned a card. */
  readonly afterGovernorReturns: readonly ((
    next: NextState,
    side: Side,
    card: Card,
    referee: Referee,
  ) => void)[];
  /** Last step of R50, after a siege was won in a siege check; may ask the winner something. */
  readonly afterSiegeWon: readonly ((next: NextState, winner: Side, referee: Referee) => void)[];
  /** After the refill (R87); may ask the player something before the turn passes. */
  readonly afterRefill: readonly ((
    next: NextState,
    reshuffled: boolean,
    referee: Referee,
  ) => void)[];
  /** Rules that are lifted for good, and by what: looked for in every arrangement and after every action. */
  readonly lifting: readonly {
    readonly rule: RuleId;
    readonly when: (game: OpenPosition) => boolean;
  }[];

  // End.
  /** What a side wins the game by settling (R31). */
  readonly settlingWins: readonly ((side: Side, place: Place) => boolean)[];
  /** Whether the end by pieces waits until no siege is in progress (R95). */
  readonly piecesEndWaitsForSieges: boolean;
}

/** What a game starts from, for the rules to change before anything is shuffled. */
export interface Arrangement {
  /** All cards of the game, by owner. */
  readonly pool: Record<Side | 'neutral', Card[]>;
  /** Those of them that the side starts with. */
  readonly decks: Record<Side, Card[]>;
  /** Starting locations that are fortified from the stock. */
  readonly fortified: Place[];
}

export type CardObjection = (game: OpenPosition, side: Side, card: Card) => Refusal | null;

/** Everything that legality may depend on: what the deciding side can see. */
export interface Standpoint {
  readonly side: Side;
  readonly game: OpenPosition;
  readonly me: Readonly<OpenPlayer>;
  readonly rules: Rulebook;
  /** Sorted, copies included. */
  readonly hand: CardList;
  /** The kinds in hand, each once. */
  readonly kinds: CardList;
  /** The kinds in hand that can be used: all but location cards that R21 shuts out. */
  readonly usable: CardList;
  /** Flags of all usable kinds together: a quick no. */
  readonly flags: number;
}

export type Shuffle = (seed: Seed, side: Side, number: number, cards: CardList) => CardList;

/** What a step is carried out with, besides the state: knows the rules, shuffles, announces what happened. */
export interface Referee {
  readonly rules: Rulebook;
  readonly shuffle: Shuffle;
  readonly emit: EventSink | null;
  /** Set when the step shows somebody something that they did not know (R99). */
  revealed: boolean;
}

/** A choice that is not complete yet: what a player has pointed at so far. Cards are named as often as copies are chosen. */
export interface Choice {
  readonly kind: ActionKind | null;
  readonly location: LocationId | null;
  readonly cards: readonly CardId[];
}

/** The decision that a kind of action can answer: a turn's actions and resignation are told apart from answers by type. */
type Answered<K extends ActionKind> = K extends TurnActionKind | 'resign'
  ? 'take-action'
  : Exclude<DecisionKind, 'take-action'>;

/** The rule of one kind of action. Listing and checking share their predicates: legality has one home. */
export interface ActionRule<K extends ActionKind> {
  readonly kind: K;
  /** The decision that this action answers. */
  readonly answers: Answered<K>;
  /** The scenario rule that allows this action, or asks for this answer, where one must be in force. */
  readonly ofScenario?: RuleId;
  /** For actions of a turn: whether it takes one of the turn's actions (R92). */
  readonly isFree: (rules: Rulebook) => boolean;
  /** Adds every legal action of this kind, in a stable order. */
  readonly list: (at: Standpoint, actions: Action[]) => void;
  /**
   * One legal action at random, or null if there is none. Only for kinds whose list is long or cut short;
   * every legal action must have a chance.
   */
  readonly sample?: (at: Standpoint, rng: Rng) => Action | null;
  /** For kinds whose list is cut short: one legal action that contains the choice, or null. */
  readonly complete?: (at: Standpoint, choice: Choice) => Action | null;
  /** Why exactly this action is refused, or null if it is legal. */
  readonly check: (at: Standpoint, action: ActionOf<K>) => Refusal | null;
  /** Why no action of this kind fits the choice; asked only when none does. */
  readonly whyNone: (at: Standpoint, choice: Choice) => Refusal;
  /** Carries out a legal action. */
  readonly apply: (next: NextState, action: ActionOf<K>, referee: Referee) => void;
}
