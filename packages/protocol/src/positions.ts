// A position as a practice game is created from it: the engine's arrangement, with bounds on everything.
import {
  CARD_IDS,
  LOCATIONS,
  PIECES,
  RULE_IDS,
  SIDES,
  placeOf,
  type CardId,
  type LocationId,
  type Setup,
} from '@arpents/engine';
import * as v from 'valibot';

const KNOWN_CARDS: ReadonlySet<string> = new Set(CARD_IDS);
const isCardId = (value: unknown): value is CardId =>
  typeof value === 'string' && KNOWN_CARDS.has(value);
const isLocationId = (value: unknown): value is LocationId =>
  typeof value === 'string' && placeOf(value) >= 0;

export const cardSchema = v.custom<CardId>(isCardId);
export const locationSchema = v.custom<LocationId>(isLocationId);
const sideSchema = v.picklist(SIDES);

const count = (most: number): v.GenericSchema<unknown, number> =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));
const cards = v.pipe(v.array(cardSchema), v.maxLength(109));

const sideSetup = v.strictObject({
  money: count(999),
  hand: cards,
  deck: cards,
  discard: cards,
  reserve: cards,
  captured: v.strictObject({ villages: count(18), towns: count(12) }),
  siegeCards: v.strictObject({ british: cards, french: cards }),
});

const besieged = v.nullable(
  v.union([
    locationSchema,
    v.strictObject({
      location: locationSchema,
      value: v.pipe(v.number(), v.safeInteger(), v.minValue(-99), v.maxValue(99)),
    }),
  ]),
);

const held = v.strictObject({
  owner: sideSchema,
  piece: v.picklist(PIECES),
  fortified: v.boolean(),
});

export const setupSchema = v.strictObject({
  turn: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9999)),
  side: sideSchema,
  phase: v.picklist(['end-test', 'actions']),
  actionsLeft: count(2),
  locations: v.strictObject(
    Object.fromEntries(LOCATIONS.map(({ id }) => [id, v.optional(held)])) as Record<
      LocationId,
      v.OptionalSchema<typeof held, undefined>
    >,
  ),
  sieges: v.strictObject({ british: besieged, french: besieged }),
  british: sideSetup,
  french: sideSetup,
  lifted: v.optional(v.pipe(v.array(v.picklist(RULE_IDS)), v.maxLength(RULE_IDS.length))),
});

/** A checked setup; the schema already has its shape. */
export type SetupRead = v.InferOutput<typeof setupSchema>;
export const asSetup = (read: SetupRead): Setup => read as Setup;
