// The log tells the truth: by turns, with points, and without what was taken back.
import { opponentOf, type Action, type Side } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import type { Command } from '@arpents/session';
import { describe, expect, it } from 'vitest';
import { standing } from '../src/story/standing.ts';
import { lastTurnOf, loggedTurns, type LogFilter } from '../src/story/turns.ts';
import { tellGame } from './support/told-game.ts';

const act = (action: Action): Command => ({ kind: 'act', action });
const PASS = act({ kind: 'pass' });
const END = act({ kind: 'end-turn' });
const UNDO: Command = { kind: 'undo' };

/** Told to the British. The comments give the version of each entry. */
const { update } = tellGame('british', [
  // 1: the game begins
  ['british', PASS], // 2
  ['british', UNDO], // 3
  ['british', PASS], // 4
  ['british', END], // 5
  ['french', PASS], // 6
  ['french', UNDO], // 7
  ['french', PASS], // 8
  ['french', { kind: 'say', text: 'Bonjour' }], // 9
  ['french', { kind: 'ask-take-back', to: null }], // 10
  ['british', { kind: 'answer-take-back', accept: true }], // 11
]);
const upTo = (version: number): readonly LogEntry[] =>
  Array.from({ length: version }, (_, i) => update(i + 1).entry);

const POINTS = { british: 30, french: 20 };
const turnsAfter = (version: number, filter: LogFilter = 'all') => {
  const now = { turn: version < 5 ? 1 : 2, side: version < 5 ? 'british' : 'french' } as const;
  return loggedTurns(upTo(version), 'british', filter, { ...now, points: POINTS });
};

/** The lines in short: which entry, and what is said. */
const linesAfter = (version: number, filter: LogFilter = 'all') =>
  turnsAfter(version, filter).flatMap(({ lines }) =>
    lines.map(({ version: of, said }) => {
      const what = said.kind === 'event' ? said.event.kind : said.kind;
      return `${of} ${what}`;
    }),
  );

describe('the log as it stands', () => {
  it('[R99] keeps an action until it is undone, and forgets both then', () => {
    expect(linesAfter(2)).toEqual(['2 action-taken']);
    expect(linesAfter(3)).toEqual([]);
    expect(linesAfter(4)).toEqual(['4 action-taken']);
  });

  it('[R99] says that the other side took back what was on screen already', () => {
    const lines = linesAfter(8);
    expect(lines).not.toContain('6 action-taken');
    expect(lines).toContain('7 took-back');
    expect(lines).toContain('8 action-taken');
  });

  it('[R99] says nothing of it to whoever opens the game later', () => {
    const told = upTo(8).filter(({ version }) => version !== 6);
    const now = { turn: 2, side: 'french', points: POINTS } as const;
    const versions = loggedTurns(told, 'british', 'all', now).flatMap(({ lines }) =>
      lines.map(({ version }) => version),
    );
    expect(versions).toContain(8);
    expect(versions).not.toContain(7);
  });

  it('[R99] loses what was taken back by consent, and says so to both', () => {
    const lines = linesAfter(11);
    expect(lines).not.toContain('8 action-taken');
    expect(lines).toContain('11 took-back');
    expect(lines).toContain('9 message');
  });

  it('[R109] says that a side was given time', () => {
    const granted: LogEntry = {
      ...update(4).entry,
      version: 5,
      side: null,
      events: [],
      body: { kind: 'time-granted', to: 'british', left: 60_000 },
    };
    const now = { turn: 1, side: 'british', points: POINTS } as const;
    const [turn] = loggedTurns([...upTo(4), granted], 'french', 'all', now);
    expect(turn.lines.at(-1)?.said).toEqual(granted.body);
    expect(loggedTurns([granted], 'french', 'messages', now)).toEqual([]);
  });

  it('names with each entry what it took back, oldest first', () => {
    const gone = standing(upTo(11)).flatMap((one) => one.gone.map(({ version }) => version));
    expect(gone).toEqual([2, 6, 8]);
  });
});

describe('the turns of the log', () => {
  it('are headed by number and side', () => {
    const first = turnsAfter(4).map(({ turn, side }) => ({ turn, side }));
    expect(first).toEqual([{ turn: 1, side: 'british' }]);
    const heads = turnsAfter(8).map(({ turn, side }) => ({ turn, side }));
    expect(heads).toEqual([
      { turn: 1, side: 'british' },
      { turn: 2, side: 'french' },
    ]);
  });

  it('carry the points that both sides had after them, the last one those of now', () => {
    const [first, last] = turnsAfter(8).map(({ points }) => points);
    expect(first).toEqual(update(5).entry.points);
    expect(first).not.toBeNull();
    expect(last).toEqual(POINTS);
  });

  it('show one side or the messages alone', () => {
    const sides = (filter: LogFilter): ReadonlySet<Side | null> =>
      new Set(turnsAfter(8, filter).flatMap(({ lines }) => lines.map(({ side }) => side)));
    for (const side of ['british', 'french'] as const) {
      expect(sides(side)).toContain(side);
      expect(sides(side)).not.toContain(opponentOf(side));
    }
    expect(linesAfter(11, 'messages')).toEqual(['9 message']);
  });
});

describe('the last turn of a side', () => {
  const now = { turn: 2, side: 'french', points: POINTS } as const;
  const lastAfter = (version: number, side: Side): readonly number[] =>
    lastTurnOf(upTo(version), 'british', now, side).map((entry) => entry.version);

  it('is what it did and has not taken back, also when the other side plays by now', () => {
    expect(lastAfter(8, 'british')).toEqual([4, 5]);
    expect(lastAfter(8, 'french')).toEqual([8]);
  });

  it('is nothing before it has done anything', () => {
    expect(lastAfter(7, 'french')).toEqual([]);
    expect(lastAfter(1, 'french')).toEqual([]);
  });
});
