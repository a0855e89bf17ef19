// The evaluation: how likely the British are to win, judged when a player's actions are done.
// Linear in the features with a logistic output; what is certain by the rules is never estimated.
import {
  opponentOf,
  rulebookOf,
  winnerAtEndTest,
  type GameState,
  type Side,
} from '@arpents/engine';
import { logistic } from '../log-odds.ts';
import type { SideOfBoard } from './board.ts';
import { FEATURE_COUNT, FIRST_PLACE, measure, measureAllButPlaces } from './features.ts';
import { outlookOf, type SiegeOutlook } from './sieges.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const values = new Float64Array(2 * FEATURE_COUNT);

/** The probability of a British victory, from 0 to 1; exactly one of them when the game is decided. */
export function britishChances(state: GameState, weights: Weights = WEIGHTS): number {
  const decided = decidedFor(state);
  if (decided !== null) return decided === 'british' ? 1 : 0;
  const british = outlookOf(state, 'british');
  const french = outlookOf(state, 'french');
  const board = measureAllButPlaces(state, british, french, values);
  const places =
    heldWorth(board.british, weights.british) - heldWorth(board.french, weights.french);
  return withCapitals(logistic(weighted(values, weights) + places), british, french);
}

/** The same seen from one side. */
export const chancesOf = (state: GameState, side: Side, weights: Weights = WEIGHTS): number =>
  side === 'british' ? britishChances(state, weights) : 1 - britishChances(state, weights);

/** The features of both sides in a new array: British first. */
export function featuresOf(state: GameState): Float64Array {
  const values = new Float64Array(2 * FEATURE_COUNT);
  measure(state, outlookOf(state, 'british'), outlookOf(state, 'french'), values);
  return values;
}

/** Everything but the places held. */
function weighted(features: Float64Array, weights: Weights): number {
  let sum = weights.bias;
  const { british, french } = weights;
  for (let i = 0; i < FIRST_PLACE; i++) {
    sum += british[i] * features[i] - french[i] * features[FEATURE_COUNT + i];
  }
  return sum;
}

/** The places held, which stay the same from action to action. */
function heldWorth({ held, heldWorth: known }: SideOfBoard, weights: Float64Array): number {
  if (known.by === weights) return known.worth;
  let worth = 0;
  for (const place of held) worth += weights[FIRST_PLACE + place];
  known.by = weights;
  known.worth = worth;
  return worth;
}

/** The winner where the rules leave nothing open: the game is over, or the next step of the turn ends it. */
function decidedFor(state: GameState): Side | null {
  if (state.outcome !== null) return state.outcome.winner;
  if (state.decision?.kind !== 'take-action' || state.actionsLeft > 0) return null;
  return winnerAtEndTest(state, opponentOf(state.side), rulebookOf(state.options));
}

/** Kept from certainty as long as the game is not decided, yet so little that better positions still differ. */
const UNDECIDED = 1e-12;

/** R55: winning the siege of a capital wins the game, whatever else the position is worth. */
function withCapitals(
  chances: number,
  british: SiegeOutlook | null,
  french: SiegeOutlook | null,
): number {
  const won = british?.isCapital === true ? british.attackerWins : 0;
  const lost = french?.isCapital === true ? french.attackerWins : 0;
  const result = won + (1 - won) * chances * (1 - lost);
  return Math.min(1 - UNDECIDED, Math.max(UNDECIDED, result));
}
