// The figures that the texts of the book and of the short guide are filled in with, all from the tables and the rulebook
// of the engine: a text names them, {fortifyCost}, and never the number itself.
import {
  ACTIONS_PER_TURN,
  ADJUDICATED_AFTER_TURNS,
  ATTACKER_WINS_AT,
  CAPTURE_POINTS,
  CAPTURE_POINTS_TO_END,
  CARD_KINDS,
  DEFENDER_WINS_AT,
  FORTIFICATIONS,
  FORTIFICATION_DEFENCE,
  FORTIFY_COST,
  FUR_PRICE,
  HAND_SIZE,
  HOME_SUPPORT_DRAW,
  INTENDANT_FEE,
  LOCATIONS,
  PIRACY_SPOILS,
  RETRIEVE_FEE,
  RULE_IDS,
  SIDE_FACTS,
  rulebookOf,
  type Side,
} from '@arpents/engine';
import { signed } from '@arpents/messages';

type CardKind = (typeof CARD_KINDS)[number];

const { reserveLimit, merchantCoinCards, raidBonus, discardFee } = rulebookOf({
  edition: 'second',
  rules: [],
  rulings: 2,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const deckSize = (side: Side): number =>
  sum(CARD_KINDS.filter(({ owner }) => owner === side).map(({ initialCount }) => initialCount));

/** What a card of this name is paid with in a siege, or in a raid or ambush. */
const empireCard = (name: string): NonNullable<CardKind['empire']> | null =>
  CARD_KINDS.find(({ empire }) => empire?.id === name)?.empire ?? null;

const { british, french } = SIDE_FACTS;

export const FIGURES = {
  locations: LOCATIONS.length,
  rules: RULE_IDS.length,
  villages: british.villages,
  britishTowns: british.towns,
  frenchTowns: french.towns,
  fortifications: FORTIFICATIONS,
  cards: sum(CARD_KINDS.filter(({ optional }) => !optional).map(({ count }) => count)),
  britishMoney: british.money,
  frenchMoney: french.money,
  britishDeck: deckSize('british'),
  frenchDeck: deckSize('french'),
  hand: HAND_SIZE,
  actions: ACTIONS_PER_TURN,
  fortifyCost: FORTIFY_COST,
  fortDefence: FORTIFICATION_DEFENCE,
  artilleryFee: empireCard('siege-artillery')?.siegeFee ?? 0,
  leaderStrength: empireCard('military-leader')?.symbols.military ?? 0,
  nativesFee: empireCard('native-americans')?.raidFee ?? 0,
  britishLowest: signed(british.siegeTrack.lowest),
  britishHighest: signed(british.siegeTrack.highest),
  frenchLowest: signed(french.siegeTrack.lowest),
  frenchHighest: signed(french.siegeTrack.highest),
  attackerWins: signed(ATTACKER_WINS_AT),
  defenderWins: signed(DEFENDER_WINS_AT),
  reachOfOne: 1 + raidBonus,
  reachOfTwo: 2 + raidBonus,
  reachOfThree: 3 + raidBonus,
  merchantCards: merchantCoinCards,
  furPrice: FUR_PRICE,
  piracySpoils: PIRACY_SPOILS,
  discardFee,
  reserveLimit,
  retrieveFee: RETRIEVE_FEE,
  intendantFee: INTENDANT_FEE,
  homeSupport: HOME_SUPPORT_DRAW,
  captureToEnd: CAPTURE_POINTS_TO_END,
  villagePoints: CAPTURE_POINTS.village,
  townPoints: CAPTURE_POINTS.town,
  longestGame: ADJUDICATED_AFTER_TURNS,
  /** R110. */
  openDays: 7,
  abandonedDays: 30,
} as const;
