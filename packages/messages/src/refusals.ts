// Why something cannot be done, as a sentence: what is wrong, why, and what to do about it.
import {
  CARD_COST,
  CARD_IDS,
  CARD_SIEGE_FEE,
  type CardId,
  type Refusal,
  type RefusalCode,
  type RulingId,
} from '@arpents/engine';
import { cardWord } from './cards.ts';
import type { Locale } from './locales.ts';
import { placeWords } from './places.ts';
import { ruleTitle } from './rules.ts';
import { capitalised } from './text.ts';
import { hasText, say } from './texts.ts';

export function describeRefusal(refusal: Refusal, locale: Locale): string {
  const sentence = capitalised(sentenceOf(refusal, locale));
  return refusal.rule === null
    ? sentence
    : say(locale, 'refusal.by-rule', { sentence, rule: ruleTitle(refusal.rule, locale) });
}

/** Every code has a text. Where it rests on different rulings, some of these have texts of their own, which come first. */
function sentenceOf(refusal: Refusal, locale: Locale): string {
  const { code, ruling } = refusal;
  return (
    mostExact(`refusal.${code}.${ruling}`, refusal, locale) ??
    mostExact(`refusal.${code}`, refusal, locale) ??
    say(locale, `refusal.${code}`)
  );
}

/** The variant that says most with what the refusal is about: a card and a place, one of them, or nothing in particular. */
function mostExact(
  text: `refusal.${RefusalCode}` | `refusal.${RefusalCode}.${RulingId}`,
  { card, location }: Refusal,
  locale: Locale,
): string | null {
  const both = `${text}.both` as const;
  if (card !== null && location !== null && hasText(locale, both))
    return say(locale, both, { ...cardWords(card, locale), ...placeWords(location, locale) });
  const ofCard = `${text}.card` as const;
  if (card !== null && hasText(locale, ofCard)) return say(locale, ofCard, cardWords(card, locale));
  const ofPlace = `${text}.place` as const;
  if (location !== null && hasText(locale, ofPlace))
    return say(locale, ofPlace, placeWords(location, locale));
  return hasText(locale, text) ? say(locale, text) : null;
}

const cardWords = (id: CardId, locale: Locale) => {
  // Cards of the same name cost the same on both sides.
  const card = CARD_IDS.indexOf(id);
  return {
    card: cardWord(id, locale),
    /** What it costs to draft. */
    cost: say(locale, 'unit.money', { count: CARD_COST[card] ?? 0 }),
    /** What it costs to play to a siege. */
    fee: say(locale, 'unit.money', { count: CARD_SIEGE_FEE[card] ?? 0 }),
  };
};
