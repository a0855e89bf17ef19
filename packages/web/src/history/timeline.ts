// A game along a line: its turns, the sieges that went on in them, and what weighed more than the rest.
import type { LocationId, Side } from '@arpents/engine';
import { greatestOf, type GreatEvent } from '../story/great-events.ts';
import type { Moment } from './moments.ts';

/** From this moment to that one, by their indices. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export interface TurnSpan extends Span {
  readonly turn: number;
  readonly side: Side;
}

export interface SiegeSpan extends Span {
  /** Who laid it. */
  readonly side: Side;
  readonly location: LocationId;
}

export interface Mark {
  readonly at: number;
  readonly great: GreatEvent;
}

export interface Timeline {
  /** How many moments there are. */
  readonly length: number;
  readonly turns: readonly TurnSpan[];
  readonly sieges: readonly SiegeSpan[];
  readonly marks: readonly Mark[];
}

export const timelineOf = (moments: readonly Moment[]): Timeline => ({
  length: moments.length,
  turns: turnsOf(moments),
  sieges: siegesOf(moments),
  marks: moments.flatMap(({ entry }, at) => {
    const great = greatestOf(entry.events);
    return great === null ? [] : [{ at, great }];
  }),
});

function turnsOf(moments: readonly Moment[]): readonly TurnSpan[] {
  const turns: TurnSpan[] = [];
  for (const [i, { turn, side }] of moments.entries()) {
    const last = turns.at(-1);
    if (last?.turn === turn) turns[turns.length - 1] = { ...last, to: i };
    else turns.push({ turn, side, from: i, to: i });
  }
  return turns;
}

/** A siege that was there from the beginning is first heard of when it moves or ends. */
function siegesOf(moments: readonly Moment[]): readonly SiegeSpan[] {
  const ended: SiegeSpan[] = [];
  const open = new Map<Side, SiegeSpan>();
  for (const [i, { entry }] of moments.entries()) {
    for (const event of entry.events) {
      if (event.kind === 'siege-opened') {
        open.set(event.side, { side: event.side, location: event.location, from: i, to: i });
      } else if (event.kind === 'siege-moved' || event.kind === 'siege-ended') {
        const { siege: side, location } = event;
        const span = open.get(side) ?? { side, location, from: 0, to: i };
        open.set(side, span);
        if (event.kind === 'siege-moved') continue;
        ended.push({ ...span, to: i });
        open.delete(side);
      }
    }
  }
  const last = moments.length - 1;
  return [...ended, ...[...open.values()].map((span) => ({ ...span, to: last }))];
}
