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

/** How many letters the longest word of a name has: names are never broken inside a word. */
export const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s-]+/).map((word) => word.length));
