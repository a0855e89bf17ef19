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
import { CARD_IDS, cardParts, type CardId } from '../cards/cards.ts';
import { readAction } from './read-action.ts';

function shortName(id: CardId): string {
  const { family, name } = cardParts(id);
  return family === 'neutral' ? id : name;
}

const CARD_BY_NAME: ReadonlyMap<string, CardId> = new Map(
  CARD_IDS.map((id) => [shortName(id), id]),
);

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

/** Longer than any action can be written. */
const LONGEST_LINE = 4000;

/** The action that a line says, or null; whether it is legal is another question. */
export function parseAction(line: string): Action | null {
  if (line.length > LONGEST_LINE) return null;
  const colon = line.indexOf(':');
  const head = (colon < 0 ? line : line.slice(0, colon)).trim().split(/ +/);
  const tail = colon < 0 ? '' : line.slice(colon + 1).trim();
  const [kind = '', about, ...more] = head;
  if (more.length > 0) return null;
  const names = tail === '' ? [] : tail.split('+').map((name) => name.trim());
  const fields = fieldsOf(kind, about, names);
  return fields === null ? null : readAction({ kind, ...fields });
}

/** One card, or null for none; anything else is undefined, which no action reads as a card. */
function oneCard(names: readonly string[]): string | null | undefined {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) return undefined;
  return name === NOTHING ? null : CARD_BY_NAME.get(name);
}

function fieldsOf(
  kind: string,
  about: string | undefined,
  names: readonly string[],
): Record<string, unknown> | null {
  const cards = names.map((name) => CARD_BY_NAME.get(name));
  if (includes(LOCATED_KINDS, kind)) return { location: about, cards };
  if (kind === 'withdraw') return { siege: about, lost: oneCard(names) };
  if (kind === 'resign') return names.length === 0 ? { side: about } : null;
  if (kind === 'give-up-card') return { from: about, card: oneCard(names) };
  if (kind === 'settle-after-siege') {
    return about === 'yes' || about === 'no'
      ? { settle: about === 'yes', card: oneCard(names) }
      : null;
  }
  if (about !== undefined) return null;
  if (includes(CARDS_KINDS, kind)) return { cards };
  if (includes(ONE_CARD_KINDS, kind) || includes(OPTIONAL_CARD_KINDS, kind)) {
    return { card: oneCard(names) };
  }
  return includes(BARE_KINDS, kind) && names.length === 0 ? {} : null;
}
