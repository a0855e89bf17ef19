// A turn by its number and side; what is chosen before the first one has a name of its own.
import type { Side } from '@arpents/engine';
import { viewerName, type Locale } from '@arpents/messages';
import { textIn } from './use-text.ts';

/** Until the first turn begins the rules count none. */
export const BEFORE_FIRST_TURN = 0;

export function turnName(turn: number, side: Side, locale: Locale): string {
  const words = { turn, side: viewerName(side, locale) };
  return textIn(locale, turn === BEFORE_FIRST_TURN ? 'log.beginning' : 'log.turn', words);
}
