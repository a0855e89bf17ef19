// `arpents replay`: plays recorded games again and says where engine and record disagree.
import {
  err,
  ok,
  replayGame,
  type GameOptions,
  type GameState,
  type Result,
} from '@arpents/engine';
import {
  replayTranscript,
  type Transcript,
  type TranscriptDifference,
} from '@arpents/engine/transcripts';
import { describeReplayFault } from '@arpents/messages';
import type { ReplayableRecord } from '@arpents/protocol';
import { readArguments } from '../arguments.ts';
import { UsageError, type Command } from '../command.ts';
import { gameName, readGameFile } from '../game-file.ts';
import { optionsText } from '../position-text/position.ts';
import { styleFor } from '../position-text/style.ts';

interface Replayed {
  readonly turns: number;
  readonly actions: number;
  readonly options: GameOptions;
}

export const replay: Command = {
  name: 'replay',
  summary: 'Plays recorded games again and compares every pile after every turn.',
  usage: 'FILE… [--options]',
  details: [
    '  --options      say by which edition and scenario rules each game was played',
    'Reads transcripts, turn by turn, and the records that `play` saves. Prints a line for each file; the exit',
    'status is 0 only if all of them are ok.',
  ],
  run(args, terminal) {
    const { values, positionals: paths } = readArguments(args, { options: { type: 'boolean' } });
    if (paths.length === 0) throw new UsageError('replay takes at least one file.');
    let allOk = true;
    for (const path of paths) {
      const replayed = replayFile(path);
      allOk &&= replayed.ok;
      const text = replayed.ok ? lengthText(replayed.value) : replayed.error;
      terminal.write(`${gameName(path)}: ${text}`);
      if (replayed.ok && values.options === true) {
        terminal.write(`  ${optionsText(replayed.value, styleFor(terminal, 'en'))}`);
      }
    }
    return allOk ? 0 : 1;
  },
};

const lengthText = ({ turns, actions }: Replayed): string =>
  `${turns} turns, ${actions} actions: ok`;

function replayFile(path: string): Result<Replayed, string> {
  const file = readGameFile(path);
  if (!file.ok) return file;
  return file.value.format === 'record'
    ? replayRecord(file.value)
    : replayTurnByTurn(file.value.transcript);
}

function replayTurnByTurn(transcript: Transcript): Result<Replayed, string> {
  const replayed = replayTranscript(transcript);
  if (!replayed.ok) return err(differenceText(replayed.error));
  const { turns, actions, final } = replayed.value;
  return ok({ turns, actions, options: final.options });
}

/** Turn 0 is the arrangement that the game starts from. */
function differenceText({ turn, action, pile, expected, found }: TranscriptDifference): string {
  const where = turn === 0 ? 'start' : `turn ${turn}`;
  const which = action === null ? '' : `, action ${action}`;
  return `${where}${which}, ${pile}: expected ${orNothing(expected)}, found ${orNothing(found)}`;
}

const orNothing = (text: string): string => (text === '' ? 'nothing' : text);

function replayRecord({ record, start }: ReplayableRecord): Result<Replayed, string> {
  const turnsBefore = start === null ? 0 : start.turn - 1;
  let turns = 0;
  let turnNow = 1;
  let seen = 0;
  const observe = (state: GameState): void => {
    // Turns in which somebody acted; an end test may already have opened the next one.
    if (seen > 0) turns = turnNow - turnsBefore;
    turnNow = state.turn;
    seen++;
  };
  const replayed = replayGame(record, observe, start);
  if (replayed.ok) {
    return ok({ turns, actions: record.actions.length, options: replayed.value.options });
  }
  const where = replayed.error.code === 'refused' ? `turn ${turnNow}: ` : '';
  return err(`${where}${describeReplayFault(replayed.error, 'en')}`);
}
