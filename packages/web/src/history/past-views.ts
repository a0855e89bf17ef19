// What is seen of the past, and where it comes from: of a running game from whoever has the last word at the table, as the
// viewer saw it then; of one that is over from its record, through anybody's eyes.
import type { Course, PlayerView } from '@arpents/engine';
import type { Failure } from '../api/client.ts';
import type { TableAuthority } from '../authority/table-authority.ts';
import type { Viewpoint } from './viewpoints.ts';

export interface PastViews {
  /** null: it has to be loaded. The same object whenever it is asked for. */
  readonly known: (version: number, eyes: Viewpoint | null) => PlayerView | null;
  /** `index`: of the moment among all; `eyes`: null while the game goes on. */
  readonly load: (
    version: number,
    index: number,
    eyes: Viewpoint | null,
  ) => Promise<PlayerView | Failure>;
  /** The whole game, once it was replayed; null: it was not. */
  readonly course: () => Course | null;
  /** Somebody else looks now, or there is more to see. */
  readonly forget: () => void;
}

const keyOf = (version: number, eyes: Viewpoint | null): string => `${version}.${eyes ?? ''}`;

const MISSING: Failure = { code: 'not-found', refusal: null, version: null, requestId: null };

export function pastViews(authority: TableAuthority): PastViews {
  let seen = new Map<string, PlayerView>();
  let course: Course | null = null;

  const ofRunning = async (version: number): Promise<PlayerView | Failure> => {
    const into = seen;
    const positions = await authority.history(version);
    if (!positions.ok) return positions.error;
    for (const one of positions.value) into.set(keyOf(one.version, null), one.view);
    return into.get(keyOf(version, null)) ?? MISSING;
  };
  const ofFinished = async (
    version: number,
    index: number,
    eyes: Viewpoint,
  ): Promise<PlayerView | Failure> => {
    const [{ courseAt, stateAfter }, { viewFrom }] = await Promise.all([
      import('./replayed.ts'),
      import('./viewpoints.ts'),
    ]);
    if (course === null) {
      const replayed = await courseAt(authority);
      if (!replayed.ok) return replayed.error;
      course = replayed.value;
    }
    const key = keyOf(version, eyes);
    const view = seen.get(key) ?? viewFrom(stateAfter(course, index), eyes);
    seen.set(key, view);
    return view;
  };

  return {
    known: (version, eyes) => seen.get(keyOf(version, eyes)) ?? null,
    load: (version, index, eyes) =>
      eyes === null ? ofRunning(version) : ofFinished(version, index, eyes),
    course: () => course,
    forget: () => {
      seen = new Map();
      course = null;
    },
  };
}
