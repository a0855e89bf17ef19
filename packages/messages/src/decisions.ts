// What is to be decided and by whom, as a sentence.
import { PLACE_IDS, type Decision } from '@arpents/engine';
import type { Locale } from './locales.ts';
import { sideWords } from './names.ts';
import { NO_PLACE, placeWords, type PlaceWords } from './places.ts';
import { capitalised } from './text.ts';
import { say } from './texts.ts';

interface DecisionWords extends PlaceWords {
  readonly side: string;
  /** How many cards, where it is about a number of them. */
  readonly cards: string;
}

export function describeDecision(decision: Decision, locale: Locale): string {
  const location = 'place' in decision ? PLACE_IDS[decision.place] : undefined;
  const words: DecisionWords = {
    side: sideWords(decision.side, locale).side,
    cards: 'count' in decision ? say(locale, 'unit.cards', { count: decision.count }) : '',
    ...(location === undefined ? NO_PLACE : placeWords(location, locale)),
  };
  return capitalised(say(locale, `decide.${textOf(decision)}`, words));
}

function textOf(decision: Decision) {
  switch (decision.kind) {
    case 'give-up-card':
      return `${decision.kind}.${decision.cause}` as const;
    case 'settle-after-siege':
      return decision.surrendered ? (`${decision.kind}.surrendered` as const) : decision.kind;
    default:
      return decision.kind;
  }
}
