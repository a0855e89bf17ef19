// The cards that an event or an entry of the log is about, as far as they are open to whoever reads it.
import type { CardId, GameEvent, Side } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { cardsToldIn } from '../cards/mentions.ts';

export interface CardTold {
  readonly card: CardId;
  readonly side: Side;
}

/** What was drawn is not among them: nobody else knows it. */
function cardsOfEvent(event: GameEvent): readonly CardTold[] {
  if (event.kind === 'cards-drawn' || !('side' in event)) return [];
  return cardsToldIn(event).map((card) => ({ card, side: event.side }));
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
