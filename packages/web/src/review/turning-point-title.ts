// A turning point in a line: whose turn it was, what it was, and what it was worth.
import { markOf, type TurningPoint } from '@arpents/bots';
import { describeMark, differenceIn, type Locale } from '@arpents/messages';
import { turnName } from '../text/turn-name.ts';
import { textIn } from '../text/use-text.ts';

/** What decided a game was beyond the noise of the search. */
const NO_NOISE = 0;

export function turningPointTitle(
  { turn, side, cause, points: worth }: TurningPoint,
  locale: Locale,
): string {
  const points = differenceIn(worth, locale);
  const mark = describeMark(markOf(-worth, NO_NOISE), locale);
  return textIn(locale, 'labelled', {
    name: turnName(turn, side, locale),
    value:
      cause === 'luck'
        ? textIn(locale, worth < 0 ? 'review.luck.bad' : 'review.luck.good', { points })
        : textIn(locale, 'review.marked', { mark, points }),
  });
}
