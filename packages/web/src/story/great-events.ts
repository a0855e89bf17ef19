// What weighs more than the rest: a place lost, a siege decided, a place besieged that the game hangs on.
import {
  LOSES_GAME_WITH,
  PLACE_IDS,
  opponentOf,
  type GameEvent,
  type LocationId,
  type Side,
} from '@arpents/engine';

export interface GreatEvent {
  readonly event: GameEvent;
  readonly location: LocationId;
  /** The side that it goes against. */
  readonly against: Side;
  /** That side has lost the game when this place falls. */
  readonly decidesGame: boolean;
}

const decidesGame = (side: Side, location: LocationId): boolean =>
  LOSES_GAME_WITH[side][PLACE_IDS.indexOf(location)] ?? false;

function asGreat(event: GameEvent): GreatEvent | null {
  switch (event.kind) {
    case 'siege-ended': {
      const against = opponentOf(event.winner);
      return { event, location: event.location, against, decidesGame: false };
    }
    case 'piece-captured': {
      const against = opponentOf(event.side);
      return { event, location: event.location, against, decidesGame: false };
    }
    case 'siege-opened': {
      const against = opponentOf(event.side);
      return decidesGame(against, event.location)
        ? { event, location: event.location, against, decidesGame: true }
        : null;
    }
    default:
      return null;
  }
}

/** The greatest of what happened at once: a siege that was decided says more than the piece that fell with it. */
export function greatestOf(events: readonly GameEvent[]): GreatEvent | null {
  const great = events.flatMap((event) => asGreat(event) ?? []);
  return great.find(({ event }) => event.kind === 'siege-ended') ?? great[0] ?? null;
}

export const isGreat = (event: GameEvent): boolean => asGreat(event) !== null;
