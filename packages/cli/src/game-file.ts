// Files with a game: the engine's own records, and transcripts with every pile after every turn.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { err, ok, type Course, type Result } from '@arpents/engine';
import { describeCourseFault, describeRecordFault } from '@arpents/messages';
import { courseOfFile, readGameFile as readGame, type GameFile } from '@arpents/protocol';

/** What a file is called in reports: `game-01` for `games/game-01.json`. */
export const gameName = (path: string): string => basename(path, '.json');

/** The game in a file, or a sentence that says why there is none. */
export function readGameFile(path: string): Result<GameFile, string> {
  const content = readJson(path);
  if (!content.ok) return content;
  const game = readGame(content.value);
  return game.ok ? game : err(describeRecordFault(game.error, 'en'));
}

/** How the game in a file went, or a sentence that says where it makes no sense. */
export function courseOf(file: GameFile): Result<Course, string> {
  const course = courseOfFile(file);
  return course.ok ? course : err(describeCourseFault(course.error, 'en'));
}

function readJson(path: string): Result<unknown, string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (thrown) {
    return err(whyUnreadable(thrown));
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('The file is not JSON.');
  }
}

const WHY_UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'That is a folder, not a file.',
  EACCES: 'The file may not be read.',
};

function whyUnreadable(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return WHY_UNREADABLE[code] ?? `The file cannot be read (${code}).`;
}
