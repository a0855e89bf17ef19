// Whether an action is a way to complete a choice: everything that was pointed at has its part in it.
import { FETCHES, PLACE_IDS, SUPPORTS, CARD_IDS, hasFlag, type CardId } from '../cards/cards.ts';
import type { Choice, Standpoint } from '../contract.ts';
import type { LocationId } from '../data/locations.ts';
import { refuse, type Refusal, type RulingId } from '../refusals.ts';
import { LOCATED_KINDS, type Action, type ActionKind } from './action.ts';

/** Nothing has been pointed at yet. */
export const NO_CHOICE: Choice = { kind: null, location: null, cards: [] };

const LOCATED: readonly ActionKind[] = LOCATED_KINDS;

export function containsChoice(at: Standpoint, action: Action, choice: Choice): boolean {
  if (choice.location !== null && locationOf(at, action) !== choice.location) return false;
  const cards = cardsOf(at, action);
  return choice.cards.every((card) => {
    const found = cards.indexOf(card);
    if (found < 0) return false;
    cards.splice(found, 1);
    return true;
  });
}

/** Kinds that play no card of the player's choice, with the ruling that says so. */
const WITHOUT_CARDS: Partial<Readonly<Record<ActionKind, RulingId>>> = {
  pass: 'R86',
  retrieve: 'R80',
  'home-support': 'R84',
  'end-turn': 'R11',
};

/** Why a kind of action has no use for what was chosen, whatever the position: a place too many, or a card too many. */
export function whyUnfit(kind: ActionKind, choice: Choice): Refusal | null {
  const takesPlace = kind === 'withdraw' || LOCATED.includes(kind);
  if (choice.location !== null && !takesPlace) return refuse('not-what-is-asked');
  const cards = choice.cards.length;
  const ruling = WITHOUT_CARDS[kind];
  if (ruling !== undefined && cards > 0) return refuse('wrong-number-of-cards', { ruling });
  return kind === 'draft' && cards > 1 ? refuse('wrong-number-of-cards', { ruling: 'R77' }) : null;
}

function locationOf(at: Standpoint, action: Action): LocationId | null {
  if ('location' in action) return action.location;
  if (action.kind !== 'withdraw') return null;
  const siege = at.game.sieges[action.siege];
  return siege === null ? null : PLACE_IDS[siege.place];
}

/** The cards that an action names, and those that it plays without naming them. */
function cardsOf(at: Standpoint, action: Action): CardId[] {
  const named: CardId[] =
    'cards' in action
      ? [...action.cards]
      : 'card' in action && action.card !== null
        ? [action.card]
        : [];
  const flag =
    action.kind === 'intendant' ? FETCHES : action.kind === 'home-support' ? SUPPORTS : 0;
  const played = at.hand.find((card) => hasFlag(card, flag));
  return played === undefined ? named : [...named, CARD_IDS[played]];
}
