// The actions worth a thought: the legal ones, less those that differ from a better one only in what they cost.
import {
  CARD_COINS,
  cardOf,
  legalActions,
  mostToDiscard,
  opponentOf,
  rulebookOf,
  type Action,
  type CardId,
  type GameState,
  type Side,
} from '@arpents/engine';
import { CARD_ROLE, keepValue } from '../cards.ts';

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

/** The actions to consider where an action is to be taken; every legal answer to any other decision. */
export function candidateActions(state: GameState, breadth: Breadth = USUAL_BREADTH): Action[] {
  const legal = legalActions(state);
  const { decision } = state;
  if (decision?.kind !== 'take-action') return legal;
  const { side } = decision;
  const cost = (ids: readonly CardId[]): number => {
    let sum = 0;
    for (const id of ids) sum += keepValue(state, side, cardOf(side, id));
    return sum;
  };
  const kept: Action[] = [];
  const grouped = new Map<string, Priced[]>();
  const price = (group: string, action: Action, paid: number): void => {
    const others = grouped.get(group);
    if (others === undefined) grouped.set(group, [{ action, paid }]);
    else others.push({ action, paid });
  };
  let isForced = false;
  for (const action of legal) {
    switch (action.kind) {
      case 'settle':
      case 'develop':
      case 'fortify':
      case 'raid':
        price(`${action.kind} ${action.location}`, action, cost(action.cards));
        break;
      case 'besiege':
        // What opens the siege decides about it; how the army gets there does not.
        price(`besiege ${action.location} ${action.cards[2]}`, action, cost(action.cards));
        break;
      case 'merchant': {
        let income = 0;
        for (let i = 1; i < action.cards.length; i++) {
          income += CARD_COINS[cardOf(side, action.cards[i])];
        }
        price('merchant', action, cost(action.cards) - 2 * income);
        break;
      }
      case 'trader':
        price('trader', action, -action.cards.length);
        break;
      case 'ambush':
      case 'convert':
        if (canHit(state, action.kind, side)) price(action.kind, action, cost(action.cards));
        break;
      case 'discard':
        break;
      case 'governor':
        price('governor', action, cost(action.cards));
        break;
      case 'intendant':
        price('intendant', action, -cost([action.card]));
        break;
      case 'withdraw':
        // Nobody is better off by handing a place over; leaving one's own siege can be right.
        if (action.siege === side) {
          price('withdraw', action, action.lost === null ? 0 : cost([action.lost]));
        }
        break;
      case 'pass':
        isForced = true;
        break;
      case 'resign':
        break;
      case 'reserve':
        if (breadth.preparations) kept.push(action);
        break;
      case 'home-support':
        // Kept in hand it brings three cards next turn, which is better than nothing now (R84).
        if (bringsCards(state, side)) kept.push(action);
        break;
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
  for (const [group, priced] of grouped) {
    keepCheapest(priced, limitOf(group, breadth), kept);
  }
  addDiscards(state, side, legal, breadth.preparations, kept);
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

function limitOf(group: string, breadth: Breadth): number {
  if (group === 'governor') return (breadth.governed * (breadth.governed + 1)) / 2;
  if (group === 'merchant') return breadth.merchants;
  if (group === 'intendant') return breadth.fetched;
  return group.startsWith('besiege') || group === 'withdraw' || group === 'ambush'
    ? 1
    : breadth.payments;
}

/** Equal prices keep the order in which the rules list the actions. */
function keepCheapest(priced: Priced[], limit: number, kept: Action[]): void {
  if (priced.length > limit) priced.sort((a, b) => a.paid - b.paid);
  for (let i = 0; i < priced.length && i < limit; i++) kept.push(priced[i].action);
}

/** Whether the opponent can hold anything that an ambush, or a Priest, would take or that blocks it away. */
function canHit(state: GameState, kind: 'ambush' | 'convert', side: Side): boolean {
  const { hand, deck, reserve } = state.players[opponentOf(side)];
  const isHit = (card: number): boolean => {
    const role = CARD_ROLE[card];
    if (kind === 'convert') return role === 'natives';
    return role === 'infantry' || role === 'artillery' || role === 'militia';
  };
  return hand.some(isHit) || deck.some(isHit) || reserve.some(isHit);
}

/** Single cards, and the worst cards together: whoever discards two discards the two least useful. */
function addDiscards(
  state: GameState,
  side: Side,
  legal: readonly Action[],
  singles: boolean,
  kept: Action[],
): void {
  const { hand } = state.players[side];
  const worstFirst = hand
    .map((card) => ({ card, worth: keepValue(state, side, card) }))
    .sort((a, b) => a.worth - b.worth || a.card - b.card)
    .map(({ card }) => card);
  const most = Math.min(mostToDiscard(state, side), singles ? Infinity : 2);
  /** By how many there are: the worst cards, in the order in which an action names them. */
  const worst: (readonly number[])[] = [];
  for (let count = 1; count <= most; count++) {
    worst[count] = worstFirst.slice(0, count).sort((a, b) => a - b);
  }
  for (const action of legal) {
    if (action.kind !== 'discard') continue;
    const { cards } = action;
    const isSingle = cards.length === 1;
    const areWorst =
      cards.length <= most &&
      worst[cards.length].every((card, i) => card === cardOf(side, cards[i]));
    if ((singles && isSingle) || areWorst) kept.push(action);
  }
}
