// Which lessons are done or skipped, as this browser remembers it.
import { create } from 'zustand';
import { recall, remember } from '../state/browser-memory.ts';
import { LESSON_IDS, type LessonId } from './lesson-ids.ts';

const PROGRESSES = ['done', 'skipped'] as const;
export type Progress = (typeof PROGRESSES)[number];

type ByLesson = Readonly<Partial<Record<LessonId, Progress>>>;

const KEY = 'arpents.lessons';

/** Whatever is not understood counts as not begun. */
export function readProgress(kept: unknown): ByLesson {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = new Map<string, unknown>(Object.entries(kept));
  return Object.fromEntries(
    LESSON_IDS.flatMap((id) => {
      const progress = PROGRESSES.find((one) => one === known.get(id));
      return progress === undefined ? [] : [[id, progress]];
    }),
  );
}

export const useProgress = create<ByLesson>(() => readProgress(recall(KEY)));

/** Done stays done, and so does what another tab has noted meanwhile. */
export function noteProgress(lesson: LessonId, progress: Progress): void {
  const known: readonly ByLesson[] = [
    useProgress.getState(),
    readProgress(recall(KEY)),
    { [lesson]: progress },
  ];
  const noted = readProgress(
    Object.fromEntries(
      LESSON_IDS.map((id) => {
        const all = known.map((one) => one[id]);
        return [id, all.includes('done') ? 'done' : all.find((one) => one !== undefined)];
      }),
    ),
  );
  useProgress.setState(noted);
  remember(KEY, noted);
}

/** The lesson after this one; null: it was the last. */
export const lessonAfter = (lesson: LessonId): LessonId | null =>
  LESSON_IDS[LESSON_IDS.indexOf(lesson) + 1] ?? null;

/** Where to go on: the first that is neither done nor skipped; null: there is none. */
export const nextLesson = (progress: ByLesson): LessonId | null =>
  LESSON_IDS.find((id) => progress[id] === undefined) ?? null;
