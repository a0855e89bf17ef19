// The files of the catalogue, those of the web client included: complete, alike in every language, and all in use.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  ACTION_KINDS,
  CARD_IDS,
  DECISION_KINDS,
  EDITIONS,
  ENDINGS,
  LOCATIONS,
  PRESET_IDS,
  RECORD_PARTS,
  REFUSAL_CODES,
  RULE_IDS,
  VIEWERS,
} from '@arpents/engine';
import { DEFAULT_LOCALE, LOCALES, type Locale, type Texts } from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, faultsOf, filesOf, formsOf, readTexts, textsIn } from './support/catalogue.ts';
import { spokenKeys } from './support/spoken-keys.ts';

const ENGLISH = textsIn(DEFAULT_LOCALE);

/** A space before a mark that stands close to the word; a mark may also be named by itself. */
const SPACE_BEFORE_MARK = /[\p{L}\p{N})}“”»] [.,;:!?](?!\p{L})/u;
/** What a language has in no text. Others write as most do, until they have a row here. */
const USUAL_TYPOGRAPHY = { wrong: [SPACE_BEFORE_MARK] } as const;
const TYPOGRAPHY: readonly { readonly locale: Locale; readonly wrong: readonly RegExp[] }[] = [
  { locale: 'en', wrong: [SPACE_BEFORE_MARK, /[«»„]/, /“[^”]*(“|$)/, /^[^“]*”/] },
  {
    // As the Imprimerie nationale has it: a narrow hard space before ; ! ?, a hard one before : and inside guillemets.
    // A mark that follows another one, and the colon of an address, stand without.
    locale: 'fr',
    wrong: [/[^\u202f!?][;!?]/, /[^\u00a0][:»]|«[^\u00a0]/, /\u202f[^;!?\p{L}\d{]/u, /[„“”]/],
  },
  {
    locale: 'de',
    wrong: [SPACE_BEFORE_MARK, /[«»”]/, /„[^“]*(„|$)/, /^[^„]*“/, / - /, /[^.:?!“] (Sie|Ihnen)\b/],
  },
  {
    // Guillemets without spaces, curved apostrophes, and accents that fall the right way.
    locale: 'it',
    wrong: [
      SPACE_BEFORE_MARK,
      /[„“”'`]/,
      /«[\s\u00a0]|[\s\u00a0]»/,
      /«[^»]*(«|$)/,
      /^[^«]*»/,
      / - /,
      /(per|poi|fin|anzi|affin|ben|pur)ch[eè](?!\p{L})|(?<!\p{L})(pò|sè|nè)(?!\p{L})/u,
    ],
  },
];

describe('the catalogue', () => {
  it('has two files for every language, and none for others', () => {
    expect(readdirSync(CATALOGUE).sort()).toEqual(
      LOCALES.flatMap((locale) => [`${locale}.json`, `web.${locale}.json`]).sort(),
    );
  });

  it('has the keys that the compiler knows', () => {
    const script = fileURLToPath(new URL('../../../scripts/texts.mjs', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.each(LOCALES)('has in %s the keys of English in the same order, file by file', (locale) => {
    const keys = filesOf(locale).map((file) => Object.keys(readTexts(file)));
    expect(keys).toEqual(filesOf(DEFAULT_LOCALE).map((file) => Object.keys(readTexts(file))));
  });

  it.each(LOCALES)('has in %s a sound text for every key and number', (locale) => {
    expect(faultsOf(locale, textsIn(locale), ENGLISH)).toEqual([]);
  });

  it('keeps the texts of the web client apart, by their keys', () => {
    const [shared = '', web = ''] = filesOf(DEFAULT_LOCALE);
    const isOfWeb = (key: string): boolean => key.startsWith('web.');
    expect(Object.keys(readTexts(shared)).filter(isOfWeb)).toEqual([]);
    expect(Object.keys(readTexts(web)).filter((key) => !isOfWeb(key))).toEqual([]);
  });

  it.each(LOCALES)('has in %s the spaces and quotation marks of the language', (locale) => {
    const { wrong } = TYPOGRAPHY.find((row) => row.locale === locale) ?? USUAL_TYPOGRAPHY;
    const found = Object.entries(textsIn(locale)).flatMap(([key, text]) =>
      formsOf(text).flatMap((form) =>
        wrong.some((one) => one.test(` ${form}`)) ? [`${key}: ${form}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))(
    'leaves no sentence untranslated in %s',
    (locale) => {
      const texts = textsIn(locale);
      const same = Object.entries(ENGLISH).flatMap(([key, text]) =>
        JSON.stringify(text) === JSON.stringify(texts[key]) ? formsOf(text) : [],
      );
      // Names are the same in many languages; three words of the language in a row are not.
      expect(
        same.filter((text) => /(?<!\p{L})\p{Ll}{2,}[ ,]+\p{Ll}{2,}[ ,]+\p{Ll}{2,}/u.test(text)),
      ).toEqual([]);
    },
  );
});

describe('what programs say', () => {
  it('is all that the shared texts hold', () => {
    const isSpoken = spokenKeys(['messages', 'cli', 'server', 'web']);
    const shared = Object.keys(readTexts(`${DEFAULT_LOCALE}.json`));
    // Variants of refusals are said where they exist: see below.
    const named = shared.filter((key) => !key.startsWith('refusal.'));
    expect(named.filter((key) => !isSpoken(key))).toEqual([]);
  });

  it('is all that the texts of the web client hold', () => {
    const isSpoken = spokenKeys(['web']);
    const keys = Object.keys(readTexts(`web.${DEFAULT_LOCALE}.json`));
    expect(keys.filter((key) => !isSpoken(key.slice('web.'.length)))).toEqual([]);
  });

  it.each<readonly [string, readonly string[]]>([
    ['action', ACTION_KINDS],
    ['log', ACTION_KINDS],
    ['menu', ACTION_KINDS],
    ['asked', DECISION_KINDS],
    ['decide', DECISION_KINDS],
    ['decision', DECISION_KINDS],
    ['card', [...CARD_IDS, 'quoted', 'none']],
    ['edition', EDITIONS],
    ['ending', ENDINGS],
    ['outcome', ENDINGS],
    ['location', LOCATIONS.map(({ id }) => id)],
    ['preset', PRESET_IDS],
    ['record', [...RECORD_PARTS, 'one-of']],
    ['refusal', [...REFUSAL_CODES, 'by-rule']],
    ['rule', RULE_IDS],
    ['viewer', VIEWERS],
  ])('under “%s” is about things that there are', (family, ids) => {
    const named = Object.keys(ENGLISH)
      .filter((key) => key.startsWith(`${family}.`))
      .map((key) => key.split('.')[1] ?? '');
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('of a refusal is for its code, a ruling, a card, a place, or both', () => {
    const variants = Object.keys(ENGLISH).filter((key) => key.startsWith('refusal.'));
    const known = /^refusal\.[a-z-]+(\.R\d+)?(\.(card|place|both))?$/;
    expect(variants.filter((key) => !known.test(key))).toEqual([]);
  });
});

describe('faults of a language', () => {
  const original: Texts = {
    'a.greeting': 'Good day, {name}',
    'a.count': { one: '{count} card', other: '{count} cards' },
  };

  it('are found, each with its key', () => {
    expect(faultsOf('fr', original, original)).toEqual([]);
    expect(faultsOf('fr', { 'a.greeting': 'Bonjour, {nom} ', 'a.more': '' }, original)).toEqual([
      'missing: a.count',
      'other placeholders: a.greeting: Bonjour, {nom} ',
      'spaces or quotes: a.greeting: Bonjour, {nom} ',
      'unknown: a.more',
    ]);
    expect(faultsOf('en', { ...original, 'a.count': { other: '{count}' } }, original)).toEqual([
      'not its numbers: a.count: other',
    ]);
  });
});
