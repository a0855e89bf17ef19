// Positions of lessons, written as changes to the starting pieces.
import {
  LOCATIONS,
  type LocationId,
  type Piece,
  type Setup,
  type Side,
  type SideSetup,
} from '@arpents/engine';

export type PieceText = `${Side} ${Piece}` | `${Side} ${Piece} fortified`;
export type Pieces = Readonly<Partial<Record<LocationId, PieceText | null>>>;

interface Given {
  readonly side: Side;
  readonly turn?: number;
  readonly actionsLeft?: number;
  /** null: nobody's. */
  readonly pieces?: Pieces;
  readonly sieges?: Partial<Setup['sieges']>;
  readonly british?: Partial<SideSetup>;
  readonly french?: Partial<SideSetup>;
}

/** Two actions, and never the first turn of a side, which has one. */
export function position(given: Given): Setup {
  const { side, turn = side === 'british' ? 5 : 6, actionsLeft = 2 } = given;
  return {
    turn,
    side,
    phase: 'actions',
    actionsLeft,
    locations: locations(given.pieces ?? {}),
    sieges: { british: null, french: null, ...given.sieges },
    british: { ...EMPTY, ...given.british },
    french: { ...EMPTY, ...given.french },
  };
}

const EMPTY: SideSetup = {
  money: 0,
  hand: [],
  deck: [],
  discard: [],
  reserve: [],
  captured: { villages: 0, towns: 0 },
  siegeCards: { british: [], french: [] },
};

type Standing = NonNullable<Setup['locations'][LocationId]>;

function locations(changes: Pieces): Setup['locations'] {
  const found: Partial<Record<LocationId, Standing>> = {};
  for (const { id, start } of LOCATIONS) {
    const changed = changes[id];
    if (changed !== undefined) {
      if (changed !== null) found[id] = pieceFrom(changed);
    } else if (start !== null) {
      found[id] = { owner: start.side, piece: start.piece, fortified: false };
    }
  }
  return found;
}

function pieceFrom(text: PieceText): Standing {
  return {
    owner: text.startsWith('british') ? 'british' : 'french',
    piece: text.includes('town') ? 'town' : 'village',
    fortified: text.endsWith('fortified'),
  };
}
