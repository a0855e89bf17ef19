// The table of a lesson: one of this browser's own, with a host in this page and a shelf of its own. So it stands in no list
// of games, and everything else about it is as at any local table.
import { NO_CHOICE, resolveOptions, type Action, type PlayerView } from '@arpents/engine';
import { bringAuthority } from '../authority/authority-of.ts';
import { localAuthority, type LocalLine } from '../authority/local-authority.ts';
import { lessonTableId } from '../local/lesson-table-id.ts';
import { LocalHost } from '../local/local-host.ts';
import { newLocalGame, seatsFor } from '../local/local-game.ts';
import type { Follower } from '../local/local-games.ts';
import type { Surroundings } from '../local/local-table.ts';
import { memoryShelf } from '../local/shelf.ts';
import { rememberSeen } from '../state/browser-memory.ts';
import { rememberChoice } from '../state/choice.ts';
import { entriesKept, forgetLesson, keepEntries, shelfOfLesson } from './kept-lesson.ts';
import type { Lesson } from './lesson.ts';
import { replyOf } from './opponent.ts';

/** The computer player whose seat the other side has where its replies are written down. */
const QUIET_LEVEL = 'recruit';

/** The game as it is dealt every time; null only if the lesson is not one. */
export function lessonGame(
  { side, options, setup, seed, opponent }: Lesson,
  id: string,
  now: number,
): ReturnType<typeof newLocalGame> {
  const resolved = resolveOptions(options);
  if (!resolved.ok) return null;
  return newLocalGame({
    id,
    seed,
    createdAt: now,
    options: resolved.value,
    preset: null,
    setup,
    seats: seatsFor(side, 'level' in opponent ? opponent.level : QUIET_LEVEL),
    rematchOf: null,
  });
}

/** A computer player that meets the same position of a lesson in the same turn decides the same. */
export const chanceIn = ({ turn }: PlayerView): number => turn;

/** How the other side decides; `computers` are asked only where a lesson is played against one of them. */
export const thinkingFor =
  ({ opponent }: Lesson, computers: () => Surroundings['think']): Surroundings['think'] =>
  async (game, level, view): Promise<Action> => {
    if ('level' in opponent) return computers()(game, level, view);
    const reply = replyOf(opponent.replies, view);
    if (reply === null) throw new Error('there is nothing to decide');
    return reply;
  };

const unavailable = (): Promise<never> =>
  Promise.reject(new Error('nothing of a lesson leaves the page'));

/** A host with this one game, and the line to it. */
export async function hostLesson(
  lesson: Lesson,
  id: string,
  think: Surroundings['think'],
): Promise<LocalLine> {
  const shelf = shelfOfLesson(lesson.id, memoryShelf());
  const dealt = lessonGame(lesson, id, Date.now());
  if (dealt === null) throw new Error(`no game begins as the lesson ${lesson.id} does`);
  const kept = entriesKept(lesson.id, dealt.game);
  if (kept === null) forgetLesson();
  const entries = kept ?? dealt.entries;
  await shelf.put(dealt.game, entries);
  keepEntries(lesson.id, entries);
  // Another visit may have had a table of this id; and what happened before a reload has been seen.
  rememberSeen(id, kept === null ? 0 : (kept.at(-1)?.version ?? 0));
  rememberChoice(id, NO_CHOICE);
  const followers = new Map<number, Follower>();
  let lastFollower = 0;
  const host = new LocalHost({
    shelf,
    think,
    now: Date.now,
    randomHex: () => {
      throw new Error('the chance of a lesson is in its seed');
    },
    hold: (_game, keep) => {
      keep();
      return () => undefined;
    },
    announce: () => undefined,
    tell: (follower, update) => {
      followers.get(follower)?.tell(update);
    },
    tellGone: () => undefined,
    offerFile: () => '',
    ask: unavailable,
  });
  const ask: LocalLine['ask'] = (call, given) => host.answer({ id: 0, call, given });
  return {
    ask,
    follow: (at, told) => {
      const follower = ++lastFollower;
      followers.set(follower, told);
      void ask('follow', { ...at, follower });
      return () => {
        followers.delete(follower);
        void ask('leave', { follower });
      };
    },
  };
}

let attempts = 0;

/** Lays the table of a lesson, as it was left if it was; the id under which it can be sat down at. */
export async function layLesson(lesson: Lesson, think: Surroundings['think']): Promise<string> {
  const id = lessonTableId(lesson.id, ++attempts);
  bringAuthority(id, localAuthority(id, await hostLesson(lesson, id, think)));
  return id;
}
