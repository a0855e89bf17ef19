// What settling and besieging have in common: a location card that lists the target, and a card that carries there.
import { CARD_CONNECTIONS, isLocationCard, placeOf, type Place } from '../cards/cards.ts';
import type { Choice, Standpoint } from '../contract.ts';
import { hasAnother, serves } from './standpoint.ts';

/** What is missing on the way to a target, and where; `third-card`: the way is there, but not what is to be done with it. */
export interface Missing {
  readonly what: 'connection' | 'transport' | 'third-card';
  /** The place chosen, or the first that was looked at; -1: none. */
  readonly place: Place;
}

/** Which card is missing to reach the place chosen, or any target at all. */
export function whatIsMissing(
  at: Standpoint,
  choice: Choice,
  isTarget: (place: Place) => boolean,
): Missing {
  const wanted = choice.location === null ? null : placeOf(choice.location);
  let reached: Place | null = null;
  let carried = false;
  for (const via of at.usable) {
    if (!isLocationCard(via)) continue;
    for (const { place, transport } of CARD_CONNECTIONS[via]) {
      if (wanted === null ? !isTarget(place) : place !== wanted) continue;
      reached ??= place;
      if (at.usable.some((card) => serves(at, card, transport) && hasAnother(at, card, via))) {
        carried = true;
      }
    }
  }
  if (reached === null) return { what: 'connection', place: wanted ?? -1 };
  return { what: carried ? 'third-card' : 'transport', place: wanted ?? reached };
}
