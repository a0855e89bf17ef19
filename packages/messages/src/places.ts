// Names of the locations, alone and as they stand in a sentence.
import type { LocationId } from '@arpents/engine';
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import { capitalised, type Text } from './text.ts';

const NAMES: Readonly<Record<LocationId, Text>> = {
  boston: m['location.boston'],
  'new-haven': m['location.new-haven'],
  'new-york': m['location.new-york'],
  norfolk: m['location.norfolk'],
  pemaquid: m['location.pemaquid'],
  philadelphia: m['location.philadelphia'],
  'st-marys': m['location.st-marys'],
  albany: m['location.albany'],
  baltimore: m['location.baltimore'],
  canso: m['location.canso'],
  cumberland: m['location.cumberland'],
  deerfield: m['location.deerfield'],
  detroit: m['location.detroit'],
  'fort-beausejour': m['location.fort-beausejour'],
  'fort-duquesne': m['location.fort-duquesne'],
  'fort-frontenac': m['location.fort-frontenac'],
  'fort-halifax': m['location.fort-halifax'],
  'fort-niagara': m['location.fort-niagara'],
  'fort-presquile': m['location.fort-presquile'],
  'fort-st-john': m['location.fort-st-john'],
  'fort-stanwix': m['location.fort-stanwix'],
  'fort-venango': m['location.fort-venango'],
  'fort-william-henry': m['location.fort-william-henry'],
  gaspe: m['location.gaspe'],
  halifax: m['location.halifax'],
  kennebec: m['location.kennebec'],
  louisbourg: m['location.louisbourg'],
  oswego: m['location.oswego'],
  'port-royal': m['location.port-royal'],
  richmond: m['location.richmond'],
  tadoussac: m['location.tadoussac'],
  ticonderoga: m['location.ticonderoga'],
  'trois-rivieres': m['location.trois-rivieres'],
  montreal: m['location.montreal'],
  quebec: m['location.quebec'],
  michillimackinac: m['location.michillimackinac'],
};

interface Forms {
  readonly bare: Text<{ name: string }>;
  readonly at: Text<{ name: string }>;
  readonly of: Text<{ name: string }>;
}

/** Languages differ in the words around a name by what kind of name it is: *de Québec*, *d’Albany*, *du fort Niagara*. */
const FORMS = {
  plain: { bare: m['place.plain'], at: m['place.plain.at'], of: m['place.plain.of'] },
  vowel: { bare: m['place.vowel'], at: m['place.vowel.at'], of: m['place.vowel.of'] },
  fort: { bare: m['place.fort'], at: m['place.fort.at'], of: m['place.fort.of'] },
} as const satisfies Readonly<Record<string, Forms>>;

function formsOf(id: LocationId, name: string): Forms {
  if (id.startsWith('fort-')) return FORMS.fort;
  return /^[aeiou]/i.test(name) ? FORMS.vowel : FORMS.plain;
}

/** The name alone, with a capital. */
export const locationName = (id: LocationId, locale: Locale): string =>
  capitalised(NAMES[id]({}, { locale }));

export interface PlaceWords {
  readonly place: string;
  readonly atPlace: string;
  readonly ofPlace: string;
}

/** For texts that are about no place. */
export const NO_PLACE: PlaceWords = { place: '', atPlace: '', ofPlace: '' };

/** A location in a sentence: `Fort Niagara`, `at Fort Niagara`, `of Fort Niagara`. */
export function placeWords(id: LocationId, locale: Locale): PlaceWords {
  const name = NAMES[id]({}, { locale });
  const { bare, at, of } = formsOf(id, name);
  return {
    place: bare({ name }, { locale }),
    atPlace: at({ name }, { locale }),
    ofPlace: of({ name }, { locale }),
  };
}
