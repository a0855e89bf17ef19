// A game that this browser keeps for itself: what is kept of it besides its entries, and how lists show it.
import {
  bySide,
  seedFromHex,
  type BySide,
  type GameOptions,
  type Setup,
  type Side,
  type Viewer,
} from '@arpents/engine';
import type { GameSummary } from '@arpents/protocol';
import {
  advanceSession,
  circumstancesOf,
  defaultOrders,
  openSession,
  sideOf,
  progressOf,
  type Entry,
  type SessionProgress,
  type StandingOrders,
  type Terms,
} from '@arpents/session';

export type LocalSeat =
  { readonly kind: 'here' } | { readonly kind: 'computer'; readonly level: string };

export interface LocalGame {
  readonly id: string;
  readonly terms: Terms;
  readonly preset: string | null;
  readonly seats: BySide<LocalSeat>;
  /** As hexadecimal digits; it never leaves the worker before the game is over. */
  readonly seed: string;
  readonly createdAt: number;
  readonly rematchOf: string | null;
  readonly rematch: string | null;
  /** Standing orders that were set; null: those that everybody begins with. */
  readonly orders: BySide<StandingOrders | null>;
  readonly notes: string;
  readonly progress: SessionProgress;
}

/** What is decided about a game before it begins. */
interface NewGame extends Pick<
  LocalGame,
  'id' | 'seed' | 'createdAt' | 'preset' | 'seats' | 'rematchOf'
> {
  readonly options: GameOptions;
  readonly setup: Setup | null;
}

/** A game that has just been dealt, with its first entry; null: no game begins in this position. */
export function newLocalGame({
  options,
  setup,
  ...given
}: NewGame): { readonly game: LocalGame; readonly entries: readonly Entry[] } | null {
  const terms = { options, setup, pace: { kind: 'none' }, rated: false } as const;
  const seed = seedFromHex(given.seed);
  const opened = seed === null ? null : openSession(terms, seed);
  if (opened?.ok !== true) return null;
  const at = given.createdAt;
  const entry = { version: 1, at, side: null, body: { kind: 'started' } } as const;
  const begun = advanceSession(opened.value, entry);
  if (!begun.ok) return null;
  const progress = progressOf(begun.value.session, at);
  const game: LocalGame = {
    ...given,
    terms,
    progress,
    rematch: null,
    orders: bySide(() => null),
    notes: '',
  };
  return { game, entries: [entry] };
}

const HERE: LocalSeat = { kind: 'here' };

/** Who sits where: two people at this screen, or one on this side and a computer player opposite. */
export const seatsFor = (side: Side | null, level: string | null): BySide<LocalSeat> =>
  bySide((one) =>
    side === null || level === null || one === side ? HERE : { kind: 'computer', level },
  );

/** Whether both sides are played at this screen. */
export const isForTwo = ({ seats }: Pick<LocalGame, 'seats'>): boolean =>
  seats.british.kind === 'here' && seats.french.kind === 'here';

/** As whom somebody looks: the only side at this screen, or of two the one that says so; neither of two sees a hand. */
export function viewerAt({ seats }: LocalGame, as: Side | null): Viewer {
  if (as !== null) return seats[as].kind === 'here' ? as : 'spectator';
  return isForTwo({ seats }) ? 'spectator' : (sideOf(seats, isHere) ?? 'spectator');
}

const isHere = ({ kind }: LocalSeat): boolean => kind === 'here';

export function ordersOf({ orders, terms, seats }: LocalGame, side: Side): StandingOrders {
  return orders[side] ?? defaultOrders(side, circumstancesOf(terms.pace, seats, side));
}

export function summaryOf(game: LocalGame, viewer: Viewer): GameSummary {
  const { id, terms, preset, seats, createdAt, rematchOf, rematch, progress } = game;
  return {
    id,
    options: terms.options,
    preset,
    pace: terms.pace,
    rated: terms.rated,
    uncounted: null,
    ratingChange: null,
    practice: terms.setup !== null,
    cardsKnown: false,
    visibility: 'private',
    opponent: isForTwo(game) ? 'invitation' : 'computer',
    seats,
    guestChooses: false,
    createdAt,
    ...progress,
    mySide: viewer === 'spectator' ? null : viewer,
    rematchOf,
    rematch,
  };
}
