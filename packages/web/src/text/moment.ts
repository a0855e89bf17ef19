// A moment as a reader writes it.
import { languageOf, type Locale } from '@arpents/messages';

export const momentText = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale).tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);
