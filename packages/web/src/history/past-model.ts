// Looking back as data: which moment is on screen in place of the present, and where a step from it leads.
import type { PlayerView } from '@arpents/engine';
import type { Failure } from '../api/client.ts';
import { turnEnds, type Moment } from './moments.ts';
import type { Viewpoint } from './viewpoints.ts';

/** How long a moment stays when the past is played on, in milliseconds. */
export const SPEEDS = [1600, 800, 300] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PastModel {
  /** The version of the moment that is looked at; null: the present. */
  readonly at: number | null;
  /** What is seen of it; that of another moment until the right one is here. */
  readonly shown: { readonly version: number; readonly view: PlayerView } | null;
  /** Through whose eyes; null: the viewer's own. */
  readonly viewpoint: Viewpoint | null;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly failure: Failure | null;
}

export const THE_PRESENT: PastModel = {
  at: null,
  shown: null,
  viewpoint: null,
  isPlaying: false,
  speed: SPEEDS[1],
  failure: null,
};

/** The moments of a game, and whether it is over: only then the last of them is looked back at too. */
export interface Course {
  readonly moments: readonly Moment[];
  readonly isOver: boolean;
}

/** The index at which the present stands: on the last moment, or behind it once the game is over. */
export const presentIndex = ({ moments, isOver }: Course): number =>
  isOver ? moments.length : Math.max(0, moments.length - 1);

export const indexOf = (course: Course, at: number | null): number => {
  const found = at === null ? -1 : course.moments.findIndex(({ version }) => version === at);
  return found < 0 ? presentIndex(course) : found;
};

/** The version of the moment at an index; null: that is the present. */
export const versionAt = (course: Course, index: number): number | null =>
  index >= presentIndex(course) ? null : (course.moments[Math.max(0, index)]?.version ?? null);

/** So many actions on, or back. */
export const stepped = (course: Course, at: number | null, by: number): number | null =>
  versionAt(course, Math.max(0, indexOf(course, at) + by));

/** To the end of this turn or of the next one; back to where this turn began, or the one before. */
export function turned(course: Course, at: number | null, by: 1 | -1): number | null {
  const index = indexOf(course, at);
  const ends = turnEnds(course.moments);
  if (by > 0) return versionAt(course, ends.find((end) => end > index) ?? presentIndex(course));
  return versionAt(course, ends.findLast((end) => end < index) ?? 0);
}
