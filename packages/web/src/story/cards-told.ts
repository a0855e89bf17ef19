// The cards that an event or an entry of the log is about, as far as they are open to whoever reads it.
import type { Action, CardId, GameEvent, Side } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';

export interface CardTold {
  readonly card: CardId;
  readonly side: Side;
}

export function cardsOfAction(action: Action): readonly CardId[] {
  if ('cards' in action) return action.cards;
  const card = 'card' in action ? action.card : action.kind === 'withdraw' ? action.lost : null;
  return card === null ? [] : [card];
}

/** What was drawn is not among them: nobody else knows it. */
export function cardsOfEvent(event: GameEvent): readonly CardTold[] {
  const of = (cards: readonly CardId[], side: Side): readonly CardTold[] =>
    cards.map((card) => ({ card, side }));
  switch (event.kind) {
    case 'action-taken':
      return of(cardsOfAction(event.action), event.side);
    case 'hand-shown':
      return of(event.cards, event.side);
    case 'card-gained':
    case 'card-returned':
      return of([event.card], event.side);
    default:
      return [];
  }
}

/** The cards of an entry: those played, and what came or went besides them. */
export function cardsOfEntry({ events }: LogEntry): readonly CardTold[] {
  const told: CardTold[] = [];
  for (const event of events) {
    const before = [...told];
    told.push(
      ...cardsOfEvent(event).filter(
        ({ card, side }) => !before.some((one) => one.card === card && one.side === side),
      ),
    );
  }
  return told;
}
