// An example for every sentence by which the rules refuse something, for a person who reads them all.
import {
  REFUSAL_CODES,
  usualRuling,
  type CardId,
  type LocationId,
  type Refusal,
  type RefusalCode,
  type RulingId,
} from '@arpents/engine';
import { DEFAULT_LOCALE } from './locales.ts';
import { hasText } from './texts.ts';

/** Rulings have three figures at most. */
const HIGHEST_RULING = 999;
const RULINGS = Array.from({ length: HIGHEST_RULING }, (_, i): RulingId => `R${i + 1}`);

/** What the variants of a text are about. */
const VARIANTS = [
  { suffix: '', card: false, place: false },
  { suffix: '.card', card: true, place: false },
  { suffix: '.place', card: false, place: true },
  { suffix: '.both', card: true, place: true },
];

const PLACE: LocationId = 'fort-duquesne';
/** A card of which a code speaks sensibly, where Militia would not do. */
const CARD_FOR: Readonly<Record<string, CardId>> = {
  'not-enough-money.R36': 'empire:siege-artillery',
  'not-enough-money.R38': 'empire:siege-artillery',
  'not-enough-money.R56': 'neutral:native-americans',
  'not-enough-money.R67': 'neutral:native-americans',
  'not-enough-money.R77': 'empire:ships',
  'leader-is-a-free-action': 'empire:military-leader',
  'fortification-only-defends': 'empire:fortification',
  'location-not-controlled': 'location:albany',
  'location-besieged': 'location:albany',
  'location-not-connected': 'location:albany',
  'no-card-connects': 'location:albany',
  'not-the-location-card': 'location:albany',
  'not-reservable': 'location:albany',
  'location-is-yours': 'location:albany',
  'location-is-yours.R79': 'location:albany',
  'home-card-spared': 'location:boston',
  'besieged-card-kept': 'location:boston',
};

function examplesOf(code: RefusalCode, ruling: RulingId | null): Refusal[] {
  const name = ruling === null ? code : `${code}.${ruling}`;
  return VARIANTS.flatMap(({ suffix, card, place }) =>
    hasText(DEFAULT_LOCALE, `refusal.${name}${suffix}`)
      ? {
          code,
          ruling: ruling ?? usualRuling(code),
          rule: null,
          card: card ? (CARD_FOR[name] ?? 'empire:militia') : null,
          location: place ? PLACE : null,
        }
      : [],
  );
}

/** One refusal for each text of the catalogue that begins with `refusal.`, by code. */
export const refusalExamples = (): readonly Refusal[] =>
  REFUSAL_CODES.flatMap((code) => [null, ...RULINGS].flatMap((ruling) => examplesOf(code, ruling)));
