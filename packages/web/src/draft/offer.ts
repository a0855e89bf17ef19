// What a choice comes to: the ways to choose from, and the one that the button carries out. Pure.
import {
  legalActions,
  type Action,
  type ActionKind,
  type CardId,
  type Choice,
  type LocationId,
  type PlayerView,
} from '@arpents/engine';
import { cardsPlayed, isEmptyDraft, type Prospects } from './draft.ts';

/** With more ways than this the player is asked for the kind of action first. */
const MOST_WAYS_UNASKED = 8;
/** With more ways than this in several locations the player is asked for the location first. */
const MOST_WAYS_UNPLACED = 3;

/** Kinds in which the cards themselves are the choice: they are chosen in the hand, one by one. */
const CHOSEN_IN_HAND: readonly ActionKind[] = ['discard', 'governor', 'reserve'];
/** Kinds that take as many cards as one likes: the cards that were chosen are those, and no others. */
const AS_MANY_AS_CHOSEN: readonly ActionKind[] = [...CHOSEN_IN_HAND, 'merchant', 'trader'];

/** Kinds that choose among cards that lie on the table. */
const FROM_THE_TABLE: readonly ActionKind[] = ['draft', 'intendant'];

/** What is put before the player to choose from. */
export type Showing =
  /** Nothing is chosen yet. */
  | 'nothing'
  /** There are too many ways: a kind of action, a place or another card is asked for. */
  | 'go-on'
  /** First where. */
  | 'where'
  /** Cards are to be chosen in the hand. */
  | 'hand'
  /** Cards that lie on the table. */
  | 'cards'
  | 'ways'
  /** There is no way. */
  | 'reasons';

export interface Offer {
  readonly showing: Showing;
  /** In no order yet: ranking them takes longer than finding them, and only a list needs it. */
  readonly ways: readonly Action[];
  /** Where several locations come into question, with the fewest cards that each takes. */
  readonly where: ReadonlyMap<LocationId, number>;
  /** What the button carries out; null: the choice is not complete. */
  readonly ready: Action | null;
}

const NOWHERE: ReadonlyMap<LocationId, number> = new Map();

export const isSameAction = (a: Action, b: Action): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What the player can choose from with this choice; `picked` is the way that was chosen among several. */
export function offerOf(prospects: Prospects, draft: Choice, picked: Action | null): Offer {
  const bare = (showing: Showing, ready: Action | null = null): Offer => ({
    showing,
    ways: [],
    where: NOWHERE,
    ready,
  });
  if (isEmptyDraft(draft)) return bare('nothing');
  const { offers } = prospects;
  if (draft.kind !== null && FROM_THE_TABLE.includes(draft.kind)) {
    return bare('cards', pickedAmong(offers, picked));
  }
  if (offers.length === 0) return bare('reasons');
  const smallest = smallestWays(offers, draft);
  if (draft.kind !== null && CHOSEN_IN_HAND.includes(draft.kind)) {
    const [only] = smallest;
    return bare('hand', smallest.length === 1 && only !== undefined ? only : null);
  }
  const offered = smallest.length > 0 ? smallest : offers;
  const [only] = offered;
  if (offered.length === 1 && only !== undefined) {
    return { ...bare('ways', only), ways: [only] };
  }
  if (draft.kind === null && offered.length > MOST_WAYS_UNASKED) return bare('go-on');
  const where = fewestCards(offered);
  if (draft.location === null && where.size > 1 && offered.length > MOST_WAYS_UNPLACED) {
    return { ...bare('where'), where };
  }
  return { ...bare('ways', pickedAmong(offered, picked)), ways: offered };
}

/** What is answered to a question outside one's own actions. */
export function answersTo(view: PlayerView, picked: Action | null): Offer {
  const answers = legalActions(view);
  const [only] = answers;
  return {
    showing: 'ways',
    ways: answers,
    where: NOWHERE,
    ready: answers.length === 1 && only !== undefined ? only : pickedAmong(answers, picked),
  };
}

const pickedAmong = (ways: readonly Action[], picked: Action | null): Action | null =>
  picked === null ? null : (ways.find((way) => isSameAction(way, picked)) ?? null);

/** The way that plays exactly these cards, in whatever order. */
export function wayWith(ways: readonly Action[], cards: readonly CardId[]): Action | null {
  const wanted = cards.toSorted().join();
  return ways.find((way) => cardsPlayed(way).toSorted().join() === wanted) ?? null;
}

/** Where the cards are the choice, or all that the action needs are chosen: the ways that play no others. */
function smallestWays(ways: readonly Action[], draft: Choice): readonly Action[] {
  if (draft.kind === null || draft.cards.length === 0) return [];
  const counts = ways.map((way) => cardsPlayed(way).length);
  const least = AS_MANY_AS_CHOSEN.includes(draft.kind) ? Math.min(...counts) : draft.cards.length;
  return ways.filter((_, i) => counts[i] === least);
}

function fewestCards(ways: readonly Action[]): ReadonlyMap<LocationId, number> {
  const fewest = new Map<LocationId, number>();
  for (const way of ways) {
    if (!('location' in way)) continue;
    const cards = cardsPlayed(way).length;
    fewest.set(way.location, Math.min(cards, fewest.get(way.location) ?? cards));
  }
  return fewest;
}
