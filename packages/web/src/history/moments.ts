// The moments of a game: every position that it stood in, one after the other, as the log tells of them.
import type { Side } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { standing } from '../story/standing.ts';
import { firstTurn, type TurnNow } from '../story/turns.ts';

export interface Moment {
  /** Of the entry that brought it about. */
  readonly version: number;
  /** The turn in which that happened, and whose turn it was. */
  readonly turn: number;
  readonly side: Side;
  /** The how-manieth thing of its turn it was, answers included; 0: the position that the game began in. */
  readonly step: number;
  readonly entry: LogEntry;
}

const isMoment = ({ body }: LogEntry): boolean =>
  body.kind === 'started' || body.kind === 'action' || body.kind === 'concluded';

export function momentsOf(
  entries: readonly LogEntry[],
  now: Pick<TurnNow, 'turn' | 'side'>,
): readonly Moment[] {
  let { turn, side } = firstTurn(entries, now);
  let step = 0;
  return standing(entries)
    .map(({ entry }) => entry)
    .filter(isMoment)
    .map((entry): Moment => {
      if (entry.body.kind !== 'started') step++;
      const moment = { version: entry.version, turn, side, step, entry };
      const began = entry.events.find((event) => event.kind === 'turn-began');
      if (began !== undefined) {
        ({ turn, side } = began);
        step = 0;
      }
      return moment;
    });
}

/** Where turns end: the index of the last moment of each. */
export const turnEnds = (moments: readonly Moment[]): readonly number[] =>
  moments.flatMap(({ turn }, i) => (moments[i + 1]?.turn === turn ? [] : [i]));
