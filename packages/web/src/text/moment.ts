// A moment as a reader writes it.
import type { Locale } from '@arpents/messages';

export const momentText = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
