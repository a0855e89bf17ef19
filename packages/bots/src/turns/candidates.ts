// The actions worth a thought: the legal ones, less those that differ from a better one only in what they cost.
import {
  ACTION_KINDS,
  AMBUSHABLE,
  CARD_COINS,
  CARD_FLAGS,
  CARD_IDS,
  CONVERTIBLE,
  FUR,
  LISTED_HAND_LIMIT,
  PLACE_COUNT,
  cardOf,
  explain,
  isCardUsable,
  legalActions,
  mostToDiscard,
  opponentOf,
  placeOf,
  rulebookOf,
  type Action,
  type ActionKind,
  type CardId,
  type GameState,
  type Side,
} from '@arpents/engine';
import { keepValue } from '../cards.ts';

/** How many alternatives are kept of each thing that can be done; larger sees more and takes longer. */
export interface Breadth {
  readonly payments: number;
  readonly merchants: number;
  readonly governed: number;
  readonly fetched: number;
  /** Whether to consider what prepares later turns: reserve, Governor, Intendant, and which card to discard. */
  readonly preparations: boolean;
}

export const USUAL_BREADTH: Breadth = {
  payments: 2,
  merchants: 3,
  governed: 4,
  fetched: 5,
  preparations: true,
};

/** For playouts, which need to be many: one way to do each thing, and nothing that pays only later. */
export const NARROW_BREADTH: Breadth = {
  payments: 1,
  merchants: 1,
  governed: 0,
  fetched: 0,
  preparations: false,
};

/** Discards are made here; where nothing is kept of a kind, it is not listed in the first place. */
const MADE_HERE: ReadonlySet<ActionKind> = new Set(['discard']);
const MADE_HERE_OR_TOO_LATE: ReadonlySet<ActionKind> = new Set([
  'discard',
  'reserve',
  'governor',
  'intendant',
]);

/** The actions to consider where an action is to be taken; every legal answer to any other decision. */
export function candidateActions(state: GameState, breadth: Breadth = USUAL_BREADTH): Action[] {
  const { decision } = state;
  if (decision?.kind !== 'take-action') return legalActions(state);
  const legal = legalActions(state, breadth.preparations ? MADE_HERE : MADE_HERE_OR_TOO_LATE);
  const { side } = decision;
  const cost = (ids: readonly CardId[]): number => {
    let sum = 0;
    for (const id of ids) sum += keepValue(state, side, cardOf(side, id));
    return sum;
  };
  const kept: Action[] = [];
  const groups = new Map<number, Group>();
  const price = (action: Action, limit: number, paid: number, aim = 0): void => {
    const key = KIND_NUMBER[action.kind] * MOST_AIMS + aim;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { limit, priced: [{ action, paid }] });
    else group.priced.push({ action, paid });
  };
  let isForced = false;
  for (const action of legal) {
    switch (action.kind) {
      case 'settle':
      case 'develop':
      case 'fortify':
      case 'raid':
        price(action, breadth.payments, cost(action.cards), placeOf(action.location));
        break;
      case 'besiege':
        // What opens the siege decides about it; how the army gets there does not.
        price(
          action,
          1,
          cost(action.cards),
          placeOf(action.location) * CARD_IDS.length + cardOf(side, action.cards[2]),
        );
        break;
      case 'merchant': {
        let income = 0;
        for (let i = 1; i < action.cards.length; i++) {
          income += CARD_COINS[cardOf(side, action.cards[i])];
        }
        price(action, breadth.merchants, cost(action.cards) - 2 * income);
        break;
      }
      case 'trader':
        price(action, breadth.payments, -action.cards.length);
        break;
      case 'ambush':
        if (canHit(state, 'ambush', side)) price(action, 1, cost(action.cards));
        break;
      case 'convert':
        if (canHit(state, 'convert', side)) price(action, breadth.payments, cost(action.cards));
        break;
      case 'discard':
        break;
      case 'governor':
        price(action, (breadth.governed * (breadth.governed + 1)) / 2, cost(action.cards));
        break;
      case 'intendant':
        price(action, breadth.fetched, -cost([action.card]));
        break;
      case 'withdraw':
        // Nobody is better off by handing a place over; leaving one's own siege can be right.
        if (action.siege === side) {
          price(action, 1, action.lost === null ? 0 : cost([action.lost]));
        }
        break;
      case 'pass':
        isForced = true;
        break;
      case 'resign':
        break;
      case 'home-support':
        // Kept in hand it brings three cards next turn, which is better than nothing now (R84).
        if (bringsCards(state, side)) kept.push(action);
        break;
      case 'reserve':
      case 'reinforce':
      case 'military-leader':
      case 'take-money':
      case 'piracy':
      case 'draft':
      case 'retrieve':
      case 'sell-fur':
      case 'discard-lost-location':
      case 'end-turn':
        kept.push(action);
        break;
      case 'block-raid':
      case 'block-ambush':
      case 'give-up-card':
      case 'show-hand':
      case 'settle-after-siege':
      case 'discard-penalty':
      case 'siege-redraw':
      case 'choose-empire-card':
        // Answers to other decisions, of which every one is considered.
        break;
    }
  }
  for (const { limit, priced } of groups.values()) keepCheapest(priced, limit, kept);
  if (state.actionsLeft > 0) {
    const isListed = state.players[side].hand.length <= LISTED_HAND_LIMIT;
    if (!isListed) kept.push(...sellingAllFurs(state, side));
    addDiscards(state, side, breadth.preparations, kept);
  }
  if (kept.length === 0 && isForced) kept.push({ kind: 'pass' });
  return kept;
}

