// Values that cannot be changed: whoever tries gets an error, so a test that passes proves that nobody tried.

/** Freezes a value and everything in it, and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
