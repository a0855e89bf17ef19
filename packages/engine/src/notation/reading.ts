// Small readers for data of unknown origin: each gives the value in its type, or faults with the path to what is wrong.
import { CARD_IDS, placeOf, type CardId } from '../cards/cards.ts';
import type { LocationId } from '../data/locations.ts';
import { err, ok, type Result } from '../vocabulary.ts';

/** Why something is not the record it claims to be. */
export interface RecordFault {
  readonly code: 'malformed-record';
  /** Where, as a path into the data. */
  readonly path: string;
  readonly expected: string;
}

class ReadingError extends Error {
  readonly fault: RecordFault;
  constructor(path: string, expected: string) {
    super(`${path}: expected ${expected}`);
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

export function faultAt(path: string, expected: string): never {
  throw new ReadingError(path === '' ? '(root)' : path, expected);
}

export function readObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    faultAt(path, 'an object');
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
      : faultAt(path, 'a list');

export const readNullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

export const readOneOf =
  <const T extends string>(list: readonly T[]): Reader<T> =>
  (value, path) =>
    list.find((item) => item === value) ?? faultAt(path, `one of ${list.join(', ')}`);

export const readBoolean: Reader<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : faultAt(path, 'true or false');

export const readCount: Reader<number> = (value, path) =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : faultAt(path, 'a whole number');

export const readText: Reader<string> = (value, path) =>
  typeof value === 'string' ? value : faultAt(path, 'a text');

export const readLocation: Reader<LocationId> = (value, path) =>
  typeof value === 'string' && placeOf(value) >= 0
    ? (value as LocationId)
    : faultAt(path, 'a location');

const CARDS: readonly unknown[] = CARD_IDS;
export const readCard: Reader<CardId> = (value, path) =>
  CARDS.includes(value) ? (value as CardId) : faultAt(path, 'a card');

export const readCards = readList(readCard);
