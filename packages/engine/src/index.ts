// The engine's public face; other packages import from here, and from transcripts.ts, and nowhere else.

export {
  CONCLUDED_ENDINGS,
  EDITIONS,
  ENDINGS,
  GIVE_UP_ZONES,
  PIECES,
  RULINGS,
  SIDES,
  TRANSPORTS,
  VIEWERS,
  bySide,
  err,
  ok,
  opponentOf,
  type BySide,
  type CardSymbol,
  type Edition,
  type Ending,
  type GiveUpZone,
  type Piece,
  type Result,
  type Rulings,
  type Side,
  type Symbols,
  type Transport,
  type Viewer,
} from './vocabulary.ts';

// Tables
export { LOCATIONS, SEA, type LocationId } from './data/locations.ts';
export {
  CONNECTIONS,
  CONNECTION_KINDS,
  type Connection,
  type ConnectionKind,
} from './data/connections.ts';
export {
  ACTIONS_PER_TURN,
  ADJUDICATED_AFTER_TURNS,
  ATTACKER_WINS_AT,
  CAPTURE_POINTS,
  CAPTURE_POINTS_TO_END,
  DEFENDER_WINS_AT,
  FORTIFICATIONS,
  FORTIFICATION_DEFENCE,
  FORTIFY_COST,
  FUR_PRICE,
  HAND_SIZE,
  HOME_SUPPORT_DRAW,
  INTENDANT_FEE,
  PIRACY_SPOILS,
  RETRIEVE_FEE,
  SIDE_FACTS,
} from './data/sides.ts';
export { RULE_IDS, type RuleId } from './rules/vocabulary.ts';
export {
  CARD_IDS,
  CARD_KINDS,
  PLACE_IDS,
  cardIdsOf,
  cardOf,
  cardParts,
  cardsNamed,
  placeOf,
  type Card,
  type CardFamily,
  type CardId,
  type CardList,
  type CardParts,
  type Place,
} from './cards/cards.ts';

// State, decisions, actions
export {
  developedCode,
  isFortified,
  isSupplied,
  isTown,
  ownerOf,
  pieceOf,
  pointsOf,
} from './board/places.ts';
export {
  DECISION_KINDS,
  PHASES,
  besiegerOf,
  copyState,
  type Decision,
  type DecisionKind,
  type GameOptions,
  type GameState,
  type Outcome,
  type Seed,
  type Siege,
} from './state/state.ts';
export { seedFromHex, seedToHex } from './state/shuffle.ts';
export {
  ACTION_KINDS,
  BARE_KINDS,
  CARDS_KINDS,
  LOCATED_KINDS,
  ONE_CARD_KINDS,
  OPTIONAL_CARD_KINDS,
  TURN_ACTION_KINDS,
  type Action,
  type ActionKind,
  type TurnActionKind,
} from './actions/action.ts';
export {
  REFUSAL_CODES,
  usualRuling,
  type Refusal,
  type RefusalCode,
  type RulingId,
} from './refusals.ts';
export type { EventKind, GameEvent } from './events.ts';
export type { Board, Choice } from './contract.ts';
export { NO_CHOICE } from './actions/choice.ts';

// Playing
export { createGame, gameFromSetup, positionFromSetup } from './create.ts';
export type { IllegalSetup, Setup, SetupFault, SideSetup } from './state/setup.ts';
export { setupOf } from './state/setup-of.ts';
export {
  EXCLUDING_RULES,
  excludedRules,
  rulesExcluding,
  impliedRules,
  resolveOptions,
  type IllegalOptions,
  type OptionsWanted,
} from './rules/options.ts';
export { EVEN_PRESETS, PRESETS, PRESET_IDS, type PresetId } from './rules/presets.ts';
export {
  applyAction,
  concludeGame,
  explain,
  isLegal,
  legalActions,
  playLegal,
  randomAction,
  whyRefused,
  type Conclusion,
  type Explanation,
  type Position,
  type Step,
} from './play.ts';
export {
  cardsToRaid,
  mostToAdd,
  mostToDiscard,
  siegeTrackOf,
  whyCardUnusable,
  winnerAtCheck,
} from './questions.ts';
export { endsInSight, type EndInSight } from './end-in-sight.ts';
export {
  foreseen,
  foreseenInBrief,
  isHarmful,
  type CardMove,
  type Foresight,
  type ForesightInBrief,
} from './foreseen.ts';
export { isCardUsable } from './actions/standpoint.ts';
export { LISTED_HAND_LIMIT } from './actions/subsets.ts';
export { scoreOf, type Score } from './turn/finish.ts';
export { invariantsBrokenBy } from './create.ts';

// Tables and measures for programs that play: bots read these, people never see them
export {
  AMBUSH,
  AMBUSHABLE,
  BATEAUX,
  BLOCKS_AMBUSH,
  BLOCKS_RAID,
  BUILDS,
  CARD_COINS,
  CARD_CONNECTIONS,
  CARD_COST,
  CARD_FLAGS,
  CARD_MILITARY,
  CARD_PLACE,
  CARD_SIEGE_FEE,
  CONVERTIBLE,
  CONVERTS,
  FETCHES,
  FUR,
  GOVERNS,
  LEADS,
  LOCATION_CARD,
  NATIVE,
  PLACE_COUNT,
  RAID,
  SETTLER,
  SHIP,
  SUPPORTS,
  TRADES,
  WAGON,
  isLocationCard,
} from './cards/cards.ts';
export {
  LOSES_GAME_WITH,
  OWNER_BIT,
  PLACE_POINTS,
  PLACE_SETTLER,
  isNeutral,
  isOwnedBy,
} from './board/places.ts';
export { isConnectedTo } from './board/supply.ts';
export { OUT_OF_REACH, isRaidable, raidDistances } from './board/raid-reach.ts';
export { siegeStrength, startValue, winnerAtValue } from './state/sieges.ts';
export { rulebookOf } from './rules/rulebook.ts';
export {
  capturePoints,
  causesOfEnd,
  leaderOf,
  totalPoints,
  winnerAtEndTest,
} from './turn/finish.ts';

// Views
export { viewFor, type PlayerView, type ViewedPlayer } from './view/view.ts';
export { redactEvent } from './view/redact.ts';
export { sampleHiddenState } from './view/sample.ts';

// Notation and records
export { formatAction, parseAction } from './notation/text.ts';
export { readAction } from './notation/read-action.ts';
export {
  RECORD_FORMAT,
  readOptions,
  readRecord,
  conclusionOf,
  recordOf,
  replayGame,
  type GameRecord,
  type ReplayFault,
} from './notation/record.ts';
export { courseOfRecord, type Course, type CourseStep } from './notation/course.ts';
export { RECORD_PARTS, type RecordFault } from './notation/reading.ts';
export { countActionTree, divideActionTree } from './perft.ts';

// Randomness of programs, never of a game
export { createRng, randomSeed, shuffled, type Rng } from './random.ts';
