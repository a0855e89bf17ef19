// Actions as numbers, to tell them apart quickly.
import {
  ACTION_KINDS,
  CARD_IDS,
  GIVE_UP_ZONES,
  PLACE_IDS,
  SIDES,
  type Action,
} from '@arpents/engine';

const NUMBERS: ReadonlyMap<string, number> = new Map(
  [...ACTION_KINDS, ...PLACE_IDS, ...CARD_IDS, ...GIVE_UP_ZONES, ...SIDES].map((text, index) => [
    text,
    index + 1,
  ]),
);

/** 48 bits that differ for different actions. */
export function keyOf(action: Action): number {
  let low = 0;
  let high = 0;
  const mix = (text: string | null): void => {
    const number = text === null ? 0 : (NUMBERS.get(text) ?? 0);
    low = Math.imul(low ^ number, 0x9e3779b1) + 0x7f4a7c15;
    high = Math.imul(high + number, 0x85ebca6b) ^ (low >>> 15);
  };
  mix(action.kind);
  if ('location' in action) mix(action.location);
  if ('card' in action) mix(action.card);
  if ('cards' in action) for (const card of action.cards) mix(card);
  if ('lost' in action) mix(action.lost);
  if ('siege' in action) mix(action.siege);
  if ('from' in action) mix(action.from);
  if ('settle' in action && action.settle) mix(action.kind);
  return (low >>> 0) * 0x10000 + (high >>> 16);
}
