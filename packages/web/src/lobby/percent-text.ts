// A share as a whole percentage, as the reader's language writes it.
import type { Locale } from '@arpents/messages';

export const percentText = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
