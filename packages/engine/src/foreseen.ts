// What an action brings about, as far as the deciding side can tell before it is done (R99, R100): it is carried out
// on a state that fits the view, and only what does not depend on hidden cards is told of it.
import type { Action } from './actions/action.ts';
import { isTown, ownerOf, pieceOf } from './board/places.ts';
import { CARD_IDS, PLACE_IDS, type Card, type CardId, type CardList } from './cards/cards.ts';
import type { OpenPosition } from './contract.ts';
import { HAND_SIZE } from './data/sides.ts';
import type { LocationId } from './data/locations.ts';
import { endsInSight, type EndInSight } from './end-in-sight.ts';
import { applyAction, isLegal, type Step } from './play.ts';
import { createRng } from './random.ts';
import type { Decision, DecisionKind, GameState, Outcome } from './state/state.ts';
import { winnerAtValue } from './state/sieges.ts';
import { totalPoints } from './turn/finish.ts';
import { SIDES, bySide, opponentOf, type BySide, type Piece, type Side } from './vocabulary.ts';
import { sampleHiddenState } from './view/sample.ts';
import type { PlayerView } from './view/view.ts';

export interface Change {
  readonly before: number;
  readonly after: number;
}

/** Where a card of the deciding side can come from and go to; `pool`: the available cards and the neutral display. */
export const CARD_ZONES = ['hand', 'discard', 'reserve', 'siege', 'pool', 'opponent'] as const;
export type CardZone = (typeof CARD_ZONES)[number];

export interface CardMove {
  readonly card: CardId;
  readonly from: CardZone;
  readonly to: CardZone;
}

export interface SiegeChange {
  /** The side that lays it. */
  readonly siege: Side;
  readonly location: LocationId;
  /** null: it is opened. */
  readonly before: number | null;
  /** null: it is over. */
  readonly after: number | null;
  /** Who would win at that side's next siege check; null: nobody yet, or it is over (R14). */
  readonly winner: Side | null;
}

/** A location that changes hands, or whose piece changes. */
export interface PlaceChange {
  readonly location: LocationId;
  readonly before: { readonly owner: Side | null; readonly piece: Piece | null };
  readonly after: { readonly owner: Side | null; readonly piece: Piece | null };
}

/** What many ways are compared by. */
export interface ForesightInBrief {
  readonly side: Side;
  /** What it answers. */
  readonly answered: DecisionKind;
  readonly money: BySide<Change>;
  readonly points: BySide<Change>;
  readonly sieges: readonly SiegeChange[];
  readonly outcome: Outcome | null;
}

export interface Foresight extends ForesightInBrief {
  readonly actionsLeft: Change;
  readonly cards: readonly CardMove[];
  readonly places: readonly PlaceChange[];
  /** What is asked next, and of whom; null: the turn goes on, or the game is over. */
  readonly asked: Decision | null;
  /** A raid or an ambush that the other side does not block. */
  readonly unblocked: Pick<Foresight, 'points' | 'places'> | null;
  /** What is drawn when the turn ends with nothing else done; null: it is not the side's turn any more. */
  readonly draw: { readonly count: number; readonly reshuffles: boolean } | null;
  /** Whether it can be taken back without asking (R99). */
  readonly isUndoable: boolean;
  readonly ends: readonly EndInSight[];
}

/** One state that fits each view: what is foreseen does not depend on which. */
const assumed = new WeakMap<PlayerView, GameState>();

function assumedState(view: PlayerView): GameState {
  let state = assumed.get(view);
  if (state === undefined) {
    state = sampleHiddenState(view, createRng(1));
    assumed.set(view, state);
  }
  return state;
}

function stepFrom(state: GameState, action: Action): Step | null {
  const step = applyAction(state, action);
  return step.ok ? step.value : null;
}

/** The state before, what came of the action, and who did it; null: it is not for the viewer to do this now. */
function carriedOut(view: PlayerView, action: Action) {
  const { viewer: side, decision } = view;
  if (side === 'spectator' || decision === null || !isLegal(view, action)) return null;
  const before = assumedState(view);
  const step = stepFrom(before, action);
  return step === null ? null : { side, decision, before, step };
}

function inBrief({
  side,
  decision,
  before,
  step: { state: after },
}: NonNullable<ReturnType<typeof carriedOut>>): ForesightInBrief {
  return {
    side,
    answered: decision.kind,
    money: bySide((one) => ({
      before: before.players[one].money,
      after: after.players[one].money,
    })),
    points: pointsBetween(before, after),
    sieges: siegesBetween(before, after),
    outcome: after.outcome,
  };
}

/** null: it is not for the viewer to do this now. */
export function foreseenInBrief(view: PlayerView, action: Action): ForesightInBrief | null {
  const done = carriedOut(view, action);
  return done === null ? null : inBrief(done);
}

