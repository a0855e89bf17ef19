// The glossary as translators read it: the words of each language for the terms of the game, and the words that it does without.
import { readFileSync } from 'node:fs';

const GLOSSARY = readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8');
const LINES = GLOSSARY.split('\n');

/** `French`: how the glossary calls a language. */
const nameOf = (locale: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The words for each term, by what English calls it; empty for a language without a column. */
export function wordsFor(locale: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  let column = -1;
  for (const line of LINES) {
    const cells = cellsOf(line);
    const [term = ''] = cells;
    if (term === 'English') column = cells.indexOf(nameOf(locale));
    const cell = cells[column];
    if (cell === undefined || /^-*$/.test(cell) || term === 'English') continue;
    // What stands in brackets explains the word before it.
    const words = cell.replaceAll(/\(.*?\)/g, '').split(/[,;]/);
    found.set(
      term,
      words.map((word) => word.trim()),
    );
  }
  return found;
}

/** Words that have another one in this language: those in italics under “Words that are not used”, but for the brackets. */
export function unusedWords(locale: string): readonly string[] {
  const head = `- **${nameOf(locale)}**:`;
  const line = LINES.find((one) => one.startsWith(head)) ?? head;
  const listed = line.slice(head.length).replaceAll(/\(.*?\)/g, '');
  return [...listed.matchAll(/[*_]([^*_]+)[*_]/g)].map(([, word = '']) => word);
}
