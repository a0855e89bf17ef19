// Why one turn is better than another, told in what a player counts at the table. The words stand in the catalogue.
import { PLACE_IDS, SIDES, type GameState, type LocationId, type Side } from '@arpents/engine';
import { countOf } from '../advice/counts.ts';
import { toldAs, type AdviceFeature } from '../advice/features.ts';
import { mean } from '../advice/reasons.ts';
import { boardOf } from '../evaluation/board.ts';
import { featuresOf } from '../evaluation/evaluate.ts';
import { FEATURE_COUNT, FEATURE_NAMES, type FeatureName } from '../evaluation/features.ts';
import type { Weights } from '../evaluation/weights.ts';

/** What a turn can lack beside a better one; the words stand in the catalogue under the same names. */
type ShortcomingKind = AdviceFeature | 'deck-size';

export interface Shortcoming {
  readonly kind: ShortcomingKind;
  /** Whose points, army, siege … it is. */
  readonly side: Side;
  /** For sieges, places and raids, else null. */
  readonly location: LocationId | null;
  /** What was played, less the best: in points, cards, money, strength or locations; for chances as a share of 1. */
  readonly value: number;
}

/** Of these one would rather have fewer; of everything else more. */
const UNWANTED: ReadonlySet<ShortcomingKind> = new Set([
  'raid-danger',
  'ambush-danger',
  'supply',
  'useless-cards',
  'deck-size',
]);

const MOST = 3;
/** Less than this in log-odds is not worth a word. */
const LEAST_WEIGHT = 0.02;

const kindOf = (term: FeatureName): ShortcomingKind | null =>
  term === 'deck-size' ? 'deck-size' : toldAs(term);

const TERMS = FEATURE_NAMES.map(kindOf);

/** What tells the two apart most, to the disadvantage of what was played; positions are of the same worlds. */
export function shortcomingsOf(
  played: readonly GameState[],
  best: readonly GameState[],
  side: Side,
  weights: Weights,
): Shortcoming[] {
  const found = new Map<string, { readonly shortcoming: Shortcoming; weight: number }>();
  const had = played.map(featuresOf);
  const missed = best.map(featuresOf);
  for (const [index, whose] of SIDES.entries()) {
    const sign = whose === side ? 1 : -1;
    for (const [term, kind] of TERMS.entries()) {
      if (kind === null) continue;
      const at = index * FEATURE_COUNT + term;
      const value = (features: Float64Array): number => features[at];
      const weight = sign * weights[whose][term] * (mean(had, value) - mean(missed, value));
      if (weight === 0) continue;
      const location = locationOf(kind, FEATURE_NAMES[term], played, best, whose);
      const key = `${kind} ${whose} ${location ?? ''}`;
      const known = found.get(key);
      if (known !== undefined) known.weight += weight;
      else
        found.set(key, { shortcoming: shortcoming(kind, whose, location, played, best), weight });
    }
  }
  const told = [...found.values()]
    .filter(({ weight, shortcoming: one }) => weight <= -LEAST_WEIGHT && isDrawback(one, side))
    .sort((a, b) => a.weight - b.weight)
    .map((one) => one.shortcoming);
  return [...decided(played, best, side), ...told].slice(0, MOST);
}

const shortcoming = (
  kind: ShortcomingKind,
  side: Side,
  location: LocationId | null,
  played: readonly GameState[],
  best: readonly GameState[],
): Shortcoming => {
  const count = kind === 'deck-size' ? deckSize(side) : countOf(kind, side, location);
  return { kind, side, location, value: mean(played, count) - mean(best, count) };
};

/** A sentence says one direction; a difference in the other would be told wrongly. */
const isDrawback = ({ kind, side: whose, value }: Shortcoming, side: Side): boolean =>
  value !== 0 && value > 0 === (UNWANTED.has(kind) === (whose === side));

/** Where one of the two decides the game: a victory missed, or one that is given away. */
function decided(
  played: readonly GameState[],
  best: readonly GameState[],
  side: Side,
): Shortcoming[] {
  return SIDES.map((whose) => shortcoming('victory', whose, null, played, best)).filter(
    (one) => Math.abs(one.value) > LEAST_WEIGHT && isDrawback(one, side),
  );
}

function locationOf(
  kind: ShortcomingKind,
  term: FeatureName,
  played: readonly GameState[],
  best: readonly GameState[],
  side: Side,
): LocationId | null {
  switch (kind) {
    case 'place':
      return PLACE_IDS.find((id) => term === `holds-${id}`) ?? null;
    case 'siege': {
      const besieged = [...played, ...best].map((state) => state.sieges[side]?.place);
      return placeNamed(besieged.find((place) => place !== undefined));
    }
    case 'raid-danger': {
      const exposed = [...played, ...best].map((state) => boardOf(state)[side].mostExposed);
      return placeNamed(exposed.find((place) => place >= 0));
    }
    default:
      return null;
  }
}

const placeNamed = (place: number | undefined): LocationId | null =>
  place === undefined ? null : PLACE_IDS[place];

const deckSize =
  (side: Side) =>
  ({ players }: GameState): number => {
    const { hand, deck, discard } = players[side];
    return hand.length + deck.length + discard.length;
  };
