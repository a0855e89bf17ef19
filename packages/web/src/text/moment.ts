// A moment as a reader writes it.
import { INTL_TAGS, type Locale } from '@arpents/messages';

export const momentText = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(INTL_TAGS[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(
    at,
  );
