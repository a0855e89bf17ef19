// The files of the catalogue as translators write them, and what can be wrong with a language without knowing it.
import { readFileSync, readdirSync } from 'node:fs';
import { languageOf, type Locale, type Texts } from '@arpents/messages';

export const CATALOGUE = new URL('../../catalogue/', import.meta.url);

/** The files of a language: the texts that programs share, then those of the web client. */
export const filesOf = (locale: string): readonly string[] =>
  readdirSync(CATALOGUE).filter((name) => `.${name}`.endsWith(`.${locale}.json`));

export const readTexts = (file: string): Texts =>
  JSON.parse(readFileSync(new URL(file, CATALOGUE), 'utf8')) as Texts;

/** Every text of a language under its key. */
export const textsIn = (locale: string): Texts =>
  Object.assign({}, ...filesOf(locale).map(readTexts)) as Texts;

/** The text under a key, or all of them where there is one for each number. */
export const formsOf = (text: Texts[string]): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

const placeholdersIn = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort().join(', ');

/** Whoever fills in a place with its preposition fills in its name as well (`placeWords`): *das Dorf Albany*. */
const withNameAlone = (text: string): string => text.replace(/\{(at|of)Place\}/g, '{place}');

/** The grammatical numbers that the figures of a game can have in a language. */
function numbersOf(locale: Locale): string {
  const rules = new Intl.PluralRules(languageOf(locale).tag);
  const met = Array.from({ length: 1000 }, (_, count) => rules.select(count));
  return [...new Set([...met, 'other'])].sort().join(', ');
}

/** Where the texts of a language do not fit those of the language they were translated from. */
export function faultsOf(locale: Locale, texts: Texts, original: Texts): string[] {
  const faults: string[] = [];
  for (const key of Object.keys(original)) if (!(key in texts)) faults.push(`missing: ${key}`);
  for (const [key, text] of Object.entries(texts)) {
    const from = original[key];
    if (from === undefined) {
      faults.push(`unknown: ${key}`);
      continue;
    }
    if (typeof text !== typeof from) faults.push(`not the same kind of text: ${key}`);
    const all = formsOf(from).join(' ');
    const asked = [all, withNameAlone(all)].map(placeholdersIn);
    for (const form of formsOf(text)) {
      if (!asked.includes(placeholdersIn(form))) faults.push(`other placeholders: ${key}: ${form}`);
      if (/^\s|\s$|^$| {2}|['"]/.test(form)) faults.push(`spaces or quotes: ${key}: ${form}`);
    }
    if (typeof text === 'string') continue;
    const numbers = Object.keys(text).sort().join(', ');
    if (numbers !== numbersOf(locale)) faults.push(`not its numbers: ${key}: ${numbers}`);
  }
  return faults;
}
