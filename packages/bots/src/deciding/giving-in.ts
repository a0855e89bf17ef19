// Giving in: a game that has been decided for long and yet does not end is resigned (R98) by whoever is losing it.
import type { PlayerView } from '@arpents/engine';
import type { Decide } from '../contract.ts';
import { chancesOf } from '../evaluation/evaluate.ts';
import { FEATURE_NAMES, type FeatureName } from '../evaluation/features.ts';
import { WEIGHTS, type Weights } from '../evaluation/weights.ts';
import { decidingSide, sampleWorlds } from './worlds.ts';

/** Before this turn nobody gives in: hardly any game that is getting anywhere lasts as long. */
const EARLIEST = 240;
/** From then on whoever has no more than this chance, and with every turn a little more, up to what is worth playing for. */
const HOPELESS = 0.02;
const MORE_EACH_TURN = 0.005;
const WORTH_PLAYING = 0.3;
const WORLDS = 2;

const URGES: ReadonlySet<FeatureName> = new Set(['lateness', 'nearness']);

const calm = (side: Float64Array): Float64Array =>
  side.map((weight, feature) => (URGES.has(FEATURE_NAMES[feature]) ? 0 : weight));

/** What urges a leader says nothing about who wins. */
const CALM: Weights = {
  bias: WEIGHTS.bias,
  british: calm(WEIGHTS.british),
  french: calm(WEIGHTS.french),
};

/** The same player, who does not play on for ever in a game that is lost. */
export const givingIn =
  (decide: Decide): Decide =>
  (view, budget, seed) =>
    isLost(view, seed) ? { kind: 'resign', side: decidingSide(view) } : decide(view, budget, seed);

function isLost(view: PlayerView, seed: number): boolean {
  if (view.turn < EARLIEST || view.decision?.kind !== 'take-action') return false;
  const side = decidingSide(view);
  let chances = 0;
  for (const world of sampleWorlds(view, seed, WORLDS)) chances += chancesOf(world, side, CALM);
  const late = view.turn - EARLIEST;
  return chances / WORLDS <= Math.min(WORTH_PLAYING, HOPELESS + MORE_EACH_TURN * late);
}
