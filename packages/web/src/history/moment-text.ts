// A moment in words: "Turn 34, French, after the raid on Deerfield".
import { NO_PLACE, cardName, placeWords, type Locale } from '@arpents/messages';
import { BEFORE_FIRST_TURN, turnName } from '../text/turn-name.ts';
import { textIn } from '../text/use-text.ts';
import type { Moment } from './moments.ts';

export function momentText(moment: Moment, locale: Locale): string {
  const { turn, side, step } = moment;
  const named = turnName(turn, side, locale);
  // The beginning of the beginning is just that.
  if (turn === BEFORE_FIRST_TURN && step === 0) return named;
  return textIn(locale, 'history.at', { turn: named, after: afterText(moment, locale) });
}

function afterText({ entry: { body, events } }: Moment, locale: Locale): string {
  if (body.kind !== 'action') {
    return textIn(locale, body.kind === 'started' ? 'history.beginning' : 'history.concluded');
  }
  const { action } = body;
  const answered = events.find((event) => event.kind === 'raid-blocked');
  const location = 'location' in action ? action.location : (answered?.location ?? null);
  const card = 'card' in action ? action.card : null;
  return textIn(locale, `history.after.${action.kind}`, {
    ...(location === null ? NO_PLACE : placeWords(location, locale)),
    card: card === null ? '' : cardName(card, locale),
  });
}
