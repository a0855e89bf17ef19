// Positions of the examples, told as changes to the pieces of the start. Cards that are not named lie available.
import {
  LOCATIONS,
  type CardId,
  type LocationId,
  type Piece,
  type Setup,
  type Side,
} from '@arpents/engine';

interface SideTold {
  readonly money?: number;
  readonly hand: readonly CardId[];
  readonly deck?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly reserve?: readonly CardId[];
  readonly towns?: number;
  readonly siegeCards?: Partial<Setup[Side]['siegeCards']>;
}

interface Situation {
  readonly side: Side;
  readonly actionsLeft?: number;
  readonly pieces?: Readonly<Partial<Record<LocationId, readonly [Side, Piece]>>>;
  readonly sieges?: Partial<Setup['sieges']>;
  readonly british: SideTold;
  readonly french: SideTold;
}

/** In the middle of a game, when nobody's first turn is on. */
const TURNS = { british: 11, french: 12 } as const;

const STARTING = Object.fromEntries(
  LOCATIONS.flatMap(({ id, start }) =>
    start === null ? [] : [[id, [start.side, start.piece] as const]],
  ),
);

const sideSetup = (side: SideTold): Setup[Side] => ({
  money: side.money ?? 5,
  hand: side.hand,
  deck: side.deck ?? [],
  discard: side.discard ?? [],
  reserve: side.reserve ?? [],
  captured: { villages: 0, towns: side.towns ?? 0 },
  siegeCards: { british: [], french: [], ...side.siegeCards },
});

export const situation = (told: Situation): Setup => ({
  turn: TURNS[told.side],
  side: told.side,
  phase: 'actions',
  actionsLeft: told.actionsLeft ?? 2,
  locations: Object.fromEntries(
    Object.entries({ ...STARTING, ...told.pieces }).map(([id, [owner, piece]]) => [
      id,
      { owner, piece, fortified: false },
    ]),
  ),
  sieges: { british: null, french: null, ...told.sieges },
  british: sideSetup(told.british),
  french: sideSetup(told.french),
});
