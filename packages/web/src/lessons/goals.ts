// Words for goals: questions about a position as the learner sees it.
import {
  CARD_KINDS,
  PLACE_IDS,
  isFortified,
  isOwnedBy,
  isSupplied,
  opponentOf,
  placeOf,
  scoreOf,
  totalPoints,
  type CardId,
  type CardList,
  type DecisionKind,
  type LocationId,
  type PlayerView,
  type Side,
  type ViewedPlayer,
} from '@arpents/engine';
import type { Goal } from './lesson.ts';

const sideIn = ({ viewer }: PlayerView): Side => (viewer === 'spectator' ? 'british' : viewer);
const own = (view: PlayerView): ViewedPlayer => view.players[sideIn(view)];
const other = (view: PlayerView): ViewedPlayer => view.players[opponentOf(sideIn(view))];
const codeAt = ({ places }: PlayerView, location: LocationId): number =>
  places[placeOf(location)] ?? 0;
const has = (cards: CardList, id: CardId): boolean =>
  cards.some((card) => CARD_KINDS[card]?.id === id);

export const all =
  (...goals: readonly Goal[]): Goal =>
  (view) =>
    goals.every((goal) => goal(view));
export const not =
  (goal: Goal): Goal =>
  (view) =>
    !goal(view);

/** Holds so many places. */
export const holdsPlaces =
  (count: number): Goal =>
  (view) =>
    view.places.filter((code) => isOwnedBy(code, sideIn(view))).length >= count;
export const holds =
  (location: LocationId): Goal =>
  (view) =>
    isOwnedBy(codeAt(view, location), sideIn(view));
export const holdsInSupply =
  (location: LocationId): Goal =>
  (view) =>
    holds(location)(view) && isSupplied(codeAt(view, location));
/** Holds a place with a fortification, whichever it is. */
export const holdsFort: Goal = (view) =>
  PLACE_IDS.some((_id, place) => {
    const code = view.places[place] ?? 0;
    return isOwnedBy(code, sideIn(view)) && isFortified(code);
  });

export const hasMoney =
  (amount: number): Goal =>
  (view) =>
    own(view).money >= amount;
export const hasPoints =
  (points: number): Goal =>
  (view) =>
    totalPoints(view, sideIn(view)) >= points;
/** Has captured so many pieces, villages and towns alike. */
export const hasCaptured =
  (count: number): Goal =>
  (view) =>
    own(view).capturedVillages + own(view).capturedTowns >= count;
/** Has captured pieces that count so many points: 2 a village, 4 a town. */
export const hasCapturedPoints =
  (points: number): Goal =>
  (view) =>
    scoreOf(view, sideIn(view)).captured >= points;

export const inHand =
  (id: CardId): Goal =>
  ({ hand }) =>
    has(hand ?? [], id);
export const inReserve =
  (id: CardId): Goal =>
  (view) =>
    has(own(view).reserve, id);
export const inDiscard =
  (id: CardId): Goal =>
  (view) =>
    has(own(view).discard, id);
/** Among the own cards, wherever they lie. */
export const ownsCard =
  (id: CardId): Goal =>
  (view) =>
    has(own(view).unseen, id) || inDiscard(id)(view) || inReserve(id)(view);
/** Has no more cards than this, wherever they lie but in sieges. */
export const ownsAtMost =
  (count: number): Goal =>
  (view) => {
    const { unseen, discard, reserve } = own(view);
    return unseen.length + discard.length + reserve.length <= count;
  };

/** The other side has played or lost this card: it lies open before everybody. */
export const theyDiscarded =
  (id: CardId): Goal =>
  (view) =>
    has(other(view).discard, id);
/** So many copies lie among the cards that the other side can draft. */
export const theyCanDraft =
  (id: CardId, count: number): Goal =>
  (view) =>
    other(view).available.filter((card) => CARD_KINDS[card]?.id === id).length >= count;

/** The learner's own siege, at this value or above. */
export const besiegesAt =
  (value: number): Goal =>
  (view) =>
    (view.sieges[sideIn(view)]?.value ?? -Infinity) >= value;
/** The learner is not besieged, or at this value at most. */
export const isBesiegedAtMost =
  (value: number): Goal =>
  (view) =>
    (view.sieges[opponentOf(sideIn(view))]?.value ?? -Infinity) <= value;
export const besieges: Goal = (view) => view.sieges[sideIn(view)] !== null;
export const isBesieged: Goal = (view) => view.sieges[opponentOf(sideIn(view))] !== null;

/** The learner is asked for this answer. */
export const isAsked =
  (kind: DecisionKind): Goal =>
  (view) =>
    view.decision?.kind === kind && view.decision.side === view.viewer;
/** From this turn of the game on. */
export const fromTurn =
  (turn: number): Goal =>
  (view) =>
    view.turn >= turn;
export const isOver: Goal = ({ outcome }) => outcome !== null;
export const hasWon: Goal = (view) => view.outcome !== null && view.outcome.winner === sideIn(view);
