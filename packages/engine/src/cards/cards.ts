// Every kind of card as a small number, with what it can do in flat tables: the state holds these numbers,
// actions and records the ids. Copies of one kind are interchangeable, so a card has no other identity.
import {
  BRITISH_EMPIRE_CARDS,
  FRENCH_EMPIRE_CARDS,
  NEUTRAL_EMPIRE_CARDS,
  OPTIONAL_FRENCH_EMPIRE_CARDS,
  CARD_ABILITIES,
  type CardAbility,
  type EmpireCardRow,
} from '../data/empire-cards.ts';
import {
  BRITISH_LOCATION_CARDS,
  FRENCH_LOCATION_CARDS,
  type LocationCardRow,
} from '../data/location-cards.ts';
import { LOCATIONS, type LocationId } from '../data/locations.ts';
import {
  TRANSPORTS,
  bySide,
  opponentOf,
  type BySide,
  type Side,
  type Symbols,
} from '../vocabulary.ts';

type EmpireName =
  | (typeof BRITISH_EMPIRE_CARDS)[number]['id']
  | (typeof FRENCH_EMPIRE_CARDS)[number]['id']
  | (typeof OPTIONAL_FRENCH_EMPIRE_CARDS)[number]['id'];
type NeutralName = (typeof NEUTRAL_EMPIRE_CARDS)[number]['id'];

/** A card as actions and records name it; a location or empire card belongs to the side whose pile it is in. */
export type CardId = `location:${LocationId}` | `empire:${EmpireName}` | `neutral:${NeutralName}`;

/** What the id of a card says: the family it belongs to, and its name there. */
export type CardParts =
  | { readonly family: 'location'; readonly name: LocationId }
  | { readonly family: 'empire'; readonly name: EmpireName }
  | { readonly family: 'neutral'; readonly name: NeutralName };
export type CardFamily = CardParts['family'];

/** Number of a kind of card in the tables of this file. */
export type Card = number;
/** Cards of one zone. Never changed in place: a changed zone is a new list. */
export type CardList = readonly Card[];

/** Number of a location: its place in LOCATIONS. */
export type Place = number;

export const PLACE_COUNT = LOCATIONS.length;
export const PLACE_IDS: readonly LocationId[] = LOCATIONS.map((location) => location.id);
const PLACE_BY_ID: ReadonlyMap<string, Place> = new Map(
  PLACE_IDS.map((id, place): [string, Place] => [id, place]),
);

/** The number of a location, or -1 for an id that names none. */
export const placeOf = (id: string): Place => PLACE_BY_ID.get(id) ?? -1;

interface CardKind {
  readonly id: CardId;
  readonly parts: CardParts;
  /** null: neutral. */
  readonly owner: Side | null;
  readonly count: number;
  readonly initialCount: number;
  readonly optional: boolean;
  readonly location: LocationCardRow | null;
  readonly empire: EmpireCardRow | null;
}

const locationKinds = (owner: Side, rows: readonly LocationCardRow[]): CardKind[] =>
  rows.map((row) => ({
    id: `location:${row.location}`,
    parts: { family: 'location', name: row.location },
    owner,
    count: 1,
    initialCount: row.initial ? 1 : 0,
    optional: false,
    location: row,
    empire: null,
  }));

type EmpireRow<Name> = EmpireCardRow & { readonly id: Name };

const empireKinds = (
  owner: Side,
  rows: readonly EmpireRow<EmpireName>[],
  optional = false,
): CardKind[] =>
  rows.map((row) => ({
    id: `empire:${row.id}`,
    parts: { family: 'empire', name: row.id },
    owner,
    count: row.count,
    initialCount: row.initialCount,
    optional,
    location: null,
    empire: row,
  }));

const neutralKinds = (rows: readonly EmpireRow<NeutralName>[]): CardKind[] =>
  rows.map((row) => ({
    id: `neutral:${row.id}`,
    parts: { family: 'neutral', name: row.id },
    owner: null,
    count: row.count,
    initialCount: row.initialCount,
    optional: false,
    location: null,
    empire: row,
  }));

/** Table order: the order in which sets of cards are written and hands are sorted. */
export const CARD_KINDS: readonly CardKind[] = [
  ...locationKinds('british', BRITISH_LOCATION_CARDS),
  ...empireKinds('british', BRITISH_EMPIRE_CARDS),
  ...locationKinds('french', FRENCH_LOCATION_CARDS),
  ...empireKinds('french', FRENCH_EMPIRE_CARDS),
  ...empireKinds('french', OPTIONAL_FRENCH_EMPIRE_CARDS, true),
  ...neutralKinds(NEUTRAL_EMPIRE_CARDS),
];
export const CARD_IDS: readonly CardId[] = CARD_KINDS.map((kind) => kind.id);

const PARTS_BY_ID: Readonly<Record<string, CardParts>> = Object.fromEntries(
  CARD_KINDS.map(({ id, parts }) => [id, parts]),
);

/** Family and name of a card, so that nobody has to take an id apart. */
export const cardParts = (id: CardId): CardParts => PARTS_BY_ID[id];

const CARD_BY_ID: BySide<ReadonlyMap<string, Card>> = {
  british: indexOfSide('british'),
  french: indexOfSide('french'),
};

function indexOfSide(side: Side): ReadonlyMap<string, Card> {
  const index = new Map<string, Card>();
  CARD_KINDS.forEach((kind, card) => {
    if (kind.owner === side || kind.owner === null) index.set(kind.id, card);
  });
  return index;
}

/** The number of a card that `side` names, or -1 if the game has no such card for that side. */
export const cardOf = (side: Side, id: string): Card => CARD_BY_ID[side].get(id) ?? -1;

