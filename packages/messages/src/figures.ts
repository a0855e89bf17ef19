// Figures of advice and analysis: apart from the rest, as few pages need them.
import type { Locale } from './locales.ts';

/** Languages differ in the comma; the minus is the one of `signed` in all of them, and nothing is less than nothing. */
const written = (value: number, locale: Locale, digits: number, plus: boolean): string =>
  new Intl.NumberFormat(locale, {
    signDisplay: plus ? 'exceptZero' : 'negative',
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace('-', '−');

/** A difference to a tenth, with its sign: `+2,5`. */
export const differenceIn = (value: number, locale: Locale): string =>
  written(value, locale, 1, true);

/** A figure as a whole number. */
export const wholeIn = (value: number, locale: Locale): string => written(value, locale, 0, false);
