// What a plan wants in its present phase, as numbers: the language in which the plans are written.
import type { LocationId } from '@arpents/engine';
import type { Role } from '../cards.ts';

/** How many of a kind of card the deck should have, and what the next one is worth. */
export interface Wanted {
  readonly count: number;
  readonly worth: number;
}

type ByPlace = Partial<Readonly<Record<LocationId, number>>>;

/** Worths are comparable with each other: the action with the highest is taken. */
export interface Desires {
  readonly draft: Partial<Readonly<Record<Role, Wanted>>>;
  /** Worth of a village at these places. */
  readonly settle: ByPlace;
  /** Worth of a village elsewhere, for each point of the place, and for its being there at all. */
  readonly settlePerPoint: number;
  readonly settleAnywhere: number;
  /** Worth of a town, for each point that it adds. */
  readonly developPerPoint: number;
  readonly fortify: ByPlace;
  /** Worth of winning the siege of these places. */
  readonly besiege: ByPlace;
  /** How likely a siege must be to survive the reply before it is begun. */
  readonly confidence: number;
  /** Worth of keeping a besieged place, for each of its points and the piece; a capital is always kept. */
  readonly defendPerPoint: number;
  /** Worth of a point captured by a raid that nobody blocks. */
  readonly raidPerPoint: number;
  readonly ambush: number;
  readonly convert: number;
  /** Money that the plan would like to have at hand, and the worth of each coin up to it and beyond it. */
  readonly purse: number;
  readonly coin: number;
  readonly coinBeyond: number;
  /** Worth of returning a useless card with the Governor, and a location card of no use to the plan. */
  readonly thin: number;
  readonly thinLocations: number;
  /** Worth of discarding a dead card. */
  readonly tidy: number;
  /** Worth of reserving a card, for each point of its strength. */
  readonly hoard: number;
}

export const NO_DESIRES: Desires = {
  draft: {},
  settle: {},
  settlePerPoint: 0.5,
  settleAnywhere: 0,
  developPerPoint: 0.8,
  fortify: {},
  besiege: {},
  confidence: 0.5,
  defendPerPoint: 0.8,
  raidPerPoint: 0.5,
  ambush: 1,
  convert: 0.3,
  purse: 7,
  coin: 0.6,
  coinBeyond: 0.1,
  thin: 1.2,
  thinLocations: 0,
  tidy: 0.7,
  hoard: 0.1,
};