/** The numbers of cards that `side` names; -1 for each that the game does not have for that side. */
export const cardsNamed = (side: Side, ids: readonly string[]): Card[] =>
  ids.map((id) => cardOf(side, id));

export const cardIdsOf = (cards: CardList): CardId[] => cards.map((card) => CARD_IDS[card]);

// One bit per symbol or ability, so that a question about a card is one AND.
export const BATEAUX = 1 << 0;
export const SHIP = 1 << 1;
export const WAGON = 1 << 2;
export const SETTLER = 1 << 3;
export const FUR = 1 << 4;
export const COINS = 1 << 5;
const MILITARY = 1 << 6;
export const PIRATES = 1 << 7;
export const NATIVE = 1 << 8;
export const CONVERTIBLE = 1 << 9;
export const LOCATION = 1 << 10;
const ABILITY_SHIFT = 11;
const abilityBit = (ability: CardAbility): number =>
  1 << (ABILITY_SHIFT + CARD_ABILITIES.indexOf(ability));

export const AMBUSHABLE = abilityBit('ambushable');
export const RAID = abilityBit('raid');
export const EXTENDS_RAID = abilityBit('extendsRaid');
export const AMBUSH = abilityBit('ambush');
export const BLOCKS_RAID = abilityBit('blocksRaid');
export const BLOCKS_AMBUSH = abilityBit('blocksAmbush');
export const TRADES = abilityBit('trades');
export const GOVERNS = abilityBit('governs');
export const FETCHES = abilityBit('fetches');
export const SUPPORTS = abilityBit('supports');
export const LEADS = abilityBit('leads');
export const CONVERTS = abilityBit('converts');
export const BUILDS = abilityBit('builds');

const TRANSPORT_BITS = { bateaux: BATEAUX, ship: SHIP, wagon: WAGON } as const;

const symbolsOf = (kind: CardKind): Symbols => (kind.location ?? kind.empire)?.symbols ?? {};

function flagsOf(kind: CardKind): number {
  const symbols = symbolsOf(kind);
  let flags = 0;
  for (const transport of TRANSPORTS) if (symbols[transport]) flags |= TRANSPORT_BITS[transport];
  if (symbols.settler) flags |= SETTLER;
  if (symbols.fur) flags |= FUR;
  if (symbols.coins) flags |= COINS;
  if (symbols.military) flags |= MILITARY;
  if (kind.location) flags |= LOCATION;
  if (kind.location?.pirates) flags |= PIRATES;
  if (kind.empire?.native) flags |= NATIVE;
  if (kind.empire?.convertible) flags |= CONVERTIBLE;
  for (const ability of kind.empire?.can ?? []) flags |= abilityBit(ability);
  return flags;
}

export const CARD_FLAGS: readonly number[] = CARD_KINDS.map(flagsOf);
/** Everything that the cards of a side and the neutral ones can do between them. */
export const FLAGS_OF_SIDE: BySide<number> = bySide((side) =>
  CARD_KINDS.reduce(
    (flags, { owner }, card) => (owner === opponentOf(side) ? flags : flags | CARD_FLAGS[card]),
    0,
  ),
);
export const CARD_MILITARY: readonly number[] = CARD_KINDS.map((k) => symbolsOf(k).military ?? 0);
export const CARD_COINS: readonly number[] = CARD_KINDS.map((k) => symbolsOf(k).coins ?? 0);
export const CARD_COST: readonly number[] = CARD_KINDS.map((k) => k.empire?.cost ?? 0);
export const CARD_SIEGE_FEE: readonly number[] = CARD_KINDS.map((k) => k.empire?.siegeFee ?? 0);
export const CARD_RAID_FEE: readonly number[] = CARD_KINDS.map((k) => k.empire?.raidFee ?? 0);
/** The location of a location card, else -1. */
export const CARD_PLACE: readonly Place[] = CARD_KINDS.map((k) =>
  k.location ? placeOf(k.location.location) : -1,
);

/** A connection printed on a location card: where it leads, and the transport symbol it takes (R26). */
export interface PrintedConnection {
  readonly place: Place;
  readonly transport: number;
}

/** Connections printed on each card; no card lists a place twice. */
export const CARD_CONNECTIONS: readonly (readonly PrintedConnection[])[] = CARD_KINDS.map((kind) =>
  TRANSPORTS.flatMap((transport) =>
    (kind.location?.connects[transport] ?? []).map((id) => ({
      place: placeOf(id),
      transport: TRANSPORT_BITS[transport],
    })),
  ),
);

/** The card of a location for a side, or -1 (R6). */
export const LOCATION_CARD: BySide<readonly Card[]> = {
  british: PLACE_IDS.map((id) => cardOf('british', `location:${id}`)),
  french: PLACE_IDS.map((id) => cardOf('french', `location:${id}`)),
};

/** All cards that a side's own game begins with, optional ones left out. */
export const cardsOwnedBy = (owner: Side | null): Card[] =>
  CARD_KINDS.flatMap((kind, card) =>
    kind.owner === owner && !kind.optional ? Array<Card>(kind.count).fill(card) : [],
  );

export const initialDeckOf = (side: Side): Card[] =>
  CARD_KINDS.flatMap((kind, card) =>
    kind.owner === side ? Array<Card>(kind.initialCount).fill(card) : [],
  );

export const hasFlag = (card: Card, flag: number): boolean => (CARD_FLAGS[card] & flag) !== 0;
export const isLocationCard = (card: Card): boolean => (CARD_FLAGS[card] & LOCATION) !== 0;
export const isNeutralCard = (card: Card): boolean => CARD_KINDS[card].owner === null;
