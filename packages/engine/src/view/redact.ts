// Events as one viewer may see them (R100).
import type { GameEvent } from '../events.ts';
import type { Viewer } from '../vocabulary.ts';

/** Which cards were drawn is for their owner; everything else that happens is open to all. */
export function redactEvent(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.kind !== 'cards-drawn' || event.side === viewer) return event;
  return { kind: 'cards-drawn', side: event.side, count: event.count, cards: null };
}
