// The levels of the computer players as people choose them: a name and a sentence each.
import type { Locale } from './locales.ts';
import { say } from './texts.ts';

export const NAMED_LEVELS = ['recruit', 'settler', 'captain', 'governor', 'general'] as const;
export type NamedLevel = (typeof NAMED_LEVELS)[number];

/** Whether the catalogue has a name for this level: servers may offer others. */
export const isNamedLevel = (id: string): id is NamedLevel =>
  NAMED_LEVELS.some((level) => level === id);

export const levelName = (level: NamedLevel, locale: Locale): string =>
  say(locale, `level.${level}`);

/** What to expect of a level. */
export const describeLevel = (level: NamedLevel, locale: Locale): string =>
  say(locale, `level.${level}.about`);
