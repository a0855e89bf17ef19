// What analysis found, in words: what a decision is called, and what it lacked beside the best.
import type { LocationId, Side } from '@arpents/engine';
import type { ReasonToTell } from './advice.ts';
import { differenceIn } from './figures.ts';
import type { Locale } from './locales.ts';
import { NO_PLACE, placeWords } from './places.ts';
import { say } from './texts.ts';

/** A shortcoming as analysis finds it. */
export interface ShortcomingToTell {
  readonly kind: ReasonToTell['feature'] | 'deck-size';
  readonly side: Side;
  readonly location: LocationId | null;
  readonly value: number;
}

/** `Leaves Port Royal open to a raid`, of a decision of `decider`. */
export function describeShortcoming(
  { kind, side, location, value }: ShortcomingToTell,
  decider: Side,
  locale: Locale,
): string {
  const whose = side === decider ? 'own' : 'theirs';
  return say(locale, `analysis.why.${whose}.${kind}`, {
    ...(location === null ? NO_PLACE : placeWords(location, locale)),
    value: differenceIn(value, locale),
  });
}

/** `Mistake`. */
export const describeMark = (
  mark: 'fine' | 'inaccuracy' | 'mistake' | 'blunder',
  locale: Locale,
): string => say(locale, `analysis.mark.${mark}`);
