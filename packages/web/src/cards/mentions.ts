// Which cards a sentence, an action or an event names. Pure.
import type { Action, CardId, GameEvent } from '@arpents/engine';
import { cardName, type Locale } from '@arpents/messages';

/** The cards that an action names. */
export function cardsNamedIn(action: Action): readonly CardId[] {
  if ('cards' in action) return action.cards;
  if (action.kind === 'withdraw') return action.lost === null ? [] : [action.lost];
  return 'card' in action && action.card !== null ? [action.card] : [];
}

/** The cards that an event tells of. */
export function cardsToldIn(event: GameEvent): readonly CardId[] {
  if (event.kind === 'action-taken') return cardsNamedIn(event.action);
  if ('card' in event) return [event.card];
  return 'cards' in event && event.cards !== null ? event.cards : [];
}

interface Part {
  readonly text: string;
  readonly card: CardId | null;
}

/** The sentence in parts: the names of these cards, and what stands between them. */
export function partsOf(
  sentence: string,
  cards: readonly CardId[],
  locale: Locale,
): readonly Part[] {
  // Longer names first: one name can be the beginning of another.
  const names = [...new Set(cards)]
    .map((card) => ({ card, name: cardName(card, locale) }))
    .sort((a, b) => b.name.length - a.name.length);
  let parts: readonly Part[] = [{ text: sentence, card: null }];
  for (const { card, name } of names) {
    parts = parts.flatMap((part) => {
      if (part.card !== null) return [part];
      const [before = '', ...rest] = part.text.split(name);
      return [
        { text: before, card: null },
        ...rest.flatMap((text) => [
          { text: name, card },
          { text, card: null },
        ]),
      ];
    });
  }
  return parts.filter(({ text }) => text !== '');
}
