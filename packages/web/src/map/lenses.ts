// Lenses: one question put to the whole map at once.
import {
  LOCATIONS,
  cardsToRaid,
  isSupplied,
  legalActions,
  opponentOf,
  ownerOf,
  type LocationId,
  type PlayerView,
} from '@arpents/engine';

export const LENSES = ['settle', 'besiege', 'raid', 'supply', 'danger'] as const;
export type Lens = (typeof LENSES)[number];

/** What a lens says of a location: that the action can be done there, how it is supplied, or how many cards a raid takes. */
export type LensMark =
  | { readonly kind: 'settle' | 'besiege' | 'supplied' | 'cut-off' }
  | { readonly kind: 'cards'; readonly count: number };
export type LensShown = ReadonlyMap<LocationId, LensMark>;

export const NO_LENS: LensShown = new Map();

const MOST_CARDS_SHOWN = 4;

export function lookThrough(lens: Lens | null, view: PlayerView): LensShown {
  // A spectator looks with the side whose turn it is.
  const side = view.viewer === 'spectator' ? view.side : view.viewer;
  switch (lens) {
    case 'settle':
    case 'besiege':
      return new Map(
        legalActions(view).flatMap((action) =>
          action.kind === lens ? [[action.location, { kind: lens }] as const] : [],
        ),
      );
    case 'raid':
      return byCards(cardsToRaid(view, side));
    case 'danger':
      return byCards(cardsToRaid(view, opponentOf(side)));
    case 'supply':
      return new Map(
        LOCATIONS.flatMap(({ id }, place) => {
          const code = view.places[place] ?? 0;
          if (ownerOf(code) !== side) return [];
          return [[id, { kind: isSupplied(code) ? 'supplied' : 'cut-off' }] as const];
        }),
      );
    case null:
      return NO_LENS;
  }
}

const byCards = (cards: readonly number[]): LensShown =>
  new Map(
    LOCATIONS.flatMap(({ id }, place) => {
      const count = cards[place] ?? 0;
      return count === 0 || count > MOST_CARDS_SHOWN
        ? []
        : [[id, { kind: 'cards', count }] as const];
    }),
  );
