// `arpents show`: one position of a game in a file, as a player or a spectator sees it.
import { VIEWERS, replayGame, viewFor, type GameState } from '@arpents/engine';
import { replayTranscript } from '@arpents/engine/transcripts';
import { LOCALES, describeReplayFault, describeTranscriptDifference } from '@arpents/messages';
import { oneOf, readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import { CommandError, UsageError, type Command } from '../command.ts';
import { gameName, readGameFile, type GameFile } from '../game-file.ts';
import { positionText } from '../position-text/position.ts';
import { styleFor } from '../position-text/style.ts';

export const show: Command = {
  name: 'show',
  summary: 'Shows a position of a recorded game.',
  usage: `FILE [--turn N] [--as british|french|spectator] [--lang ${LOCALES.join('|')}]`,
  details: [
    '  --turn N       the beginning of this turn (default: the end of the game)',
    '  --as VIEWER    who looks at it: british, french or spectator (default)',
    '  --lang L       en or fr (default: the language of the terminal)',
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
  const { states, final } = statesOf(file);
  if (turn === null) return final;
  const state = states.find((one) => one.turn === turn);
  if (state !== undefined) return state;
  const last = states.at(-1)?.turn ?? 0;
  throw new CommandError(`The game has no turn ${turn}; its last is turn ${last}.`);
}

function statesOf(file: GameFile): {
  readonly states: readonly GameState[];
  readonly final: GameState;
} {
  const states: GameState[] = [];
  if (file.format === 'record') {
    const replayed = replayGame(file.record, (state) => states.push(state), file.start);
    if (!replayed.ok) throw new CommandError(describeReplayFault(replayed.error, 'en'));
    return { states, final: replayed.value };
  }
  const replayed = replayTranscript(file.transcript, (state) => states.push(state));
  if (!replayed.ok) throw new CommandError(describeTranscriptDifference(replayed.error, 'en'));
  return { states, final: replayed.value.final };
}
