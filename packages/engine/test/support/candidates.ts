// Actions that might be legal: everything that can be said with a hand of cards, and legal actions spoilt a little.
import {
  ACTION_KINDS,
  CARD_IDS,
  LOCATIONS,
  SIDES,
  cardIdsOf,
  readAction,
  type Action,
  type ActionKind,
  type CardId,
  type GameState,
  type GiveUpZone,
  type LocationId,
  type Rng,
} from '@arpents/engine';
import { RULES_ANSWERING } from '../../src/actions/registry.ts';
import { kindsOf } from '../../src/cards/card-list.ts';
import { GIVE_UP_ZONES } from '../../src/vocabulary.ts';
import { subsetsOf } from '../../src/actions/subsets.ts';

/** Where in `cards` the part begins whose order means nothing; kinds that are not named have an order throughout. */
const SET_BEGINS_AT: Partial<Record<ActionKind, number>> = {
  fortify: 0,
  raid: 0,
  discard: 0,
  'discard-penalty': 0,
  'show-hand': 0,
  merchant: 1,
  trader: 1,
  governor: 1,
};

/** Equal for actions that differ only in the order in which a set is written. */
export function keyOf(action: Action): string {
  if (!('cards' in action)) return JSON.stringify(action);
  const from = SET_BEGINS_AT[action.kind] ?? action.cards.length;
  const roles = action.cards.slice(0, from).join();
  const set = action.cards.slice(from).sort().join();
  return `${action.kind} ${'location' in action ? action.location : ''}: ${roles} + ${set}`;
}

/** The fields that an action can have, with every value worth trying. */
interface FieldValues {
  readonly location: readonly LocationId[];
  readonly cards: readonly (readonly CardId[])[];
  readonly card: readonly (CardId | null)[];
  readonly lost: readonly (CardId | null)[];
  readonly siege: typeof SIDES;
  readonly side: typeof SIDES;
  readonly from: readonly GiveUpZone[];
  readonly settle: readonly boolean[];
}

const LOCATION_IDS = LOCATIONS.map(({ id }) => id);
const CARD_OR_NOTHING = [null, ...CARD_IDS];

/** One value for every field: whatever the kind, an action can be read from it. */
const SOME_OF_EACH = {
  location: 'boston',
  cards: [],
  card: CARD_IDS[0],
  lost: null,
  siege: 'british',
  side: 'british',
  from: 'hand',
  settle: false,
} as const satisfies Record<keyof FieldValues, unknown>;

/** The fields of a kind of action, asked of the reader itself, so that a new kind needs no word here. */
function fieldsOf(kind: ActionKind): (keyof FieldValues)[] {
  const action = readAction({ ...SOME_OF_EACH, kind });
  if (action === null) throw new Error(`${kind} has a field that is not known here`);
  return Object.keys(SOME_OF_EACH).filter((name): name is keyof FieldValues => name in action);
}

/** Every list of up to three kinds of the hand, in every order and with repetitions, and every set of more. */
function cardLists(hand: readonly number[]): CardId[][] {
  const kinds = cardIdsOf(kindsOf(hand));
  const single = kinds.map((card) => [card]);
  const pairs = kinds.flatMap((card) => single.map((list) => [card, ...list]));
  const triples = kinds.flatMap((card) => pairs.map((list) => [card, ...list]));
  const larger = subsetsOf(hand, hand.length).filter((set) => set.length > 3);
  // A set with a leading card, such as a Trader and furs, leads with any of its cards.
  const led = larger.flatMap((set) =>
    set.map((leader, at) => [leader, ...set.filter((_card, i) => i !== at)]),
  );
  return [[], ...single, ...pairs, ...triples, ...led];
}

/** Everything that can be said in answer to the decision with the cards in the deciding hand. */
export function* everyAnswer({ decision, players }: GameState): Generator<Action> {
  if (decision === null) return;
  const { hand } = players[decision.side];
  const values: FieldValues = {
    location: LOCATION_IDS,
    cards: cardLists(hand),
    card: CARD_OR_NOTHING,
    lost: CARD_OR_NOTHING,
    siege: SIDES,
    side: SIDES,
    from: GIVE_UP_ZONES,
    settle: [false, true],
  };
  for (const { kind } of RULES_ANSWERING[decision.kind]) {
    for (const fields of combinations(fieldsOf(kind), values)) {
      const action = readAction({ kind, ...fields });
      if (action !== null) yield action;
    }
  }
}

function* combinations(
  names: readonly (keyof FieldValues)[],
  values: FieldValues,
): Generator<Record<string, unknown>> {
  if (names.length === 0) {
    yield {};
    return;
  }
  const [name, ...others] = names;
  for (const fields of combinations(others, values)) {
    for (const value of values[name]) yield { [name]: value, ...fields };
  }
}

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

/** A legal action with one thing changed: kind, location, or a card more, less, another, twice, or elsewhere. */
export function spoil(action: Action, hand: readonly CardId[], rng: Rng): Action | null {
  const fields: Record<string, unknown> = { ...SOME_OF_EACH, ...action };
  const changeable = ['kind', ...fieldsOf(action.kind)];
  const card = hand.length > 0 && rng.below(3) > 0 ? pick(hand, rng) : pick(CARD_IDS, rng);
  switch (pick(changeable, rng)) {
    case 'kind':
      fields.kind = pick(ACTION_KINDS, rng);
      break;
    case 'location':
      fields.location = pick(LOCATION_IDS, rng);
      break;
    case 'cards':
      fields.cards = spoilList('cards' in action ? action.cards : [], card, rng);
      break;
    case 'card':
      fields.card = rng.below(4) === 0 ? null : card;
      break;
    case 'lost':
      fields.lost = rng.below(4) === 0 ? null : card;
      break;
    case 'siege':
      fields.siege = pick(SIDES, rng);
      break;
    case 'from':
      fields.from = pick(GIVE_UP_ZONES, rng);
      break;
    case 'settle':
      fields.settle = rng.below(2) === 0;
      break;
  }
  return readAction(fields);
}

function spoilList(cards: readonly CardId[], card: CardId, rng: Rng): CardId[] {
  const at = rng.below(cards.length + 1);
  switch (rng.below(4)) {
    case 0:
      return cards.toSpliced(at, 1);
    case 1:
      return cards.toSpliced(at, 0, card);
    case 2:
      return cards.toReversed();
    default:
      return cards.toSpliced(at, 1, card);
  }
}
