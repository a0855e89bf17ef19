// Copies of parsed JSON with one thing broken: every field in turn left out or replaced by something else.

export type Path = readonly (string | number)[];

/** Things that JSON can hold where something else was expected. */
export const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  'atlantis',
  '__proto__',
  [],
  [null],
  [[]],
  {},
  { constructor: 1 },
];

/** The paths to everything in a value, the value itself left out; long lists by their first entries only. */
export function pathsIn(value: unknown, longest = Infinity): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.slice(0, longest).entries()]
    : Object.entries(value);
  return entries.flatMap(([key, part]) => [
    [key],
    ...pathsIn(part, longest).map((rest) => [key, ...rest]),
  ]);
}

/** A copy with `put` in the place of what lies at `path`; `undefined` leaves it out. */
export function damaged(value: unknown, path: Path, put: unknown): unknown {
  const copy: unknown = structuredClone(value);
  let holder = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as typeof holder;
  const last = path.at(-1) ?? '';
  if (put === undefined && Array.isArray(holder)) holder.splice(Number(last), 1);
  else holder[last] = put;
  // Written as JSON, a field that is undefined is no field.
  return JSON.parse(JSON.stringify(copy));
}
