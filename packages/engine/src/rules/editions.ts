// The editions (R150–R152): the rulebook of each, the scenario rules that it implies, and those that it excludes.
import { placeOf, type Place } from '../cards/cards.ts';
import { CAPITAL, isOwnedBy } from '../board/places.ts';
import type { Rulebook } from '../contract.ts';
import { RESERVE_LIMIT } from '../data/sides.ts';
import { opponentOf, type Edition, type Rulings, type Side } from '../vocabulary.ts';
import { SECOND_EDITION } from './second-edition.ts';
import type { RuleId } from './vocabulary.ts';

const NEW_YORK = placeOf('new-york');

const isLostToEnemy = (places: readonly number[], side: Side, place: Place): boolean =>
  isOwnedBy(places[place], opponentOf(side));

const FIRST_EDITION: Rulebook = {
  ...SECOND_EDITION,
  isLocationReservable: () => true,
  reserveLimit: Number.POSITIVE_INFINITY,
  merchantCoinCards: Number.POSITIVE_INFINITY,
  supplySource: (places, side) =>
    isLostToEnemy(places, side, CAPITAL[side]) ? null : CAPITAL[side],
  reinforcementSources: (places, side) =>
    (side === 'british' ? [CAPITAL.british, NEW_YORK] : [CAPITAL.french]).filter(
      (source) => !isLostToEnemy(places, side, source),
    ),
  settlingWins: [],
  reshuffle: 'when-the-last-is-drawn',
  withdrawingIsFree: false,
};

const FIRST_REVISED: Rulebook = {
  ...FIRST_EDITION,
  reserveLimit: RESERVE_LIMIT,
  merchantCoinCards: SECOND_EDITION.merchantCoinCards,
  withdrawingIsFree: true,
  piecesEndWaitsForSieges: false,
};

interface EditionRow {
  readonly rulebook: Rulebook;
  /** Where the rulebook of a game that was begun under earlier rulings differs. */
  readonly underRulings: Readonly<Partial<Record<Rulings, Partial<Rulebook>>>>;
  readonly implies: readonly RuleId[];
  readonly excludes: readonly RuleId[];
}

/** What the first editions have in common. */
const FIRST_EDITIONS: Omit<EditionRow, 'rulebook'> = {
  underRulings: { 1: { trackIsFinite: false } },
  implies: ['first-edition-bateaux', 'first-edition-home-support', 'first-edition-raids'],
  // All location cards may be reserved anyway, and their reshuffle leaves no place for the penalty.
  excludes: [
    'french-bateaux-available',
    'thin-deck-penalty',
    'locations-in-reserve',
    'lost-locations-in-reserve',
  ],
};

export const EDITION_ROWS: Readonly<Record<Edition, EditionRow>> = {
  second: { rulebook: SECOND_EDITION, underRulings: {}, implies: [], excludes: [] },
  'first-revised': { rulebook: FIRST_REVISED, ...FIRST_EDITIONS },
  first: { rulebook: FIRST_EDITION, ...FIRST_EDITIONS },
};
