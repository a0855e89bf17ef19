// Names of the locations, alone and as they stand in a sentence.
import type { LocationId } from '@arpents/engine';
import type { Locale } from './locales.ts';
import { capitalised } from './text.ts';
import { say } from './texts.ts';

/** Languages differ in the words around a name by what kind of name it is: *de Québec*, *d’Oswego*, *du fort Niagara*;
 * *a Oswego*, *ad Albany*. */
function formOf(id: LocationId, name: string): 'plain' | 'a' | 'vowel' | 'fort' {
  if (id.startsWith('fort-')) return 'fort';
  if (/^a/i.test(name)) return 'a';
  return /^[eiou]/i.test(name) ? 'vowel' : 'plain';
}

/** The name alone, with a capital. */
export const locationName = (id: LocationId, locale: Locale): string =>
  capitalised(say(locale, `location.${id}`));

export interface PlaceWords {
  readonly place: string;
  readonly atPlace: string;
  readonly ofPlace: string;
}

/** For texts that are about no place. */
export const NO_PLACE: PlaceWords = { place: '', atPlace: '', ofPlace: '' };

/** A location in a sentence: `Fort Niagara`, `at Fort Niagara`, `of Fort Niagara`. */
export function placeWords(id: LocationId, locale: Locale): PlaceWords {
  const name = say(locale, `location.${id}`);
  const form = formOf(id, name);
  return {
    place: say(locale, `place.${form}`, { name }),
    atPlace: say(locale, `place.${form}.at`, { name }),
    ofPlace: say(locale, `place.${form}.of`, { name }),
  };
}
