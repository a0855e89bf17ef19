// Names that belong to the house in any language: who runs it, who works in it, the computer players, and guests without
// a name.
import { LOCALES, NAMED_LEVELS, levelName, say } from '@arpents/messages';
import { nameKeys } from './skeleton.ts';

/** As it is compared: accents and numbers do not make it another name. */
const plain = (name: string): string =>
  nameKeys(
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replace(/[0-9 _'’.-]+$/, ''),
  ).skeleton;

interface Reserved {
  readonly names: ReadonlySet<string>;
  /** What guests without a name are called by, with letters behind it. */
  readonly guests: readonly string[];
}

const listIn = (text: string): string[] => text.split(', ').map(plain);

/** When it is first asked for, because the texts must be there. */
let reserved: Reserved | null = null;

const readReserved = (): Reserved => ({
  names: new Set(
    LOCALES.flatMap((locale) => [
      ...listIn(say(locale, 'reserved.house')),
      ...listIn(say(locale, 'reserved.guests')),
      ...NAMED_LEVELS.map((level) => plain(levelName(level, locale))),
    ]),
  ),
  guests: LOCALES.flatMap((locale) => listIn(say(locale, 'reserved.guests'))),
});

export function isReserved(name: string): boolean {
  reserved ??= readReserved();
  const [first = ''] = name.split(/[ _'’.-]/);
  return reserved.names.has(plain(name)) || reserved.guests.includes(plain(first));
}
