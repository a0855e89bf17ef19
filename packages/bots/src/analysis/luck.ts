// What the cards were worth that somebody drew: a judgement of the position with the cards that came, less the mean over
// re-deals of the same deck. The order of a shuffled deck is uniform given what was drawn before, so that the cards that
// came are one more re-deal, and the expectation of the difference is zero whatever the judgement.
import {
  CARD_IDS,
  HAND_SIZE,
  SIDES,
  bySide,
  createRng,
  playLegal,
  randomSeed,
  shuffled,
  type Action,
  type Course,
  type GameState,
  type Rng,
  type Side,
} from '@arpents/engine';
import { britishChances } from '../evaluation/evaluate.ts';
import { WEIGHTS } from '../evaluation/weights.ts';
import { positionAfter } from '../search/playout.ts';
import { TurnGuide } from '../search/turn-guide.ts';
import { startThinking } from '../thinking.ts';

export interface Draw {
  readonly side: Side;
  /** The step of the course that drew; for hands that were dealt before it the first one. */
  readonly step: number;
  readonly isOpening: boolean;
  /** The position with the cards that came. */
  readonly after: GameState;
  /** The same with other cards. */
  readonly redeal: (rng: Rng) => GameState;
}

/** How often the cards that came are compared with others; multipliers are fitted for just so many. */
const PAIRS = 6;
/** Turns of both sides that are played on. In the first of them the cards lie in hand, then they are used. */
const HALF_TURNS = 4;
/** From this half-turn on positions are judged: before, a hand promises more than it keeps. */
const FIRST_JUDGED = 2;

/** The draws of the steps from `from` up to, not including, `to`. */
export function drawsIn({ steps, end }: Course, from: number, to: number): Draw[] {
  const draws: Draw[] = from === 0 && steps.length > 0 ? openingDraws(steps[0].state) : [];
  for (let step = from; step < to; step++) {
    const { state, action } = steps[step];
    const side = drawerOf(state, action);
    const after = step + 1 < steps.length ? steps[step + 1].state : end;
    if (side === null || after.phase === 'over' || after.decision === null) continue;
    const redeal = (rng: Rng): GameState => playLegal(withUnknownOrder(state, rng), action);
    const isOpening = action.kind === 'choose-empire-card';
    draws.push({ side, step, isOpening, after, redeal });
  }
  return draws;
}

/** Who draws by this, or null. */
function drawerOf(state: GameState, action: Action): Side | null {
  const side = state.decision?.side ?? null;
  if (side === null) return null;
  const { hand, deck, discard } = state.players[side];
  if (deck.length + discard.length === 0) return null;
  switch (action.kind) {
    case 'end-turn':
      return hand.length < HAND_SIZE ? side : null;
    case 'home-support':
      return side;
    case 'choose-empire-card':
      // The first hand is dealt when the deck is complete.
      return side;
    case 'siege-redraw':
      return action.card === null ? null : side;
    default:
      return null;
  }
}

/** R4: the first hands, where the course begins with the game. Whoever has to complete a deck has none yet. */
function openingDraws(state: GameState): Draw[] {
  const isBeginning = state.phase === 'setup' || (state.phase === 'actions' && state.turn === 1);
  const dealt = SIDES.filter((side) => isBeginning && state.players[side].hand.length > 0);
  return dealt.map((side) => ({
    side,
    step: 0,
    isOpening: true,
    after: state,
    redeal: (rng) => {
      const { hand, deck } = state.players[side];
      const cards = shuffled([...hand, ...deck], rng);
      const other = cards.slice(0, hand.length).sort((a, b) => a - b);
      return withCards(state, side, other, cards.slice(hand.length));
    },
  }));
}

const withCards = (
  state: GameState,
  side: Side,
  hand: readonly number[],
  deck: readonly number[],
): GameState => ({
  ...state,
  players: { ...state.players, [side]: { ...state.players[side], hand, deck } },
});

/** The position as nobody knows it: what lies in the decks stays there, in another order, and so do later shuffles. */
function withUnknownOrder(state: GameState, rng: Rng): GameState {
  let next: GameState = { ...state, seed: randomSeed(rng) };
  for (const side of SIDES) {
    const { hand, deck } = state.players[side];
    next = withCards(next, side, hand, shuffled(deck, rng));
  }
  return next;
}

/** The judged luck of a draw as a share of 1, for the side that drew. */
export function judgedLuck({ side, after, redeal }: Draw, seed: number): number {
  const rng = createRng(seed);
  let luck = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const other = redeal(rng);
    // The same future for both: what lies in the decks comes in the same order, as far as they hold the same.
    const future = createFuture(rng);
    luck += (worthOf(future(after), side) - worthOf(future(other), side)) / PAIRS;
  }
  return luck;
}

/** More of one kind than this are never in one deck. */
const MOST_ALIKE = 16;

/** Gives decks an order that depends on nothing but the cards in them, and later shuffles the same seed. */
function createFuture(rng: Rng): (state: GameState) => GameState {
  const seed = randomSeed(rng);
  const keys = Array.from({ length: CARD_IDS.length * MOST_ALIKE }, () => rng.word());
  const ordered = (deck: readonly number[]): number[] => {
    const sorted = [...deck].sort((a, b) => a - b);
    return sorted
      .map((card, i) => ({ card, key: keys[card * MOST_ALIKE + (i - sorted.indexOf(card))] }))
      .sort((a, b) => a.key - b.key)
      .map(({ card }) => card);
  };
  return (state) => {
    let next: GameState = { ...state, seed };
    for (const side of SIDES) {
      const { hand, deck } = state.players[side];
      next = withCards(next, side, hand, ordered(deck));
    }
    return next;
  };
}

const NO_LIMIT = startThinking({});
const PLAIN = bySide(() => WEIGHTS);

/** The chance of a side after both have played on; the mean over the later half-turns. */
function worthOf(state: GameState, side: Side): number {
  const seen: number[] = [];
  const options = { halfTurns: HALF_TURNS, weights: PLAIN, guides: [new TurnGuide()] };
  const end = positionAfter(state, options, NO_LIMIT, (position) => {
    seen.push(seen.length < FIRST_JUDGED ? 0 : britishChances(position));
  });
  const last = britishChances(end);
  let sum = last;
  for (let i = FIRST_JUDGED; i < HALF_TURNS; i++) sum += i < seen.length ? seen[i] : last;
  const british = sum / (HALF_TURNS - FIRST_JUDGED + 1);
  return side === 'british' ? british : 1 - british;
}
