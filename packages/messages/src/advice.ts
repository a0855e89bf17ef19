// Advice of the computer players in words: the reasons for a turn, and the chance to win after it.
import type { LocationId, Side } from '@arpents/engine';
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import { viewerName } from './names.ts';
import { NO_PLACE, placeWords, type PlaceWords } from './places.ts';
import type { Text } from './text.ts';

/** How the value of a reason is meant: as a share of 1, or as a change in what is counted. */
type Measure = 'share' | 'change';

interface ReasonText {
  readonly measure: Measure;
  readonly about: Text<PlaceWords>;
}

const REASONS = {
  victory: { measure: 'share', about: m['advice.victory'] },
  points: { measure: 'change', about: m['advice.points'] },
  end: { measure: 'share', about: m['advice.end'] },
  siege: { measure: 'share', about: m['advice.siege'] },
  place: { measure: 'share', about: m['advice.place.gained'] },
  army: { measure: 'change', about: m['advice.army'] },
  raiders: { measure: 'change', about: m['advice.raiders'] },
  'raid-danger': { measure: 'change', about: m['advice.raid-danger'] },
  'ambush-danger': { measure: 'change', about: m['advice.ambush-danger'] },
  fortifications: { measure: 'change', about: m['advice.fortifications'] },
  supply: { measure: 'change', about: m['advice.supply'] },
  money: { measure: 'change', about: m['advice.money'] },
  income: { measure: 'change', about: m['advice.income'] },
  settlers: { measure: 'change', about: m['advice.settlers'] },
  transport: { measure: 'change', about: m['advice.transport'] },
  'useless-cards': { measure: 'change', about: m['advice.useless-cards'] },
  helpers: { measure: 'change', about: m['advice.helpers'] },
} as const satisfies Readonly<Record<string, ReasonText>>;

/** A reason as the computer players give it. */
export interface ReasonToTell {
  readonly feature: keyof typeof REASONS;
  readonly side: Side;
  readonly location: LocationId | null;
  readonly value: number;
}

const share = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(value);

const change = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(value);

/** `Success of the siege of Louisbourg: 78%`; for the other side than the one advised, with its name. */
export function describeReason(reason: ReasonToTell, advised: Side, locale: Locale): string {
  const { measure, about } = REASONS[reason.feature];
  const text = reason.feature === 'place' && reason.value < 0 ? m['advice.place.lost'] : about;
  const words = {
    about: text(reason.location === null ? NO_PLACE : placeWords(reason.location, locale), {
      locale,
    }),
    value:
      measure === 'share' ? share(Math.abs(reason.value), locale) : change(reason.value, locale),
  };
  return reason.side === advised
    ? m['advice.reason'](words, { locale })
    : m['advice.reason.opponent']({ ...words, side: viewerName(reason.side, locale) }, { locale });
}

/** `Chance to win: 64%`. */
export const describeChance = (winning: number, locale: Locale): string =>
  m['advice.winning']({ value: share(winning, locale) }, { locale });
