// Before every test: the texts of all languages, those of the web client too.
import { readFileSync, readdirSync } from 'node:fs';
// Not the whole package: most tests need no sentences.
import { LOCALES } from '../../src/locales.ts';
import { addTexts, type Texts } from '../../src/texts.ts';

const CATALOGUE = new URL('../../catalogue/', import.meta.url);

for (const locale of LOCALES) {
  for (const name of readdirSync(CATALOGUE)) {
    if (!`.${name}`.endsWith(`.${locale}.json`)) continue;
    addTexts(locale, JSON.parse(readFileSync(new URL(name, CATALOGUE), 'utf8')) as Texts);
  }
}
