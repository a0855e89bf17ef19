// The lesson that was left in the middle, as this browser remembers it: a reload goes on where it was.
import { seedFromHex } from '@arpents/engine';
import { advanceSession, openSession, type Entry } from '@arpents/session';
import type { LocalGame } from '../local/local-game.ts';
import type { Shelf } from '../local/shelf.ts';
import { recall, remember } from '../state/browser-memory.ts';
import { NOT_BEGUN, type Coached } from './coaching.ts';
import type { LessonId } from './lesson-ids.ts';

interface KeptLesson {
  readonly id: LessonId;
  readonly entries: readonly Entry[];
  readonly coached: Coached;
}

const KEY = 'arpents.lesson';

/** Only this program writes there: what it says about another lesson, or in another shape, is nothing. */
function keptOf(id: LessonId): KeptLesson | null {
  const kept = recall(KEY) as Partial<KeptLesson> | null;
  if (kept?.id !== id || !Array.isArray(kept.entries)) return null;
  const { entries, coached = NOT_BEGUN } = kept;
  return { id, entries, coached };
}

/** Whether the lesson goes like this still: another version of the program may deal it otherwise. */
function follows(game: LocalGame, entries: readonly Entry[]): boolean {
  const seed = seedFromHex(game.seed);
  const opened = seed === null ? null : openSession(game.terms, seed);
  if (opened?.ok !== true) return false;
  let session = opened.value;
  try {
    for (const entry of entries) {
      const advance = advanceSession(session, entry);
      if (!advance.ok) return false;
      ({ session } = advance.value);
    }
  } catch {
    return false;
  }
  return session.state.phase !== 'over';
}

/** What had happened in a lesson when it was left; null: it is begun anew. */
export function entriesKept(id: LessonId, game: LocalGame): readonly Entry[] | null {
  const kept = keptOf(id);
  return kept !== null && follows(game, kept.entries) ? kept.entries : null;
}

/** How far the coach had come in it, and what was said last. */
export const coachedKept = (id: LessonId): Coached => keptOf(id)?.coached ?? NOT_BEGUN;

export function keepCoached(id: LessonId, coached: Coached): void {
  const kept = keptOf(id);
  if (kept !== null) remember(KEY, { ...kept, coached });
}

export const keepEntries = (id: LessonId, entries: readonly Entry[]): void => {
  remember(KEY, { id, entries, coached: coachedKept(id) } satisfies KeptLesson);
};

/** It is done, or begun anew. */
export const forgetLesson = (): void => {
  remember(KEY, null);
};

/** A shelf that remembers what happens in a lesson, until that is forgotten. */
export function shelfOfLesson(id: LessonId, shelf: Shelf): Shelf {
  return {
    ...shelf,
    append: async (game, entry, change) => {
      const isAdded = await shelf.append(game, entry, change);
      if (isAdded && keptOf(id) !== null) keepEntries(id, await shelf.entriesAfter(game, 0));
      return isAdded;
    },
  };
}
