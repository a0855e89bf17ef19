// Texts of the command-line program: what it shows of a position, and what it says while a game is played.
import { m } from './generated/catalogue.ts';
import type { Text } from './text.ts';

interface Count {
  readonly count: number;
}

/** The words that each text asks for. */
interface CliWords {
  readonly turn: { readonly turn: number };
  readonly actionsLeft: Count;
  readonly gameOver: object;
  readonly options: { readonly edition: string; readonly rules: string };
  readonly money: object;
  readonly points: object;
  readonly villages: object;
  readonly towns: object;
  readonly captured: object;
  readonly handSize: object;
  readonly deckSize: object;
  readonly discardSize: object;
  readonly reserveSize: object;
  readonly capturedPieces: { readonly villages: number; readonly towns: number };
  readonly neutral: object;
  readonly fortifications: Count;
  readonly legend: object;
  readonly noSiege: object;
  readonly siege: {
    readonly side: string;
    readonly place: string;
    readonly value: string;
    readonly lowest: string;
    readonly highest: string;
    readonly forecast: string;
  };
  readonly endlessSiege: {
    readonly side: string;
    readonly place: string;
    readonly value: string;
    readonly forecast: string;
  };
  readonly attackerWins: object;
  readonly defenderWins: object;
  readonly standOff: object;
  readonly siegeCards: { readonly side: string; readonly cards: string };
  readonly hand: object;
  readonly handOf: { readonly ofSide: string };
  readonly knownHand: { readonly ofSide: string; readonly cards: string };
  readonly notControlled: object;
  readonly besieged: object;
  readonly cutOff: object;
  readonly leadsTo: { readonly transport: string; readonly places: string };
  readonly deckPile: object;
  readonly discardPile: object;
  readonly reservePile: object;
  readonly empirePile: object;
  readonly locationPile: object;
  readonly neutralPile: object;
  readonly copies: { readonly card: string; readonly count: number };
  readonly capturedScore: object;
}

export const CLI_TEXTS: { readonly [K in keyof CliWords]: Text<CliWords[K]> } = {
  turn: m['cli.turn'],
  actionsLeft: m['cli.actions-left'],
  gameOver: m['cli.game-over'],
  options: m['cli.options'],
  money: m['cli.column.money'],
  points: m['cli.column.points'],
  villages: m['cli.column.villages'],
  towns: m['cli.column.towns'],
  captured: m['cli.column.captured'],
  handSize: m['cli.column.hand'],
  deckSize: m['cli.column.deck'],
  discardSize: m['cli.column.discard'],
  reserveSize: m['cli.column.reserve'],
  capturedPieces: m['cli.captured'],
  neutral: m['cli.neutral'],
  fortifications: m['cli.fortifications'],
  legend: m['cli.legend'],
  noSiege: m['cli.no-siege'],
  siege: m['cli.siege'],
  endlessSiege: m['cli.siege.endless'],
  attackerWins: m['cli.siege.attacker'],
  defenderWins: m['cli.siege.defender'],
  standOff: m['cli.siege.stand-off'],
  siegeCards: m['cli.siege.cards'],
  hand: m['cli.hand'],
  handOf: m['cli.hand.of'],
  knownHand: m['cli.hand.known'],
  notControlled: m['cli.unusable.not-controlled'],
  besieged: m['cli.unusable.besieged'],
  cutOff: m['cli.unusable.cut-off'],
  leadsTo: m['cli.leads-to'],
  deckPile: m['cli.pile.deck'],
  discardPile: m['cli.pile.discard'],
  reservePile: m['cli.pile.reserve'],
  empirePile: m['cli.pile.empire'],
  locationPile: m['cli.pile.locations'],
  neutralPile: m['cli.pile.neutral'],
  copies: m['cli.copies'],
  capturedScore: m['cli.score.captured'],
};
