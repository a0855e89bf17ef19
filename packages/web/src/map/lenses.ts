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

/** What a lens says of a place: a class of mark, for raids the number of cards. */
export type LensShown = ReadonlyMap<LocationId, string>;

export const NO_LENS: LensShown = new Map();

const MOST_CARDS_SHOWN = 4;

export function lookThrough(lens: Lens | null, view: PlayerView): LensShown {
  const side = view.viewer === 'spectator' ? view.side : view.viewer;
  switch (lens) {
    case 'settle':
    case 'besiege':
      return new Map(
        legalActions(view).flatMap((action) =>
          action.kind === lens ? [[action.location, lens] as const] : [],
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
          return [[id, isSupplied(code) ? 'supplied' : 'cut-off'] as const];
        }),
      );
    case null:
      return NO_LENS;
  }
}

const byCards = (cards: readonly number[]): LensShown =>
  new Map(
    LOCATIONS.flatMap(({ id }, place) => {
      const needed = cards[place] ?? 0;
      return needed === 0 || needed > MOST_CARDS_SHOWN ? [] : [[id, `cards-${needed}`] as const];
    }),
  );

/** The number of cards that the lens says of a place, if it says one. */
export function cardsNeeded(shown: LensShown, id: LocationId): number | null {
  const mark = shown.get(id);
  return mark?.startsWith('cards-') === true ? Number(mark.slice('cards-'.length)) : null;
}
