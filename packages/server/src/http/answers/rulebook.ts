// The words of the game as they stand in answers: cards, actions, events, and what a viewer sees of a position.
import {
  BARE_KINDS,
  CARDS_KINDS,
  CARD_IDS,
  DECISION_KINDS,
  EDITIONS,
  ENDINGS,
  GIVE_UP_ZONES,
  LOCATED_KINDS,
  ONE_CARD_KINDS,
  OPTIONAL_CARD_KINDS,
  PHASES,
  PIECES,
  PLACE_IDS,
  RULE_IDS,
  RULINGS,
  SIDES,
  VIEWERS,
  type Action,
  type Card,
  type Decision,
  type GameEvent,
  type GameOptions,
  type Outcome,
  type Place,
  type PlayerView,
  type ViewedPlayer,
} from '@arpents/engine';
import * as v from 'valibot';

export const whole = v.pipe(v.number(), v.safeInteger());
export const side = v.picklist(SIDES);
export const viewer = v.picklist(VIEWERS);
export const bothSides = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject({ british: schema, french: schema });

/** Each once: both sides have cards of the same id. */
export const cardId = v.picklist([...new Set(CARD_IDS)]);
export const locationId = v.picklist(PLACE_IDS);
/** Views hold numbers, which are short; actions, events and records hold ids. */
export const cardNumber = v.custom<Card>((value) => Number.isInteger(value));
export const placeNumber = v.custom<Place>((value) => Number.isInteger(value));
const cards = v.array(cardNumber);
const cardIds = v.array(cardId);

export const gameOptions = v.strictObject({
  edition: v.picklist(EDITIONS),
  rules: v.array(v.picklist(RULE_IDS)),
  rulings: v.picklist(RULINGS),
}) satisfies v.GenericSchema<unknown, GameOptions>;

export const outcome = v.strictObject({
  winner: v.nullable(side),
  ending: v.picklist(ENDINGS),
  points: bothSides(whole),
}) satisfies v.GenericSchema<unknown, Outcome>;

export const action = v.union([
  v.strictObject({ kind: v.picklist(LOCATED_KINDS), location: locationId, cards: cardIds }),
  v.strictObject({ kind: v.picklist(CARDS_KINDS), cards: cardIds }),
  v.strictObject({ kind: v.picklist(ONE_CARD_KINDS), card: cardId }),
  v.strictObject({ kind: v.picklist(BARE_KINDS) }),
  v.strictObject({ kind: v.picklist(OPTIONAL_CARD_KINDS), card: v.nullable(cardId) }),
  v.strictObject({ kind: v.literal('withdraw'), siege: side, lost: v.nullable(cardId) }),
  v.strictObject({ kind: v.literal('resign'), side }),
  v.strictObject({
    kind: v.literal('give-up-card'),
    card: cardId,
    from: v.picklist(GIVE_UP_ZONES),
  }),
  v.strictObject({
    kind: v.literal('settle-after-siege'),
    settle: v.boolean(),
    card: v.nullable(cardId),
  }),
]) satisfies v.GenericSchema<unknown, Action>;

export const decision = v.union([
  v.strictObject({ kind: v.literal('block-raid'), side, place: placeNumber }),
  v.strictObject({
    kind: v.literal('give-up-card'),
    side,
    cause: v.picklist(['ambush', 'convert', 'siege']),
    siege: v.nullable(side),
  }),
  v.strictObject({
    kind: v.literal('settle-after-siege'),
    side,
    place: placeNumber,
    surrendered: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('discard-penalty'), side, count: whole }),
  v.strictObject({
    kind: v.picklist(['take-action', 'block-ambush', 'siege-redraw', 'choose-empire-card']),
    side,
  }),
]) satisfies v.GenericSchema<unknown, Decision>;

const sideAndLocation = { side, location: locationId };
const located = <const K extends GameEvent['kind']>(kind: K) =>
  v.strictObject({ kind: v.literal(kind), ...sideAndLocation });
export const gameEvent = v.union([
  v.strictObject({ kind: v.literal('turn-began'), side, turn: whole }),
  v.strictObject({ kind: v.literal('action-taken'), side, action }),
  v.strictObject({ kind: v.literal('money-changed'), side, amount: whole }),
  located('village-placed'),
  located('town-built'),
  located('fortification-built'),
  located('fortification-lost'),
  located('location-abandoned'),
  located('raid-succeeded'),
  located('raid-blocked'),
  v.strictObject({
    kind: v.literal('piece-captured'),
    ...sideAndLocation,
    piece: v.picklist(PIECES),
  }),
  v.strictObject({ kind: v.literal('siege-opened'), ...sideAndLocation, value: whole }),
  v.strictObject({
    kind: v.literal('siege-moved'),
    siege: side,
    location: locationId,
    value: whole,
  }),
  v.strictObject({
    kind: v.literal('siege-ended'),
    siege: side,
    location: locationId,
    winner: side,
    withdrawn: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('ambush-blocked'), side }),
  v.strictObject({ kind: v.literal('card-gained'), side, card: cardId }),
  v.strictObject({
    kind: v.literal('card-returned'),
    side,
    card: cardId,
    from: v.picklist(GIVE_UP_ZONES),
  }),
  v.strictObject({
    kind: v.literal('cards-drawn'),
    side,
    count: whole,
    cards: v.nullable(cardIds),
  }),
  v.strictObject({ kind: v.literal('deck-shuffled'), side, count: whole }),
  v.strictObject({ kind: v.literal('hand-shown'), side, cards: cardIds }),
  v.strictObject({
    kind: v.literal('decision-asked'),
    side,
    decision: v.picklist(DECISION_KINDS),
    location: v.nullable(locationId),
  }),
  v.strictObject({ kind: v.literal('game-ended'), outcome }),
]) satisfies v.GenericSchema<unknown, GameEvent>;

const siege = v.strictObject({ place: placeNumber, value: whole, cards: bothSides(cards) });
export const viewedPlayer = v.strictObject({
  money: whole,
  reserve: cards,
  discard: cards,
  available: cards,
  villages: whole,
  towns: whole,
  capturedVillages: whole,
  capturedTowns: whole,
  known: cards,
  shuffles: whole,
  handSize: whole,
  deckSize: whole,
  unseen: cards,
}) satisfies v.GenericSchema<unknown, ViewedPlayer>;

export const playerView = v.strictObject({
  viewer,
  options: gameOptions,
  turn: whole,
  side,
  phase: v.picklist(PHASES),
  actionsLeft: whole,
  decision: v.nullable(decision),
  places: v.array(whole),
  sieges: bothSides(v.nullable(siege)),
  players: bothSides(viewedPlayer),
  neutral: cards,
  fortifications: whole,
  lifted: v.array(v.picklist(RULE_IDS)),
  outcome: v.nullable(outcome),
  hand: v.nullable(cards),
  deckContent: v.nullable(cards),
  laidOpen: v.nullable(bothSides(v.strictObject({ hand: cards, deck: cards }))),
}) satisfies v.GenericSchema<unknown, PlayerView>;
