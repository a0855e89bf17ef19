// What the fields of a view, the actions and the decisions mean, for those who write programs: the words of the OpenAPI
// description. A field or a kind without a meaning does not compile. The rulings (R…) are those of docs/rules.md.
import type { ActionKind, DecisionKind, PlayerView, ViewedPlayer } from '@arpents/engine';
import type { GameAnswer, PublishedRecord, TableView } from '@arpents/protocol';

type Meanings<K extends string> = Readonly<Record<K, string>>;

const VIEW: Meanings<keyof PlayerView> = {
  viewer: 'Who sees it so: a side, or a spectator.',
  options: 'Edition and scenario rules in force.',
  turn: 'Counted from 1; odd turns are British.',
  side: 'Whose turn it is. The decision may be the other side’s.',
  phase: 'The step of the turn (R9); `setup` comes before the first, `over` after the last.',
  actionsLeft: 'Actions that this turn still allows.',
  decision: 'Who has to decide what; null when the game is over.',
  places:
    'One number for each LocationId: 1 British or 2 French, plus 4 for a town (else a village), 8 for a fortification, 16 if in supply; 0 where nobody is.',
  sieges:
    'By the side that lays the siege: where, the value on its track (positive is good for the attacker), and the cards of both sides in it.',
  players: 'What everybody may know of each side.',
  neutral: 'The neutral cards that either side may draft.',
  fortifications: 'Fortifications left in the stock that both sides build from.',
  lifted:
    'Scenario rules whose lasting effect has come about, such as a restraint that no longer holds.',
  outcome: 'How the game ended; null while it goes on.',
  hand: 'The viewer’s own hand; null for a spectator.',
  deckContent:
    'What is in the viewer’s own draw deck, sorted, not in its order; null for a spectator.',
  laidOpen: 'Hands and draw decks (top first) of both sides once the game is over, else null.',
};

const PLAYER: Meanings<keyof ViewedPlayer> = {
  money: 'Money of the side.',
  reserve: 'Cards in the reserve, which are open (R79).',
  discard: 'The discard pile, bottom first.',
  available:
    'Cards of the side’s own that are not in its deck yet: location cards come with settling, empire cards by drafting.',
  villages: 'Village pieces left in stock.',
  towns: 'Town pieces left in stock.',
  capturedVillages: 'Villages taken from the opponent.',
  capturedTowns: 'Towns taken from the opponent.',
  known:
    'Cards that everybody knows to be in this hand, because they were seen (R100); a part of `unseen`.',
  shuffles: 'How often the side’s cards were shuffled: the number of its next shuffle.',
  handSize: 'Cards in hand.',
  deckSize: 'Cards in the draw deck.',
  unseen:
    'Hand and draw deck together, sorted: which cards they are follows from what was played, which lies where does not.',
};

const TABLE: Meanings<keyof TableView> = {
  version: 'Counts the entries of the game; goes into the next command.',
  positionVersion: 'Commands sent for an earlier version than this are stale.',
  view: 'The position as the viewer sees it; null until both seats are taken.',
  clocks: 'Time left by side, in milliseconds; null without a pace.',
  now: 'The server’s clock when this was written.',
  offers: 'Offers that wait for an answer.',
  canUndo: 'Whether the viewer may undo without asking (R99).',
  takeBackTo:
    'The version that a take-back of the viewer’s last action would go back to; null: nothing, or not in this game.',
  abandonedFrom:
    'From when on the viewer may close the game because the other side does not move (R110); null: there is a clock, or nobody to wait for.',
  canAbort:
    'Whether the viewer may call the game off, because the second move is still to come (R98).',
  revelationsTakenBack: 'How often something that had been revealed was taken back by agreement.',
};

const COMMITMENT =
  'SHA-256 of the server’s secret of 32 bytes followed by the 16 bytes of the salt, as hexadecimal digits. It is published before the game; secret and salt are in its record when it is over. Null where somebody chose the seed.';

const GAME: Meanings<keyof GameAnswer> = {
  game: 'The game as lists show it.',
  viewer: 'As whom one looks at it.',
  table: 'The table as this viewer may see it.',
  commitment: COMMITMENT,
  bytes:
    'Whether the client of each side has added bytes of its own to the seed: `awaited` (it still may), `added` or `none`. Never which bytes.',
  invitation:
    'For the creator of a game by invitation: the secret part of its link. Null for everybody else.',
};

