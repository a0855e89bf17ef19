// What is to be decided and by whom, as a sentence.
import { PLACE_IDS, type Decision } from '@arpents/engine';
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import { sideWords } from './names.ts';
import { NO_PLACE, placeWords, type PlaceWords } from './places.ts';
import { capitalised, type Text } from './text.ts';

interface DecisionWords extends PlaceWords {
  readonly side: string;
  /** How many cards, where it is about a number of them. */
  readonly cards: string;
}

type DecisionTexts = {
  readonly [K in Decision['kind']]: (
    decision: Extract<Decision, { readonly kind: K }>,
  ) => Text<DecisionWords>;
};

const GIVE_UP = {
  ambush: m['decide.give-up-card.ambush'],
  convert: m['decide.give-up-card.convert'],
  siege: m['decide.give-up-card.siege'],
} as const satisfies Readonly<
  Record<Extract<Decision, { kind: 'give-up-card' }>['cause'], Text<DecisionWords>>
>;

const TEXTS: DecisionTexts = {
  'take-action': () => m['decide.take-action'],
  'block-raid': () => m['decide.block-raid'],
  'block-ambush': () => m['decide.block-ambush'],
  'give-up-card': ({ cause }) => GIVE_UP[cause],
  'settle-after-siege': ({ surrendered }) =>
    surrendered ? m['decide.settle-after-siege.surrendered'] : m['decide.settle-after-siege'],
  'discard-penalty': () => m['decide.discard-penalty'],
  'siege-redraw': () => m['decide.siege-redraw'],
  'choose-empire-card': () => m['decide.choose-empire-card'],
};

export function describeDecision(decision: Decision, locale: Locale): string {
  const location = 'place' in decision ? PLACE_IDS[decision.place] : undefined;
  const words: DecisionWords = {
    side: sideWords(decision.side, locale).side,
    cards: 'count' in decision ? m['unit.cards']({ count: decision.count }, { locale }) : '',
    ...(location === undefined ? NO_PLACE : placeWords(location, locale)),
  };
  return capitalised(textFor(decision)(words, { locale }));
}

/** The table pairs every kind with a text for it, which the type checker cannot see through a union. */
const textFor = (decision: Decision): Text<DecisionWords> =>
  (TEXTS[decision.kind] as (decision: Decision) => Text<DecisionWords>)(decision);
