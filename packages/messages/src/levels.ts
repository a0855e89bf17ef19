// The levels of the computer players as people choose them: a name and a sentence each.
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import type { Text } from './text.ts';

const LEVELS = {
  recruit: { title: m['level.recruit'], about: m['level.recruit.about'] },
  settler: { title: m['level.settler'], about: m['level.settler.about'] },
  captain: { title: m['level.captain'], about: m['level.captain.about'] },
  governor: { title: m['level.governor'], about: m['level.governor.about'] },
  general: { title: m['level.general'], about: m['level.general.about'] },
} as const satisfies Readonly<Record<string, { readonly title: Text; readonly about: Text }>>;

export type NamedLevel = keyof typeof LEVELS;

/** Whether the catalogue has a name for this level: servers may offer others. */
export const isNamedLevel = (id: string): id is NamedLevel => Object.hasOwn(LEVELS, id);

export const levelName = (level: NamedLevel, locale: Locale): string =>
  LEVELS[level].title({}, { locale });

/** What to expect of a level. */
export const describeLevel = (level: NamedLevel, locale: Locale): string =>
  LEVELS[level].about({}, { locale });
