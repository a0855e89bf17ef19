// Supply (R23–R25, R39): which locations are connected to their owner's capital, and what can be reinforced.
import { PLACE_COUNT, type Place } from '../cards/cards.ts';
import type { Side } from '../vocabulary.ts';
import { ON_SEA, SEA_PLACES, SUPPLY_NEIGHBOURS } from './graph.ts';
import { isOwnedBy, isSupplied, ownerOf, suppliedCode, unsuppliedCode } from './places.ts';

/** Marks every location of `side` that `source` reaches over supply connections and the sea. */
function markSupplied(codes: number[], side: Side, source: Place): void {
  // The source need not be controlled (R24), so it is expanded without being marked for its owner's enemy.
  const reached: Place[] = [source];
  let seaOpened = false;
  if (isOwnedBy(codes[source], side)) codes[source] = suppliedCode(codes[source]);
  const reach = (place: Place): void => {
    if (!isOwnedBy(codes[place], side) || isSupplied(codes[place])) return;
    codes[place] = suppliedCode(codes[place]);
    reached.push(place);
  };
  for (let next = 0; next < reached.length; next++) {
    const place = reached[next];
    SUPPLY_NEIGHBOURS[place].forEach(reach);
    if (ON_SEA[place] && !seaOpened) {
      seaOpened = true;
      SEA_PLACES.forEach(reach);
    }
  }
}

/** `codes` with every supply mark brought up to date; `sources` are the capitals that count, null where none does. */
export function withSupply(
  codes: readonly number[],
  sources: Readonly<Record<Side, Place | null>>,
): readonly number[] {
  const marked = codes.map(unsuppliedCode);
  if (sources.british !== null) markSupplied(marked, 'british', sources.british);
  if (sources.french !== null) markSupplied(marked, 'french', sources.french);
  return marked;
}

/** Whether `place`, which `side` need not control, is connected to `source` through what `side` controls (R39). */
export function isConnectedTo(
  codes: readonly number[],
  side: Side,
  place: Place,
  source: Place,
): boolean {
  if (place === source) return true;
  const seen = new Uint8Array(PLACE_COUNT);
  const reached: Place[] = [place];
  seen[place] = 1;
  let seaOpened = false;
  for (let next = 0; next < reached.length; next++) {
    const here = reached[next];
    const toSea = ON_SEA[here] && !seaOpened;
    if (toSea) seaOpened = true;
    const steps = toSea ? [...SUPPLY_NEIGHBOURS[here], ...SEA_PLACES] : SUPPLY_NEIGHBOURS[here];
    for (const step of steps) {
      if (step === source) return true;
      if (seen[step] || ownerOf(codes[step]) !== side) continue;
      seen[step] = 1;
      reached.push(step);
    }
  }
  return false;
}
