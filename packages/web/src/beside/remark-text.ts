// What the coach says before a blunder.
import type { Warning } from '@arpents/bots';
import type { Side } from '@arpents/engine';
import { describeShortcoming, placeWords, type Locale } from '@arpents/messages';
import { textIn } from '../text/use-text.ts';

/** To somebody who plays this side. */
export const remarkText = ({ why }: Warning, side: Side, locale: Locale): string =>
  why.kind === 'supply' && why.location !== null
    ? textIn(locale, 'coach.supply', placeWords(why.location, locale))
    : describeShortcoming(why, side, locale);
