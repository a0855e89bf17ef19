// What happened, as sentences in the past tense.
import {
  cardParts,
  opponentOf,
  type CardId,
  type GameEvent,
  type LocationId,
  type Outcome,
  type Side,
} from '@arpents/engine';
import { describeActionTaken } from './actions.ts';
import { cardListWord, cardWord } from './cards.ts';
import type { Locale } from './locales.ts';
import { sideWords, zoneName } from './names.ts';
import { NO_PLACE, placeWords } from './places.ts';
import { capitalised, signed } from './text.ts';
import { say } from './texts.ts';

export const describeEvent = (event: GameEvent, locale: Locale): string =>
  capitalised(sentenceOf(event, locale));

function sentenceOf(event: GameEvent, locale: Locale): string {
  switch (event.kind) {
    case 'turn-began': {
      const words = { ...sideWords(event.side, locale), turn: event.turn };
      return say(locale, 'event.turn-began', words);
    }
    case 'action-taken':
      return describeActionTaken(event.action, event.side, locale);
    case 'money-changed': {
      const money = say(locale, 'unit.money', { count: Math.abs(event.amount) });
      const words = { ...sideWords(event.side, locale), money };
      return say(locale, event.amount < 0 ? 'event.money-paid' : 'event.money-earned', words);
    }
    case 'village-placed':
    case 'town-built':
    case 'fortification-built':
    case 'fortification-lost':
    case 'location-abandoned':
    case 'raid-succeeded':
    case 'raid-blocked':
      return say(locale, `event.${event.kind}`, sideAndPlace(event.side, event.location, locale));
    case 'piece-captured': {
      const words = sideAndPlace(event.side, event.location, locale);
      return say(locale, `event.${event.piece}-captured`, words);
    }
    case 'siege-opened': {
      const words = sideAndPlace(event.side, event.location, locale);
      return say(locale, 'event.siege-opened', { ...words, value: signed(event.value) });
    }
    case 'siege-moved': {
      const words = { ...placeWords(event.location, locale), value: signed(event.value) };
      return say(locale, 'event.siege-moved', words);
    }
    case 'siege-ended':
      return siegeEnded(event, locale);
    case 'ambush-blocked':
      return say(locale, 'event.ambush-blocked', sideWords(event.side, locale));
    case 'card-gained': {
      const words = { ...sideWords(event.side, locale), card: cardWord(event.card, locale) };
      return say(locale, 'event.card-gained', words);
    }
    case 'card-returned':
      return say(locale, returnedTo(event.card), {
        ...sideWords(event.side, locale),
        card: cardWord(event.card, locale),
        zone: zoneName(event.from, locale),
      });
    case 'cards-drawn': {
      const cards =
        event.cards === null
          ? say(locale, 'unit.cards', { count: event.count })
          : cardListWord(event.cards, locale);
      return say(locale, 'event.cards-drawn', { ...sideWords(event.side, locale), cards });
    }
    case 'deck-shuffled': {
      const cards = say(locale, 'unit.cards', { count: event.count });
      return say(locale, 'event.deck-shuffled', { ...sideWords(event.side, locale), cards });
    }
    case 'hand-shown': {
      const words = { ...sideWords(event.side, locale), cards: cardListWord(event.cards, locale) };
      return say(locale, 'event.hand-shown', words);
    }
    case 'decision-asked': {
      const place = event.location === null ? NO_PLACE : placeWords(event.location, locale);
      const words = { ...sideWords(event.side, locale), ...place };
      return say(locale, `asked.${event.decision}`, words);
    }
    case 'game-ended':
      return describeOutcome(event.outcome, locale);
  }
}

const sideAndPlace = (side: Side, location: LocationId, locale: Locale) => ({
  ...sideWords(side, locale),
  ...placeWords(location, locale),
});

/** A neutral card goes back to where both sides can draft it. */
const returnedTo = (card: CardId) =>
  cardParts(card).family === 'neutral' ? 'event.card-returned.neutral' : 'event.card-returned';

function siegeEnded(
  { siege, location, winner, withdrawn }: Extract<GameEvent, { readonly kind: 'siege-ended' }>,
  locale: Locale,
): string {
  const attackerWon = siege === winner;
  if (withdrawn) {
    const words = sideAndPlace(opponentOf(winner), location, locale);
    return say(locale, attackerWon ? 'event.siege-surrendered' : 'event.siege-lifted', words);
  }
  const words = sideAndPlace(winner, location, locale);
  return say(locale, attackerWon ? 'event.siege-won' : 'event.siege-repelled', words);
}

/** How a game ended. */
export function describeOutcome({ winner, ending, points }: Outcome, locale: Locale): string {
  const won = winner === null ? null : sideWords(winner, locale);
  const lost = winner === null ? null : sideWords(opponentOf(winner), locale);
  const words = {
    winner: won?.side ?? '',
    loser: lost?.side ?? '',
    ofLoser: lost?.ofSide ?? '',
    ...points,
  };
  return capitalised(say(locale, `outcome.${ending}`, words));
}
