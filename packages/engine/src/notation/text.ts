// Actions as one line of text and back: `settle albany: new-york + st-marys + boston`. One language for command line,
// notes and bug reports. Location and empire cards are written by their bare name, neutral ones as `neutral:settlers`.
import {
  BARE_KINDS,
  OPTIONAL_CARD_KINDS,
  CARDS_KINDS,
  ONE_CARD_KINDS,
  LOCATED_KINDS,
  type Action,
} from '../actions/action.ts';
import { CARD_IDS, type CardId } from '../cards/cards.ts';
import { readAction } from './read-action.ts';

const shortName = (id: CardId): string =>
  id.startsWith('neutral:') ? id : id.slice(id.indexOf(':') + 1);

const CARD_BY_NAME: ReadonlyMap<string, CardId> = new Map(
  CARD_IDS.map((id) => [shortName(id), id]),
);
const cardNamed = (name: string): string | null => CARD_BY_NAME.get(name) ?? null;

const NOTHING = '-';
const nameOr = (id: CardId | null): string => (id === null ? NOTHING : shortName(id));
const cardList = (cards: readonly CardId[]): string => cards.map(shortName).join(' + ');

export function formatAction(action: Action): string {
  switch (action.kind) {
    case 'withdraw':
      return `withdraw ${action.siege}: ${nameOr(action.lost)}`;
    case 'resign':
      return `resign ${action.side}`;
    case 'give-up-card':
      return `give-up-card ${action.from}: ${shortName(action.card)}`;
    case 'settle-after-siege':
      return `settle-after-siege ${action.settle ? 'yes' : 'no'}: ${nameOr(action.card)}`;
    default:
      if ('location' in action)
        return `${action.kind} ${action.location}: ${cardList(action.cards)}`;
      if ('cards' in action) return `${action.kind}: ${cardList(action.cards)}`;
      if ('card' in action) return `${action.kind}: ${nameOr(action.card)}`;
      return action.kind;
  }
}

const includes = (list: readonly string[], kind: string): boolean => list.includes(kind);

/** The action that a line says, or null; whether it is legal is another question. */
export function parseAction(line: string): Action | null {
  const match = /^\s*([a-z-]+)(?: +([a-z-]+))?(?: *: *(.*?))?\s*$/.exec(line);
  if (match === null) return null;
  const [, kind = '', about, list] = match;
  const names = list === undefined || list === '' ? [] : list.split(/\s*\+\s*/);
  const cards = names.map(cardNamed);
  const card = names[0] === NOTHING ? null : cards[0];
  const fields = fieldsOf(kind, about, cards, card);
  return fields === null ? null : readAction({ kind, ...fields });
}

function fieldsOf(
  kind: string,
  about: string | undefined,
  cards: readonly (string | null)[],
  card: string | null | undefined,
): Record<string, unknown> | null {
  if (includes(LOCATED_KINDS, kind)) return { location: about, cards };
  if (kind === 'withdraw') return { siege: about, lost: card };
  if (kind === 'resign') return { side: about };
  if (kind === 'give-up-card') return { from: about, card };
  if (kind === 'settle-after-siege') {
    return about === 'yes' || about === 'no' ? { settle: about === 'yes', card } : null;
  }
  if (about !== undefined) return null;
  if (includes(CARDS_KINDS, kind)) return { cards };
  if (includes(ONE_CARD_KINDS, kind) || includes(OPTIONAL_CARD_KINDS, kind)) return { card };
  return includes(BARE_KINDS, kind) && cards.length === 0 ? {} : null;
}