const RECORD: Meanings<keyof PublishedRecord> = {
  format: 'The format of the record.',
  options: 'Edition and scenario rules in force.',
  seed: '64 hexadecimal digits, from which every shuffle of the game follows.',
  actions: 'All actions and answers that stand, in order.',
  result: 'How the game ended.',
  setup: 'The position that a practice game began from; null: the beginning.',
  commitment: COMMITMENT,
  salt: '32 hexadecimal digits; null where there is no commitment.',
  shuffle:
    'What the seed was made of: the SHA-256 of the bytes of `server`, `host` and `guest` one after the other, where null takes no room. Null where the seed is the server’s secret itself (games of version 0.1.0) or somebody chose it.',
  revelationsTakenBack: TABLE.revelationsTakenBack,
};

/** What the fields of a described type mean. */
export const FIELD_MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PlayerView: VIEW,
  ViewedPlayer: PLAYER,
  TableView: TABLE,
  GameAnswer: GAME,
  PublishedRecord: RECORD,
};

export const ACTION_MEANINGS: Meanings<ActionKind> = {
  settle:
    'put a village on `location`: `cards` are a location card that lists it, a transport card, and a settler card where one is asked for (R26–R31)',
  develop: 'turn the village on `location` into a town: its location card and a settler card (R32)',
  fortify: 'fortify `location`: a fortification card, its location card, and money (R33)',
  besiege:
    'lay siege to `location`: a location card that lists it, a transport card, a card with strength (R35, R36)',
  reinforce: 'add one card to the siege of `location` (R38, R39)',
  'military-leader': 'add a Military Leader to the siege of `location`, as a free action (R41)',
  raid: 'raid the enemy piece on `location` with one or more raiding cards (R56–R60)',
  ambush: 'ambush with one card; the opponent may block it (R67)',
  convert:
    'Priest or Indian Leader: the opponent hands over neutral Native Americans, or shows the hand (R72)',
  'take-money': 'take money for cards with coins (R73)',
  merchant: 'sell goods with the Merchant (R74)',
  trader: 'sell furs with the Trader (R75)',
  piracy: 'take money by piracy (R76)',
  draft: 'buy `card`: an own available empire card, or one of the neutral cards (R77)',
  discard: 'discard `cards`: the first for nothing, each further one for money (R78)',
  reserve: 'put `cards` into the reserve, openly (R79)',
  retrieve: 'take the whole reserve back into the hand, for money (R80)',
  governor: 'Governor: return one or two other cards from hand to their piles (R81)',
  intendant: 'Intendant: fetch `card` from the own discard pile, for money (R83)',
  'home-support': 'Home Support: draw up to three cards, as a free action (R84)',
  pass: 'use an action for nothing (R86)',
  withdraw:
    'leave the siege that `siege` lays: the attacker goes away, or the defender surrenders the location; `lost` is the card given up, null where there is none (R42–R46)',
  'sell-fur': 'scenario rule `free-fur`: discard a fur card for money, as a free action',
  'discard-lost-location':
    'scenario rule `free-discard-of-lost-locations`: discard the card of a lost location, as a free action',
  'end-turn': 'end the turn (R11)',
  'block-raid': 'answer: block the raid with `card`; null: let it happen (R63–R65)',
  'block-ambush': 'answer: block the ambush with `card`; null: let it happen (R68–R70)',
  'give-up-card':
    'answer: give up `card` of the zone `from`, after an ambush, a conversion or a lost siege (R51, R69–R72)',
  'show-hand': 'answer: show the hand, because it holds nothing to give up (R69–R72)',
  'settle-after-siege':
    'answer: settle the location that was won, or not; `card` is the settler card, null where none is needed (R44, R48, R49)',
  'discard-penalty': 'answer: discard `cards` for want of money (scenario rule `pay-to-reshuffle`)',
  'siege-redraw':
    'answer: exchange `card` after a siege was won; null: keep all (scenario rule `french-siege-redraw`)',
  'choose-empire-card':
    'answer: begin with `card` in the deck (scenario rule `french-start-empire-card`)',
  resign: 'resign; as a command it has a kind of its own (R98)',
};

export const DECISION_MEANINGS: Meanings<DecisionKind> = {
  'take-action': 'take an action of the turn, or end it',
  'block-raid': 'block the raid on `place`, or let it happen',
  'block-ambush': 'block the ambush, or let it happen',
  'give-up-card': 'give up a card because of `cause`, or show the hand',
  'settle-after-siege': 'settle `place`, which was won, or not',
  'discard-penalty': 'which `count` cards to discard for want of money',
  'siege-redraw': 'exchange one card after a siege was won, or not',
  'choose-empire-card': 'which card to begin with',
};
