// A choice in the making: cards, a location and a kind of action, chosen in any order. Pure; what is legal the engine says.
import {
  ACTION_KINDS,
  CARD_IDS,
  NO_CHOICE,
  PLACE_IDS,
  explain,
  type Action,
  type ActionKind,
  type CardId,
  type Choice,
  type LocationId,
  type PlayerView,
  type Refusal,
} from '@arpents/engine';

/** What the draft can still become. */
export interface Prospects {
  /** Every legal action that contains the draft. */
  readonly ways: readonly Action[];
  /** Kinds of action with at least one way, in listing order. */
  readonly kinds: readonly ActionKind[];
  /** Kinds that take none of the turn's actions, by the rules of this game. */
  readonly free: ReadonlySet<ActionKind>;
  /** Why each other kind is out of the question. */
  readonly refusals: ReadonlyMap<ActionKind, Refusal>;
  /** What is offered: every way but the end of the turn, which is never done by the way. */
  readonly offers: readonly Action[];
  /** The one that is offered, where there is no other. */
  readonly only: Action | null;
  /** Locations that some way leads to. */
  readonly locations: ReadonlySet<LocationId>;
  /** Cards in hand that some way uses. */
  readonly cards: ReadonlySet<CardId>;
}

/** The cards from hand that an action plays. */
export const cardsPlayed = (action: Action): readonly CardId[] =>
  'cards' in action ? action.cards : [];

/** The choice that leads to an action, as far as kind, location and cards tell it. */
export const draftFor = (action: Action): Choice => ({
  kind: action.kind,
  location: 'location' in action ? action.location : null,
  cards: cardsPlayed(action),
});

export function prospectsOf(view: PlayerView, draft: Choice): Prospects {
  const refusals = new Map<ActionKind, Refusal>();
  const ways: Action[] = [];
  const kinds: ActionKind[] = [];
  const free = new Set<ActionKind>();
  for (const explanation of explain(view, { ...draft, kind: null })) {
    if (explanation.isFree) free.add(explanation.kind);
    if (explanation.ways.length > 0) kinds.push(explanation.kind);
    else if (explanation.refusal !== null) refusals.set(explanation.kind, explanation.refusal);
    if (draft.kind === null || draft.kind === explanation.kind) ways.push(...explanation.ways);
  }
  const locations = new Set<LocationId>();
  const cards = new Set<CardId>();
  for (const way of ways) {
    if ('location' in way) locations.add(way.location);
    for (const card of cardsPlayed(way)) cards.add(card);
  }
  const offers = ways.filter(({ kind }) => kind !== 'end-turn');
  const only = offers.length === 1 ? (offers[0] ?? null) : null;
  return { ways, kinds, free, refusals, offers, only, locations, cards };
}

/** Chooses a card, or lets the last chosen copy of it go when all `copies` in hand are chosen. */
export function toggleCard(draft: Choice, card: CardId, copies: number): Choice {
  const chosen = draft.cards.filter((one) => one === card).length;
  if (chosen < copies) return { ...draft, cards: [...draft.cards, card] };
  return { ...draft, cards: draft.cards.filter((one) => one !== card) };
}

export const toggleLocation = (draft: Choice, location: LocationId): Choice => ({
  ...draft,
  location: draft.location === location ? null : location,
});

export const toggleKind = (draft: Choice, kind: ActionKind): Choice => ({
  ...draft,
  kind: draft.kind === kind ? null : kind,
});

export const isEmptyDraft = (draft: Choice): boolean =>
  draft.kind === null && draft.location === null && draft.cards.length === 0;

/** A draft as the browser remembers it; what is no longer known in this version is forgotten. */
export function readDraft(value: unknown): Choice {
  if (typeof value !== 'object' || value === null) return NO_CHOICE;
  const { kind, location, cards } = value as Readonly<Record<keyof Choice, unknown>>;
  const named: readonly unknown[] = Array.isArray(cards) ? cards : [];
  return {
    kind: ACTION_KINDS.find((one) => one === kind) ?? null,
    location: PLACE_IDS.find((one) => one === location) ?? null,
    cards: named.flatMap((name) => CARD_IDS.find((id) => id === name) ?? []),
  };
}

/** A draft kept over a reload is kept only as far as it still makes sense. */
export function revived(view: PlayerView, draft: Choice): Choice {
  return prospectsOf(view, draft).ways.length > 0 ? draft : NO_CHOICE;
}
