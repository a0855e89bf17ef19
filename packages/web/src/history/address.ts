// A moment and a viewpoint in an address: `?at=34.2&as=french` is turn 34 after its second action, as the French saw it.
import type { Moment } from './moments.ts';
import { VIEWPOINTS, type Viewpoint } from './viewpoints.ts';

export interface PlaceInTime {
  readonly turn: number;
  /** Absent in the address: 0, when the turn began. */
  readonly step: number;
}

export interface PastAddress {
  /** null: the present. */
  readonly at: PlaceInTime | null;
  /** null: the viewer's own eyes. */
  readonly as: Viewpoint | null;
}

/** Before the first turn there is turn 0: what is chosen to begin with. */
const AT = /^(0|[1-9][0-9]{0,4})(?:\.([0-9]{1,4}))?$/;

export function readAddress(search: string): PastAddress {
  const query = new URLSearchParams(search);
  const at = AT.exec(query.get('at') ?? '');
  return {
    at: at === null ? null : { turn: Number(at[1]), step: Number(at[2] ?? 0) },
    as: VIEWPOINTS.find((one) => one === query.get('as')) ?? null,
  };
}

/** The query of an address with this moment in place of whatever was there; the rest of it stays. */
export function withPast(search: string, moment: Moment | null, as: Viewpoint | null): string {
  const query = new URLSearchParams(search);
  query.delete('at');
  query.delete('as');
  if (moment !== null) {
    query.set('at', `${moment.turn}.${moment.step}`);
    if (as !== null) query.set('as', as);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The moment of an address, or the last one before it; the beginning of a turn is the end of the one before. */
export function momentAt(moments: readonly Moment[], at: PlaceInTime): Moment | null {
  const isUpTo = ({ turn, step }: Moment): boolean =>
    turn < at.turn || (turn === at.turn && step <= at.step);
  return moments.findLast(isUpTo) ?? moments[0] ?? null;
}
