// What the tests of several packages share, and what `arpents random --check` and `arpents bench` take from them.
export {
  TEST_SEED,
  actionFrom,
  cardNamed,
  codeAt,
  codeOf,
  givenGame,
  givenSetup,
  kindsOfEvents,
  legal,
  namesOf,
  piles,
  play,
  refusalOf,
  siegeOf,
  standingAt,
  step,
  whyNot,
  type Given,
  type GivenLocations,
  type GivenSide,
  type GivenSieges,
} from './given.ts';
export { cardCount, newGame, startingDeck } from './new-game.ts';
export { POSITIONS } from './positions.ts';
export { arrangeGame } from './arranged-game.ts';
export { permuteHidden } from './hidden.ts';
export {
  cheapFlaws,
  flawsOfGoingOn,
  flawsOfHiding,
  flawsOfJson,
  flawsOfList,
  flawsOfRevealing,
  flawsOfSampling,
  flawsOfStock,
  flawsOfViewedLegality,
  thoroughFlaws,
} from './position-checks.ts';
export { freePort, startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';
