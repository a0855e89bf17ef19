// A word before a blunder: what somebody is about to do is judged as analysis would judge it afterwards, but at once.
import {
  LOCATIONS,
  isOwnedBy,
  isSupplied,
  type Action,
  type GameState,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { judgeDecision, type Thoroughness } from '../analysis/judge.ts';
import { markOf } from '../analysis/marks.ts';
import { shortcomingsOf, type Shortcoming } from '../analysis/why.ts';
import { decidingSide } from '../deciding/worlds.ts';
import { tunedWeights } from '../evaluation/weights.ts';

/** A few worlds: it is wanted while the choice is still on the table. */
const AT_ONCE: Thoroughness = { rounds: [2, 4], batch: 8, most: 16 };

export interface Warning {
  /** In percentage points of the chance to win. */
  readonly loss: number;
  /** What it lacks most beside the best; of supply, with the worthiest place that would be cut off. */
  readonly why: Shortcoming;
}

/** null: it is no blunder, or nobody could say why. Only from what the player sees. */
export function warn(view: PlayerView, action: Action, seed: number): Warning | null {
  const judged = judgeDecision(view, [action], seed, AT_ONCE);
  if (judged === null || markOf(judged.loss, judged.noise) !== 'blunder') return null;
  const side = decidingSide(view);
  const { played, best } = judged.after;
  const found = shortcomingsOf(played, best, side, tunedWeights(side, view.turn));
  const why = found.find((one) => one.side === side) ?? found.at(0);
  if (why === undefined) return null;
  const cutOff =
    why.side === side && TOLD_AS_SUPPLY.has(why.kind) ? cutOffIn(played, best, side) : [];
  const [worthiest = null] = cutOff.toSorted((a, b) => b.points - a.points);
  return {
    loss: judged.loss,
    why:
      worthiest === null
        ? why
        : { kind: 'supply', side, location: worthiest.id, value: cutOff.length },
  };
}

/** Cards of places that are cut off are of no use: that they are cut off says it more plainly. */
const TOLD_AS_SUPPLY: ReadonlySet<Shortcoming['kind']> = new Set(['supply', 'useless-cards']);

/** The places of the side that are cut off after the one turn, as a rule, and not after the other. */
function cutOffIn(
  played: readonly GameState[],
  best: readonly GameState[],
  side: Side,
): readonly (typeof LOCATIONS)[number][] {
  const isOften = (states: readonly GameState[], place: number): boolean =>
    2 *
      states.filter(({ places }) => isOwnedBy(places[place], side) && !isSupplied(places[place]))
        .length >
    states.length;
  return LOCATIONS.filter((_, place) => isOften(played, place) && !isOften(best, place));
}
