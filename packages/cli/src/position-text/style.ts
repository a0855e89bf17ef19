// How texts are set: the reader's language, colours where the terminal has them, and lines that fit.
import type { Side } from '@arpents/engine';
import { say, type Catalogue, type Locale, type TextKey, type WordsFor } from '@arpents/messages';
import type { Terminal } from '../terminal.ts';

export interface Style {
  readonly locale: Locale;
  readonly columns: number;
  /** What the catalogue says under this key. */
  readonly say: <K extends TextKey>(key: K, ...words: WordsFor<Catalogue, K>) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  /** In the colour of a side; null: nobody's. */
  readonly ofSide: (side: Side | null, text: string) => string;
}

const BOLD = 1;
const FAINT = 2;
const COLOURS = { british: 31, french: 34 } as const;

export function styleFor(
  terminal: Pick<Terminal, 'hasColours' | 'columns'>,
  locale: Locale,
): Style {
  const painted = (code: number, text: string): string =>
    terminal.hasColours ? `\u001b[${code}m${text}\u001b[0m` : text;
  return {
    locale,
    columns: terminal.columns,
    say: (key, ...words) => say(locale, key, ...words),
    strong: (text) => painted(BOLD, text),
    faint: (text) => painted(FAINT, text),
    ofSide: (side, text) => (side === null ? text : painted(COLOURS[side], text)),
  };
}

/** Breaks a text between words into lines of at most `columns`; those after the first are indented. */
export function wrapped(text: string, columns: number, indent: string): string {
  const words = text.split(' ');
  const lines = [words.shift() ?? ''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    const isFull = line.length + 1 + word.length > columns && line.trim() !== '';
    if (isFull) lines.push(`${indent}${word}`);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}
