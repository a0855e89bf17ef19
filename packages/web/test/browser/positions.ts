// Positions for practice games, written as changes to the starting pieces.
import {
  LOCATIONS,
  type CardId,
  type LocationId,
  type Piece,
  type Setup,
  type Side,
} from '@arpents/engine';

type PieceText = `${Side} ${Piece}` | `${Side} ${Piece} fortified`;

interface Given {
  readonly side: Side;
  readonly turn?: number;
  readonly actionsLeft?: number;
  readonly locations?: Partial<Record<LocationId, PieceText>>;
  readonly sieges?: Partial<Setup['sieges']>;
  readonly british?: Partial<Setup['british']>;
  readonly french?: Partial<Setup['french']>;
}

function pieces(changes: Given['locations'] = {}): Setup['locations'] {
  const texts: Partial<Record<LocationId, PieceText>> = {};
  for (const { id, start } of LOCATIONS) {
    if (start !== null) texts[id] = `${start.side} ${start.piece}`;
  }
  const locations: Record<string, { owner: Side; piece: Piece; fortified: boolean }> = {};
  for (const [id, text] of Object.entries({ ...texts, ...changes })) {
    const [owner, piece, fortified] = text.split(' ') as [Side, Piece, string | undefined];
    locations[id] = { owner, piece, fortified: fortified !== undefined };
  }
  return locations;
}

const cards = (deck: readonly CardId[], given: Partial<Setup[Side]> = {}): Setup[Side] => ({
  money: 10,
  hand: [],
  deck,
  discard: [],
  reserve: [],
  captured: { villages: 0, towns: 0 },
  siegeCards: { british: [], french: [] },
  ...given,
});

const position = (given: Given): Setup => ({
  turn: given.turn ?? (given.side === 'british' ? 11 : 12),
  side: given.side,
  phase: 'actions',
  actionsLeft: given.actionsLeft ?? 2,
  locations: pieces(given.locations),
  sieges: { british: null, french: null, ...given.sieges },
  british: cards(['location:boston', 'location:new-york'], given.british),
  french: cards(['location:gaspe', 'location:louisbourg'], given.french),
});

/** The French can raid Deerfield; the British hold two cards that would block it. */
export const BEFORE_RAID = position({
  side: 'french',
  locations: {
    kennebec: 'french village',
    'new-haven': 'british village',
    deerfield: 'british village',
  },
  french: { hand: ['empire:coureurs-de-bois'] },
  british: { hand: ['empire:rangers', 'location:deerfield'] },
});

/** The British can ambush; the French could block, and have something to lose. */
export const BEFORE_AMBUSH = position({
  side: 'british',
  british: { hand: ['empire:rangers'] },
  french: { hand: ['empire:militia', 'empire:siege-artillery'] },
});

/** The British are about to lose their siege of Port Royal: all that is left is to end the turn. */
export const BEFORE_LOST_SIEGE = position({
  side: 'british',
  actionsLeft: 0,
  sieges: { british: { location: 'port-royal', value: -1 } },
  british: { siegeCards: { british: ['empire:militia', 'empire:rangers'], french: [] } },
  french: { siegeCards: { british: ['empire:militia'], french: [] } },
});

/** The French may give Port Royal up, and the British settle there. */
export const BEFORE_SURRENDER = position({
  side: 'french',
  locations: { 'port-royal': 'french town' },
  sieges: { british: { location: 'port-royal', value: 1 } },
  british: {
    hand: ['location:boston', 'location:norfolk'],
    deck: ['location:new-york'],
    siegeCards: { british: ['empire:regular-infantry', 'empire:militia'], french: [] },
  },
  french: {
    hand: ['location:quebec'],
    siegeCards: { british: ['empire:militia', 'location:gaspe'], french: [] },
    deck: ['location:louisbourg'],
  },
});

/** The British have something to choose from: cards, places and kinds of action. */
export const QUIET_TURN = position({
  side: 'british',
  british: { hand: ['location:pemaquid', 'location:philadelphia', 'empire:rangers'] },
  french: { hand: ['location:quebec'] },
});

/** The British have one action left, and nothing that would be free. */
export const LAST_ACTION = position({
  side: 'british',
  actionsLeft: 1,
  british: { hand: ['location:pemaquid', 'location:philadelphia'] },
  french: { hand: ['location:quebec'] },
});

/** The British can earn in several ways, more and less. */
export const MANY_COINS = position({
  side: 'british',
  british: {
    hand: ['location:new-york', 'location:boston', 'location:pemaquid', 'location:philadelphia'],
    deck: ['location:norfolk'],
  },
  french: { hand: ['location:quebec'] },
});

/** One town of the British is still in stock; with Pemaquid developed, the game ends when their next turn begins. */
export const BEFORE_LAST_TOWN = position({
  side: 'british',
  locations: {
    'new-haven': 'british town',
    norfolk: 'british town',
    philadelphia: 'british town',
    'st-marys': 'british town',
    albany: 'british town',
    baltimore: 'british town',
    canso: 'british town',
    deerfield: 'british town',
    detroit: 'british town',
  },
  british: { hand: ['location:pemaquid', 'location:philadelphia'] },
  french: { hand: ['location:quebec', 'location:montreal'] },
});

/** R87: the British have to shuffle when they draw, and no money to pay for it. */
export const BEFORE_PENALTY = position({
  side: 'british',
  actionsLeft: 0,
  british: {
    money: 0,
    hand: ['location:boston'],
    deck: [],
    discard: [
      'location:norfolk',
      'location:new-york',
      'location:philadelphia',
      'empire:rangers',
      'empire:ships',
    ],
  },
  french: { hand: ['location:quebec'] },
});

/** The middle of a game: both sides besiege something. */
export const TWO_SIEGES = position({
  side: 'british',
  locations: {
    albany: 'british village fortified',
    deerfield: 'british village',
    halifax: 'french village',
    'fort-st-john': 'french village',
    'port-royal': 'french town fortified',
    montreal: 'french town',
    baltimore: 'british village',
  },
  sieges: { british: 'port-royal', french: 'pemaquid' },
  british: {
    money: 7,
    hand: [
      'location:boston',
      'location:philadelphia',
      'empire:ships',
      'empire:rangers',
      'neutral:settlers',
    ],
    deck: ['location:new-york', 'location:deerfield'],
    discard: ['location:norfolk', 'location:albany'],
    reserve: ['empire:military-leader'],
    siegeCards: { british: ['empire:regular-infantry'], french: ['empire:militia'] },
  },
  french: {
    money: 4,
    hand: ['location:quebec', 'empire:trader'],
    siegeCards: { british: ['empire:militia'], french: ['empire:coureurs-de-bois'] },
  },
});

/** The French hold the north, and the game has lasted so long that a computer player would give it up. */
export const LOST_FOR_LONG = position({
  side: 'french',
  turn: 262,
  actionsLeft: 0,
  locations: {
    'fort-frontenac': 'french town',
    'fort-stanwix': 'french village',
    oswego: 'french town',
    louisbourg: 'french town',
    'port-royal': 'french town',
    'trois-rivieres': 'french town',
    tadoussac: 'french town',
    montreal: 'french town',
    quebec: 'french town',
  },
});
