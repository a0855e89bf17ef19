// Advice of the computer players in words: the reasons for a turn, and the chance to win after it.
import type { LocationId, Side } from '@arpents/engine';
import { differenceIn } from './figures.ts';
import type { Locale } from './locales.ts';
import { viewerName } from './names.ts';
import { NO_PLACE, placeWords } from './places.ts';
import { say } from './texts.ts';

/** How the value of a reason is meant: as a share of 1, or as a change in what is counted. */
type Measure = 'share' | 'change';

const MEASURES = {
  victory: 'share',
  points: 'change',
  end: 'share',
  siege: 'share',
  place: 'share',
  army: 'change',
  raiders: 'change',
  'raid-danger': 'change',
  'ambush-danger': 'change',
  fortifications: 'change',
  supply: 'change',
  money: 'change',
  income: 'change',
  settlers: 'change',
  transport: 'change',
  'useless-cards': 'change',
  helpers: 'change',
} as const satisfies Readonly<Record<string, Measure>>;

/** A reason as the computer players give it. */
export interface ReasonToTell {
  readonly feature: keyof typeof MEASURES;
  readonly side: Side;
  readonly location: LocationId | null;
  readonly value: number;
}

const share = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(value);

/** `Success of the siege of Louisbourg: 78%`; for the other side than the one advised, with its name. */
export function describeReason(reason: ReasonToTell, advised: Side, locale: Locale): string {
  const place = reason.location === null ? NO_PLACE : placeWords(reason.location, locale);
  const words = {
    about: say(locale, `advice.${aboutOf(reason)}`, place),
    value:
      MEASURES[reason.feature] === 'share'
        ? share(Math.abs(reason.value), locale)
        : differenceIn(reason.value, locale),
  };
  return reason.side === advised
    ? say(locale, 'advice.reason', words)
    : say(locale, 'advice.reason.opponent', { ...words, side: viewerName(reason.side, locale) });
}

function aboutOf({ feature, value }: ReasonToTell) {
  if (feature !== 'place') return feature;
  return value < 0 ? 'place.lost' : 'place.gained';
}

/** `Chance to win: 64%`. */
export const describeChance = (winning: number, locale: Locale): string =>
  say(locale, 'advice.winning', { value: share(winning, locale) });
