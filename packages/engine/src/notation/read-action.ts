// Reading an action from data of unknown origin: right shape and right words, or null. Whether it is legal is asked later.
import {
  BARE_KINDS,
  OPTIONAL_CARD_KINDS,
  CARDS_KINDS,
  ONE_CARD_KINDS,
  LOCATED_KINDS,
  type Action,
} from '../actions/action.ts';
import { CARD_IDS, placeOf, type CardId } from '../cards/cards.ts';
import type { LocationId } from '../data/locations.ts';
import { GIVE_UP_ZONES, SIDES } from '../vocabulary.ts';

const KNOWN_CARDS: ReadonlySet<unknown> = new Set(CARD_IDS);
/** More cards than any action can name. */
const MOST_CARDS = 109;

const isCardId = (value: unknown): value is CardId => KNOWN_CARDS.has(value);
const isLocationId = (value: unknown): value is LocationId =>
  typeof value === 'string' && placeOf(value) >= 0;
const isCardList = (value: unknown): value is CardId[] =>
  Array.isArray(value) && value.length <= MOST_CARDS && value.every(isCardId);
const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

const SHAPES = new Map<unknown, (fields: Record<string, unknown>) => Action | null>();
for (const kind of LOCATED_KINDS) {
  SHAPES.set(kind, ({ location, cards }) =>
    isLocationId(location) && isCardList(cards) ? { kind, location, cards } : null,
  );
}
for (const kind of CARDS_KINDS) {
  SHAPES.set(kind, ({ cards }) => (isCardList(cards) ? { kind, cards } : null));
}
for (const kind of ONE_CARD_KINDS) {
  SHAPES.set(kind, ({ card }) => (isCardId(card) ? { kind, card } : null));
}
for (const kind of BARE_KINDS) SHAPES.set(kind, () => ({ kind }));
for (const kind of OPTIONAL_CARD_KINDS) {
  SHAPES.set(kind, ({ card }) => (card === null || isCardId(card) ? { kind, card } : null));
}
SHAPES.set('withdraw', ({ siege, lost }) =>
  isOneOf(SIDES, siege) && (lost === null || isCardId(lost))
    ? { kind: 'withdraw', siege, lost }
    : null,
);
SHAPES.set('resign', ({ side }) => (isOneOf(SIDES, side) ? { kind: 'resign', side } : null));
SHAPES.set('give-up-card', ({ card, from }) =>
  isCardId(card) && isOneOf(GIVE_UP_ZONES, from) ? { kind: 'give-up-card', card, from } : null,
);
SHAPES.set('settle-after-siege', ({ settle, card }) =>
  typeof settle === 'boolean' && (card === null || isCardId(card))
    ? { kind: 'settle-after-siege', settle, card }
    : null,
);

/** The action that `value` is, without anything that does not belong to it; null if it is none. */
export function readAction(value: unknown): Action | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields = value as Record<string, unknown>;
  return SHAPES.get(fields.kind)?.(fields) ?? null;
}
