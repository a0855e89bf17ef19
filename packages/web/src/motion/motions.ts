// What moves when something happens: pieces are set down, coins slide. Cards and the markers of sieges are not
// told from events: where they were and where they are is seen on the screen itself.
import type { GameEvent, LocationId, Side } from '@arpents/engine';

export type Motion =
  | { readonly kind: 'piece'; readonly location: LocationId }
  | { readonly kind: 'coin'; readonly side: Side; readonly isGain: boolean };

function motionOf(event: GameEvent): Motion | null {
  switch (event.kind) {
    case 'village-placed':
    case 'town-built':
    case 'fortification-built':
      return { kind: 'piece', location: event.location };
    case 'money-changed':
      return { kind: 'coin', side: event.side, isGain: event.amount > 0 };
    default:
      return null;
  }
}

/** Every motion once, in the order of the events. */
export function motionsOf(events: readonly GameEvent[]): readonly Motion[] {
  const motions = new Map<string, Motion>();
  for (const event of events) {
    const motion = motionOf(event);
    if (motion !== null) motions.set(JSON.stringify(motion), motion);
  }
  return [...motions.values()];
}
