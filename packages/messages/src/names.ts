// Names of the closed lists of the game: sides, pieces, symbols, connections, editions, endings, zones, actions, decisions.
import type {
  ActionKind,
  CardSymbol,
  ConnectionKind,
  DecisionKind,
  Edition,
  Ending,
  GiveUpZone,
  Piece,
  Side,
  Viewer,
} from '@arpents/engine';
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import type { Text } from './text.ts';

type Names<Id extends string> = Readonly<Record<Id, Text>>;

const named =
  <Id extends string>(names: Names<Id>) =>
  (id: Id, locale: Locale): string =>
    names[id]({}, { locale });

/** `British`: for headings and tables. */
export const viewerName = named<Viewer>({
  british: m['side.british'],
  french: m['side.french'],
  spectator: m['viewer.spectator'],
});

const sideSubject = named<Side>({
  british: m['side.british.subject'],
  french: m['side.french.subject'],
});

const sideOf = named<Side>({ british: m['side.british.of'], french: m['side.french.of'] });

/** A side in a sentence: `the British`, `of the British`. */
export const sideWords = (side: Side, locale: Locale) => ({
  side: sideSubject(side, locale),
  ofSide: sideOf(side, locale),
});

export const pieceName = named<Piece>({ village: m['piece.village'], town: m['piece.town'] });

export const symbolName = named<CardSymbol>({
  bateaux: m['symbol.bateaux'],
  ship: m['symbol.ship'],
  wagon: m['symbol.wagon'],
  fur: m['symbol.fur'],
  settler: m['symbol.settler'],
  military: m['symbol.military'],
  coins: m['symbol.coins'],
});

export const connectionName = named<ConnectionKind>({
  river: m['connection.river'],
  lake: m['connection.lake'],
  road: m['connection.road'],
  trail: m['connection.trail'],
});

export const editionName = named<Edition>({
  second: m['edition.second'],
  'first-revised': m['edition.first-revised'],
  first: m['edition.first'],
});

export const endingName = named<Ending>({
  points: m['ending.points'],
  capital: m['ending.capital'],
  resignation: m['ending.resignation'],
  time: m['ending.time'],
  agreement: m['ending.agreement'],
  adjudicated: m['ending.adjudicated'],
});

export const zoneName = named<GiveUpZone>({
  hand: m['zone.hand'],
  reserve: m['zone.reserve'],
  'british-siege': m['zone.british-siege'],
  'french-siege': m['zone.french-siege'],
});

/** `Besiege`: a heading over actions of this kind. */
export const actionName = named<ActionKind>({
  settle: m['action.settle'],
  develop: m['action.develop'],
  fortify: m['action.fortify'],
  besiege: m['action.besiege'],
  reinforce: m['action.reinforce'],
  raid: m['action.raid'],
  ambush: m['action.ambush'],
  convert: m['action.convert'],
  'take-money': m['action.take-money'],
  merchant: m['action.merchant'],
  trader: m['action.trader'],
  piracy: m['action.piracy'],
  draft: m['action.draft'],
  discard: m['action.discard'],
  reserve: m['action.reserve'],
  governor: m['action.governor'],
  intendant: m['action.intendant'],
  pass: m['action.pass'],
  retrieve: m['action.retrieve'],
  'home-support': m['action.home-support'],
  'military-leader': m['action.military-leader'],
  withdraw: m['action.withdraw'],
  'sell-fur': m['action.sell-fur'],
  'discard-lost-location': m['action.discard-lost-location'],
  'end-turn': m['action.end-turn'],
  'block-raid': m['action.block-raid'],
  'block-ambush': m['action.block-ambush'],
  'give-up-card': m['action.give-up-card'],
  'show-hand': m['action.show-hand'],
  'settle-after-siege': m['action.settle-after-siege'],
  'discard-penalty': m['action.discard-penalty'],
  'siege-redraw': m['action.siege-redraw'],
  'choose-empire-card': m['action.choose-empire-card'],
  resign: m['action.resign'],
});

/** `block the raid or not`: what a kind of decision is about. */
export const decisionName = named<DecisionKind>({
  'take-action': m['decision.take-action'],
  'block-raid': m['decision.block-raid'],
  'block-ambush': m['decision.block-ambush'],
  'give-up-card': m['decision.give-up-card'],
  'settle-after-siege': m['decision.settle-after-siege'],
  'discard-penalty': m['decision.discard-penalty'],
  'siege-redraw': m['decision.siege-redraw'],
  'choose-empire-card': m['decision.choose-empire-card'],
});
