// What stands on a card besides its plain name: whether it was there from the beginning, and whether it is neutral.
import { cardParts, type CardId } from '@arpents/engine';

export type CardMark = 'initial' | 'neutral';

const INITIAL = 'regular-infantry-initial';

export function markOf(id: CardId): CardMark | null {
  const parts = cardParts(id);
  if (parts.family === 'neutral') return 'neutral';
  return parts.family === 'empire' && parts.name === INITIAL ? 'initial' : null;
}

/** The card whose plain name stands on this one. */
export function namesake(id: CardId): CardId {
  const parts = cardParts(id);
  if (parts.family === 'neutral') return `empire:${parts.name}`;
  return markOf(id) === 'initial' ? 'empire:regular-infantry' : id;
}

export const MARK_SIGNS: Readonly<Record<CardMark, string>> = { initial: '✦', neutral: '◇' };

/** Letters of the title type by their width, as a part of its height; what is not among them is as wide as an n. */
const LETTER_WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  [" iîïjl'’.-", 0.28],
  ['fst', 0.36],
  ['acerévxyzèêâç', 0.46],
  ['PSIJ', 0.58],
  ['w', 0.66],
  ['m', 0.78],
  ['ABCDEFGKLOQRTVXYZÉ', 0.82],
  ['œMNHUW', 0.95],
];
const OTHER_WIDTH = 0.54;

const widthOfLetter = (letter: string): number =>
  LETTER_WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? OTHER_WIDTH;

/** How wide a name is on one line, as a multiple of its height. */
export const widthOf = (name: string): number =>
  Array.from(name, widthOfLetter).reduce((sum, width) => sum + width, 0);

/** How wide its longest word is: names are never broken inside a word. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]+/).map(widthOf));
