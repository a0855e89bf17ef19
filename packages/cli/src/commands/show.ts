// `arpents show`: one position of a game in a file, as a player or a spectator sees it.
import { VIEWERS, viewFor, type GameState } from '@arpents/engine';
import { LOCALES } from '@arpents/messages';
import type { GameFile } from '@arpents/protocol';
import { oneOf, readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import { CommandError, UsageError, type Command } from '../command.ts';
import { courseOf, gameName, readGameFile } from '../game-file.ts';
import { positionText } from '../position-text/position.ts';
import { styleFor } from '../position-text/style.ts';

export const show: Command = {
  name: 'show',
  summary: 'Shows a position of a recorded game.',
  usage: `FILE [--turn N] [--as british|french|spectator] [--lang ${LOCALES.join('|')}]`,
  details: [
    '  --turn N       the beginning of this turn (default: the end of the game)',
    '  --as VIEWER    who looks at it: british, french or spectator (default)',
    '  --lang L       the language (default: that of the terminal)',
  ],
  run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      turn: { type: 'string' },
      as: { type: 'string' },
      lang: { type: 'string' },
    });
    const [path, ...rest] = positionals;
    if (path === undefined) throw new UsageError('show takes a file.');
    refuseExtra(rest);
    const turn = values.turn === undefined ? null : wholeNumber(values.turn, '--turn', 1);
    const viewer = oneOf(VIEWERS, values.as ?? 'spectator', '--as');
    const locale =
      values.lang === undefined ? terminal.locale : oneOf(LOCALES, values.lang, '--lang');

    const file = readGameFile(path);
    if (!file.ok) throw new CommandError(`${gameName(path)}: ${file.error}`);
    const state = positionIn(file.value, turn);
    terminal.write(positionText(viewFor(state, viewer), styleFor(terminal, locale)));
    return 0;
  },
};

/** The first position of a turn, or the last of the game. */
function positionIn(file: GameFile, turn: number | null): GameState {
  const course = courseOf(file);
  if (!course.ok) throw new CommandError(course.error);
  const { steps, end } = course.value;
  if (turn === null) return end;
  const found = steps.find(({ state }) => state.turn === turn);
  if (found !== undefined) return found.state;
  const last = steps.at(-1)?.state.turn ?? 0;
  throw new CommandError(`The game has no turn ${turn}; its last is turn ${last}.`);
}
