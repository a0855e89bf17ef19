// The inks of the theme on what they are printed on, by day and by candlelight, as WCAG 2 measures contrast (AA).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('../src/theme/theme.css', import.meta.url), 'utf8');

/** The colours that a rule of the theme sets, by their names. */
function coloursOf(selector: string): Readonly<Record<string, string>> {
  const start = CSS.indexOf(`${selector} {`);
  const rule = CSS.slice(start, CSS.indexOf('}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

const LEAST_OF_TEXT = 4.5;
const LEAST_OF_MARKS = 3;

/** What is written in these inks on these grounds. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'paper-raised', 'paper-deep', 'british-soft', 'french-soft', 'neutral-soft'],
  'ink-soft': ['paper', 'paper-raised', 'paper-deep'],
  british: ['paper', 'paper-raised'],
  french: ['paper', 'paper-raised'],
  neutral: ['paper', 'paper-raised'],
  accent: ['paper', 'paper-raised'],
  good: ['paper', 'paper-raised'],
  'paper-raised': ['accent', 'gold'],
  paper: ['ink'],
  'desk-ink': ['desk'],
  coast: ['sheet-land'],
  'sea-ink': ['sheet-sea'],
  'plate-ink': ['plate'],
};

/** What is drawn in these inks on these grounds, and must be told from them. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  coast: ['sheet-sea'],
  'route-water': ['sheet-land', 'sheet-land-shore'],
  'route-road': ['sheet-land'],
  'route-trail': ['sheet-land'],
  ink: ['bastion'],
  focus: ['paper', 'paper-raised'],
  gold: ['paper', 'paper-raised'],
};

const tooFaint = (
  colours: Readonly<Record<string, string>>,
  pairs: Readonly<Record<string, readonly string[]>>,
  least: number,
): readonly string[] =>
  Object.entries(pairs).flatMap(([ink, grounds]) =>
    grounds.flatMap((ground) => {
      const measured = contrast(colours[ink] ?? '', colours[ground] ?? '');
      return measured >= least ? [] : [`${ink} on ${ground}: ${measured.toFixed(2)}`];
    }),
  );

const day = coloursOf(':root');
const LOOKS = { day, candle: { ...day, ...coloursOf(":root[data-look='candle']") } };

describe.each(Object.entries(LOOKS))('by %s', (_, colours) => {
  it('every text can be read', () => {
    expect(tooFaint(colours, TEXTS, LEAST_OF_TEXT)).toEqual([]);
  });

  it('every mark is told from its ground', () => {
    expect(tooFaint(colours, MARKS, LEAST_OF_MARKS)).toEqual([]);
  });
});