/** Whether there is anything for Home Support to draw. */
function bringsCards({ options, players }: GameState, side: Side): boolean {
  const { deck, discard } = players[side];
  return deck.length > 0 || (rulebookOf(options).homeSupportReshuffles && discard.length > 0);
}

interface Priced {
  readonly action: Action;
  readonly paid: number;
}

/** Ways to do the same thing, of which the cheapest few are kept. */
interface Group {
  readonly limit: number;
  readonly priced: Priced[];
}

/** Groups have a number for the kind and for what it is about: at most an opener for each place. */
const MOST_AIMS = PLACE_COUNT * CARD_IDS.length;
const KIND_NUMBER = Object.fromEntries(
  ACTION_KINDS.map((kind, number) => [kind, number]),
) as Readonly<Record<ActionKind, number>>;

/** Equal prices keep the order in which the rules list the actions. */
function keepCheapest(priced: Priced[], limit: number, kept: Action[]): void {
  if (priced.length > limit) priced.sort((a, b) => a.paid - b.paid);
  for (let i = 0; i < priced.length && i < limit; i++) kept.push(priced[i].action);
}

/** Whether the opponent can hold anything that an ambush, or a Priest or Indian Leader, would take (R69, R72). */
function canHit(state: GameState, kind: 'ambush' | 'convert', side: Side): boolean {
  const { hand, deck, reserve } = state.players[opponentOf(side)];
  const flag = kind === 'ambush' ? AMBUSHABLE : CONVERTIBLE;
  const isHit = (card: number): boolean => (CARD_FLAGS[card] & flag) !== 0;
  if ([hand, deck, reserve].some((cards) => cards.some(isHit))) return true;
  if (kind === 'convert' || !rulebookOf(state.options).ambushReachesSieges) return false;
  const { british, french } = state.sieges;
  return [british, french].some((siege) => siege?.cards[opponentOf(side)].some(isHit) === true);
}

/** The Trader with all furs in hand, out of hands whose sets of cards are too many to list (R75). */
function sellingAllFurs(state: GameState, side: Side): readonly Action[] {
  const furs = state.players[side].hand.filter(
    (card) => (CARD_FLAGS[card] & FUR) !== 0 && isCardUsable(state, side, card),
  );
  const cards = furs.map((card) => CARD_IDS[card]);
  const [trader] = explain(state, { kind: 'trader', cards, location: null });
  return trader.ways.slice(0, 1);
}

/** Single cards, and the worst cards together: whoever discards two discards the two least useful. */
function addDiscards(state: GameState, side: Side, singles: boolean, kept: Action[]): void {
  const { hand } = state.players[side];
  const worstFirst = hand
    .map((card) => ({ card, worth: keepValue(state, side, card) }))
    .sort((a, b) => a.worth - b.worth || a.card - b.card);
  const discard = (cards: readonly number[]): void => {
    kept.push({ kind: 'discard', cards: cards.map((card) => CARD_IDS[card]) });
  };
  if (singles) {
    for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) discard([hand[i]]);
  }
  const most = Math.min(mostToDiscard(state, side), singles ? hand.length : 2);
  for (let count = singles ? 2 : 1; count <= most; count++) {
    // As an action names them: in table order.
    const worst = worstFirst.slice(0, count).map(({ card }) => card);
    discard(worst.sort((a, b) => a - b));
  }
}
