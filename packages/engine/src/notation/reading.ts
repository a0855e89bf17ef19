// Small readers for data of unknown origin: each gives the value in its type, or faults with the path to what is wrong.
import { CARD_IDS, placeOf, type CardId } from '../cards/cards.ts';
import type { LocationId } from '../data/locations.ts';
import { err, ok, type Result } from '../vocabulary.ts';

/** Kinds of things that a record is made of. */
export const RECORD_PARTS = [
  'object',
  'list',
  'true-or-false',
  'whole-number',
  'text',
  'location',
  'card',
  'action',
  'seed',
  'position',
  'legal-position',
] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

/** Why something is not the record it claims to be. */
export interface RecordFault {
  readonly code: 'malformed-record';
  /** Where, as a path into the data; empty: the whole of it. */
  readonly path: string;
  /** What should be there: a thing of this kind, or one of these words. */
  readonly expected: RecordPart | readonly string[];
}

class ReadingError extends Error {
  readonly fault: RecordFault;
  constructor(path: string, expected: RecordFault['expected']) {
    super(`${path}: expected ${String(expected)}`);
    this.fault = { code: 'malformed-record', path, expected };
  }
}

export type Reader<T> = (value: unknown, path: string) => T;

/** Runs a reader; its fault comes back as a value. */
export function reading<T>(read: Reader<T>, value: unknown): Result<T, RecordFault> {
  try {
    return ok(read(value, ''));
  } catch (thrown) {
    if (thrown instanceof ReadingError) return err(thrown.fault);
    throw thrown;
  }
}

export function faultAt(path: string, expected: RecordFault['expected']): never {
  throw new ReadingError(path, expected);
}

export function readObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) faultAt(path, 'object');
  return value as Record<string, unknown>;
}

export const readField = <T>(
  fields: Record<string, unknown>,
  name: string,
  path: string,
  read: Reader<T>,
): T => read(Object.hasOwn(fields, name) ? fields[name] : undefined, `${path}.${name}`);

export const readList =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value, path) =>
    Array.isArray(value)
      ? value.map((item, i) => read(item, `${path}[${i}]`))
      : faultAt(path, 'list');

export const readNullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

export const readOneOf =
  <const T extends string>(list: readonly T[]): Reader<T> =>
  (value, path) =>
    list.find((item) => item === value) ?? faultAt(path, list);

export const readBoolean: Reader<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : faultAt(path, 'true-or-false');

export const readCount: Reader<number> = (value, path) =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : faultAt(path, 'whole-number');

export const readText: Reader<string> = (value, path) =>
  typeof value === 'string' ? value : faultAt(path, 'text');

export const readLocation: Reader<LocationId> = (value, path) =>
  typeof value === 'string' && placeOf(value) >= 0
    ? (value as LocationId)
    : faultAt(path, 'location');

const CARDS: readonly unknown[] = CARD_IDS;
export const readCard: Reader<CardId> = (value, path) =>
  CARDS.includes(value) ? (value as CardId) : faultAt(path, 'card');

export const readCards = readList(readCard);
