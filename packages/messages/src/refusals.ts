// Why something cannot be done, as a sentence: what is wrong, why, and what to do about it.
import { CARD_COST, CARD_IDS, CARD_SIEGE_FEE, type CardId, type Refusal } from '@arpents/engine';
import { cardWord } from './cards.ts';
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import { placeWords, type PlaceWords } from './places.ts';
import { REFUSAL_TEXTS, type CardWords, type RefusalTexts } from './refusal-texts.ts';
import { ruleTitle } from './rules.ts';
import { capitalised } from './text.ts';

export function describeRefusal(refusal: Refusal, locale: Locale): string {
  const sentence = capitalised(sentenceOf(refusal, locale));
  return refusal.rule === null
    ? sentence
    : m['refusal.by-rule']({ sentence, rule: ruleTitle(refusal.rule, locale) }, { locale });
}

function sentenceOf(refusal: Refusal, locale: Locale): string {
  const texts = REFUSAL_TEXTS[refusal.code];
  const card = refusal.card === null ? null : cardWords(refusal.card, locale);
  const place = refusal.location === null ? null : placeWords(refusal.location, locale);
  const ofRuling = texts.rulings?.[refusal.ruling];
  return (
    (ofRuling === undefined ? null : mostExact(ofRuling, card, place, locale)) ??
    mostExact(texts, card, place, locale) ??
    texts.plain({}, { locale })
  );
}

/** The variant that says most with what the refusal carries. */
function mostExact(
  texts: Partial<RefusalTexts>,
  card: CardWords | null,
  place: PlaceWords | null,
  locale: Locale,
): string | null {
  const options = { locale };
  if (card !== null && place !== null && texts.both)
    return texts.both({ ...card, ...place }, options);
  if (card !== null && texts.card) return texts.card(card, options);
  if (place !== null && texts.place) return texts.place(place, options);
  return texts.plain?.({}, options) ?? null;
}

function cardWords(id: CardId, locale: Locale): CardWords {
  // Cards of the same name cost the same on both sides.
  const card = CARD_IDS.indexOf(id);
  return {
    card: cardWord(id, locale),
    cost: m['unit.money']({ count: CARD_COST[card] ?? 0 }, { locale }),
    fee: m['unit.money']({ count: CARD_SIEGE_FEE[card] ?? 0 }, { locale }),
  };
}