/** null: it is not for the viewer to do this now. */
export function foreseen(view: PlayerView, action: Action): Foresight | null {
  const done = carriedOut(view, action);
  if (done === null) return null;
  const { side, before, step } = done;
  const { state: after } = step;
  const isOwnTurn = after.decision?.kind === 'take-action' && after.decision.side === side;
  return {
    ...inBrief(done),
    actionsLeft: {
      before: before.actionsLeft,
      after: after.side === side && after.phase === 'actions' ? after.actionsLeft : 0,
    },
    cards: action.kind === 'end-turn' ? [] : movesBetween(before, after, side),
    places: placesBetween(before, after),
    asked: isOwnTurn ? null : after.decision,
    unblocked: ifUnblocked(before, after, side),
    draw: isOwnTurn ? drawAtTheEnd(after, side) : null,
    isUndoable: !step.revealed,
    ends: endsInSight(after),
  };
}

/** Whether an action costs its own side points, a siege or the game: what is asked about before it is done. */
export function isHarmful(foresight: ForesightInBrief, { kind }: Action): boolean {
  const { side, answered, points, outcome } = foresight;
  if (outcome?.winner === opponentOf(side) || kind === 'withdraw') return true;
  const isOwnAct = answered === 'take-action' && kind !== 'end-turn';
  return isOwnAct && points[side].after < points[side].before;
}

const pointsBetween = (before: OpenPosition, after: OpenPosition): BySide<Change> =>
  bySide((side) => ({ before: totalPoints(before, side), after: totalPoints(after, side) }));

function siegesBetween(before: OpenPosition, after: OpenPosition): readonly SiegeChange[] {
  return SIDES.flatMap((siege) => {
    const [old, now] = [before.sieges[siege], after.sieges[siege]];
    const place = now?.place ?? old?.place;
    if (place === undefined || old?.value === now?.value) return [];
    return [
      {
        siege,
        location: PLACE_IDS[place],
        before: old?.value ?? null,
        after: now?.value ?? null,
        winner: now === null ? null : winnerAtValue(siege, now.value),
      },
    ];
  });
}

function placesBetween(before: OpenPosition, after: OpenPosition): readonly PlaceChange[] {
  return PLACE_IDS.flatMap((location, place) => {
    const [old, now] = [before.places[place], after.places[place]];
    const isSame = ownerOf(old) === ownerOf(now) && isTown(old) === isTown(now);
    const standing = (code: number) => ({ owner: ownerOf(code), piece: pieceOf(code) });
    return isSame ? [] : [{ location, before: standing(old), after: standing(now) }];
  });
}

/** R63, R65: the raid or ambush that the other side is asked about, with nothing to block it. */
function ifUnblocked(before: GameState, asked: GameState, side: Side): Foresight['unblocked'] {
  const { decision } = asked;
  if (decision?.kind !== 'block-raid' || decision.side === side) return null;
  const after = stepFrom(asked, { kind: 'block-raid', card: null })?.state;
  return after === undefined
    ? null
    : { points: pointsBetween(before, after), places: placesBetween(before, after) };
}

/** R87: how many cards come if the turn ends with nothing else done. */
function drawAtTheEnd(state: GameState, side: Side): Foresight['draw'] {
  if (state.players[side].hand.length >= HAND_SIZE) return { count: 0, reshuffles: false };
  const events = stepFrom({ ...state, actionsLeft: 0 }, { kind: 'end-turn' })?.events ?? [];
  const drawn = events.find((event) => event.kind === 'cards-drawn' && event.side === side);
  return {
    count: drawn?.kind === 'cards-drawn' ? drawn.count : 0,
    reshuffles: events.some((event) => event.kind === 'deck-shuffled' && event.side === side),
  };
}

/** The piles of a side whose cards are open to it; what goes to or comes from a draw deck is chance. */
function pilesOf(state: GameState, side: Side): readonly (readonly [CardZone, CardList])[] {
  const { hand, discard, reserve, available } = state.players[side];
  const inSieges = SIDES.flatMap((siege) => state.sieges[siege]?.cards[side] ?? []);
  return [
    ['hand', hand],
    ['discard', discard],
    ['reserve', reserve],
    ['siege', inSieges],
    ['pool', [...available, ...state.neutral]],
  ];
}

/** Which cards leave a pile and which come to one; those that go to or come from the draw deck are left out. */
function movesBetween(before: GameState, after: GameState, side: Side): readonly CardMove[] {
  if (before.players[side].shuffles !== after.players[side].shuffles) return [];
  const left = new Map<Card, CardZone[]>();
  const came = new Map<Card, CardZone[]>();
  const now = pilesOf(after, side);
  for (const [i, [zone, cards]] of pilesOf(before, side).entries()) {
    const there = [...(now[i]?.[1] ?? [])];
    for (const card of cards) {
      const at = there.indexOf(card);
      if (at >= 0) there.splice(at, 1);
      else left.set(card, [...(left.get(card) ?? []), zone]);
    }
    for (const card of there) came.set(card, [...(came.get(card) ?? []), zone]);
  }
  const drawn = new Set(
    after.players[side].deck.length < before.players[side].deck.length ? ['hand'] : [],
  );
  const moves: CardMove[] = [];
  for (const [card, zones] of left) {
    const targets = came.get(card) ?? [];
    for (const from of zones) {
      moves.push({ card: CARD_IDS[card], from, to: targets.shift() ?? 'opponent' });
    }
  }
  for (const [card, zones] of came) {
    for (const to of zones) {
      if (!drawn.has(to)) moves.push({ card: CARD_IDS[card], from: 'opponent', to });
    }
  }
  return moves;
}
