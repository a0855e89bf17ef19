// The first editions (R150–R152): base rulebooks in place of the second edition's, and the scenario rules they imply.
import { placeOf, type Place } from '../cards/cards.ts';
import { CAPITAL, isOwnedBy } from '../board/places.ts';
import type { Rulebook } from '../contract.ts';
import { RESERVE_LIMIT } from '../data/sides.ts';
import { opponentOf, type Edition, type Side } from '../vocabulary.ts';
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
  trackIsFinite: false,
  withdrawingIsFree: false,
};

const FIRST_REVISED: Rulebook = {
  ...FIRST_EDITION,
  reserveLimit: RESERVE_LIMIT,
  merchantCoinCards: SECOND_EDITION.merchantCoinCards,
  withdrawingIsFree: true,
  piecesEndWaitsForSieges: false,
};

export const EDITION_RULEBOOKS: Readonly<Record<Edition, Rulebook>> = {
  second: SECOND_EDITION,
  'first-revised': FIRST_REVISED,
  first: FIRST_EDITION,
};

const FIRST_EDITION_RULES: readonly RuleId[] = [
  'first-edition-bateaux',
  'first-edition-home-support',
  'first-edition-raids',
];

export const IMPLIED_RULES: Readonly<Record<Edition, readonly RuleId[]>> = {
  second: [],
  'first-revised': FIRST_EDITION_RULES,
  first: FIRST_EDITION_RULES,
};
