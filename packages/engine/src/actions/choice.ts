// Whether an action is a way to complete a choice: everything that was pointed at has its part in it.
import { FETCHES, PLACE_IDS, SUPPORTS, CARD_IDS, hasFlag, type CardId } from '../cards/cards.ts';
import type { Choice, Standpoint } from '../contract.ts';
import type { LocationId } from '../data/locations.ts';
import type { Action } from './action.ts';

/** Nothing has been pointed at yet. */
export const NO_CHOICE: Choice = { kind: null, location: null, cards: [] };

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

function locationOf(at: Standpoint, action: Action): LocationId | null {
  if ('location' in action) return action.location;
  if (action.kind !== 'withdraw') return null;
  const siege = at.game.sieges[action.siege];
  return siege === null ? null : PLACE_IDS[siege.place];
}

/** The cards that an action names, and those that it plays without naming them. */
export function cardsOf(at: Standpoint, action: Action): CardId[] {
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
