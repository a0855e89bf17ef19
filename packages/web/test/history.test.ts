// The past of a game as data: its moments, the line they lie on, addresses of them, and through whose eyes they are seen.
import './support/browser.ts';
import { readFileSync } from 'node:fs';
import { bySide, cardIdsOf, courseOfRecord, recordOf, viewFor, type Action } from '@arpents/engine';
import { courseOfFile, readGameFile, type LogEntry } from '@arpents/protocol';
import type { Command } from '@arpents/session';
import { TEST_SEED } from '@arpents/test-kit';
import { describe, expect, it } from 'vitest';
import { momentAt, readAddress, withPast } from '../src/history/address.ts';
import { beginningNear } from '../src/history/beginning.ts';
import { momentText } from '../src/history/moment-text.ts';
import { momentsOf, turnEnds } from '../src/history/moments.ts';
import { stepped, turned, type Course } from '../src/history/past-model.ts';
import { stateAfter } from '../src/history/replayed.ts';
import { timelineOf } from '../src/history/timeline.ts';
import { ownViewpoint, viewFrom } from '../src/history/viewpoints.ts';
import { logOfCourse } from '../src/records/course-log.ts';
import { tellGame } from './support/told-game.ts';

const act = (action: Action): Command => ({ kind: 'act', action });
const PASS = act({ kind: 'pass' });
const END = act({ kind: 'end-turn' });

/** Told to the British. The comments give the version of each entry. */
const { update } = tellGame('british', [
  // 1: the game begins
  ['british', PASS], // 2
  ['british', { kind: 'undo' }], // 3
  ['british', PASS], // 4
  ['british', { kind: 'say', text: 'Hello' }], // 5
  ['british', END], // 6
  ['french', PASS], // 7
  ['french', END], // 8
  ['british', PASS], // 9
]);
const entries = Array.from({ length: 9 }, (_, i): LogEntry => update(i + 1).entry);
const moments = momentsOf(entries, { turn: 3, side: 'british' });
const running: Course = { moments, isOver: false };
const over: Course = { moments, isOver: true };

describe('the moments of a game', () => {
  it('[R99] are its positions as they stand: neither messages nor what was undone', () => {
    expect(moments.map(({ version }) => version)).toEqual([1, 4, 6, 7, 8, 9]);
  });

  it('count what was done in each turn, from the first one on', () => {
    expect(moments.map(({ turn, side, step }) => `${turn}.${step} ${side}`)).toEqual([
      '1.0 british',
      '1.1 british',
      '1.2 british',
      '2.1 french',
      '2.2 french',
      '3.1 british',
    ]);
    expect(turnEnds(moments)).toEqual([2, 4, 5]);
  });

  it('are gone through by actions and by turns; behind the last one is the present', () => {
    expect(stepped(running, null, -1)).toBe(8);
    expect(stepped(running, 8, 1)).toBeNull();
    expect(stepped(running, 1, -1)).toBe(1);
    expect(turned(running, null, -1)).toBe(8);
    expect(turned(running, 8, -1)).toBe(6);
    expect(turned(running, 6, -1)).toBe(1);
    expect(turned(running, 4, 1)).toBe(6);
    expect(turned(running, 8, 1)).toBeNull();
  });

  it('[R111] of a game that is over are looked at up to the last, where everything is open', () => {
    expect(stepped(over, null, -1)).toBe(9);
    expect(stepped(over, 8, 1)).toBe(9);
    expect(stepped(over, 9, 1)).toBeNull();
  });
});

describe('what comes before the first turn', () => {
  const card = 'empire:militia';
  const record = recordOf(
    { edition: 'second', rules: ['french-start-empire-card'], rulings: 2 },
    TEST_SEED,
    [{ kind: 'choose-empire-card', card }, { kind: 'pass' }],
    null,
  );
  const begun = courseOfRecord(record);
  if (!begun.ok) throw new Error('the record replays');
  const { side } = begun.value.end;

  it('is called the beginning, not turn 0', () => {
    const all = momentsOf(logOfCourse(begun.value), { turn: 1, side });
    expect(all.map((moment) => momentText(moment, 'en'))).toEqual([
      'The beginning, French',
      'The beginning, French, after the choice of “Militia”',
      'Turn 1, British, after passing',
    ]);
    expect(momentText(all[0], 'fr')).toBe('Le début, Français');
  });
});

describe('an address', () => {
  const found = (search: string): number | undefined => {
    const { at } = readAddress(search);
    return at === null ? undefined : momentAt(moments, at)?.version;
  };

  it('leads to a moment and back', () => {
    for (const moment of moments) {
      expect(found(withPast('', moment, null))).toBe(moment.version);
    }
    expect(withPast('?invitation=x&at=1.1&as=open', null, null)).toBe('?invitation=x');
    expect(readAddress(withPast('', moments[3] ?? null, 'french'))).toEqual({
      at: { turn: 2, step: 1 },
      as: 'french',
    });
  });

  it('without a step means where the turn began, and beyond the end the last moment', () => {
    expect(found('?at=2')).toBe(6);
    expect(found('?at=1')).toBe(1);
    expect(found('?at=99.7')).toBe(9);
  });

  it('of another shape is the present', () => {
    for (const search of ['', '?at=', '?at=00', '?at=x', '?at=1.x', '?at=-1', '?as=everybody']) {
      expect(readAddress(search)).toEqual({ at: null, as: null });
    }
  });
});

/** A game that was played elsewhere, with sieges. */
const file = readGameFile(
  JSON.parse(
    readFileSync(new URL('../../../fixtures/games/game-01.json', import.meta.url), 'utf8'),
  ),
);
const replayed = file.ok ? courseOfFile(file.value) : file;
if (!replayed.ok) throw new Error('the transcript replays');
const game = replayed.value;
const told = logOfCourse(game);

describe('the line of a game', () => {
  const all = momentsOf(told, { turn: 1, side: 'british' });
  const timeline = timelineOf(all);

  it('has every turn once, in order and without gaps, in the colours of both sides', () => {
    const { turns } = timeline;
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1));
    for (const [i, { side, from }] of turns.entries()) {
      expect(side).toBe(i % 2 === 0 ? 'british' : 'french');
      expect(from).toBe(i === 0 ? 0 : (turns[i - 1]?.to ?? 0) + 1);
    }
    expect(turns.at(-1)?.to).toBe(timeline.length - 1);
  });

  it('has a band from the opening of each siege to its end, as the positions have it', () => {
    expect(timeline.sieges.length).toBeGreaterThan(0);
    for (const { side, from, to } of timeline.sieges) {
      for (let i = from; i < to; i++) expect(stateAfter(game, i).sieges[side]).not.toBeNull();
    }
    const besieged = all.filter((_, i) =>
      Object.values(stateAfter(game, i).sieges).some((siege) => siege !== null),
    );
    const covered = all.filter((_, i) =>
      timeline.sieges.some(({ from, to }) => i >= from && i < Math.max(to, from + 1)),
    );
    expect(covered.length).toBeGreaterThanOrEqual(besieged.length);
  });

  it('marks what weighs more than the rest', () => {
    expect(timeline.marks.length).toBeGreaterThan(0);
    for (const { at, great } of timeline.marks) {
      expect(all[at]?.entry.events).toContain(great.event);
    }
  });
});

describe('a viewpoint', () => {
  const state = stateAfter(game, 20);

  it('[R111] is that of a side at the time, and nothing more', () => {
    expect(viewFrom(state, 'french')).toEqual(viewFor(state, 'french'));
    expect(viewFrom(state, 'british').laidOpen).toBeNull();
  });

  it('[R111] with everything open has both hands, and both decks in order', () => {
    const { laidOpen } = viewFrom(state, 'open');
    expect(laidOpen).toEqual(
      bySide((side) => ({ hand: state.players[side].hand, deck: state.players[side].deck })),
    );
    expect(cardIdsOf(laidOpen?.british.deck ?? [])).not.toHaveLength(0);
  });

  it('is one’s own until another is chosen; whoever did not play sees everything', () => {
    expect(ownViewpoint('french')).toBe('french');
    expect(ownViewpoint('spectator')).toBe('open');
  });
});

describe('a practice game from the past', () => {
  it('begins at the moment itself, or before the question that was open then', () => {
    const asked = game.steps.findIndex(({ state }) => state.decision?.kind !== 'take-action');
    expect(beginningNear(game, asked - 1)?.index).toBe(asked - 1);
    expect(beginningNear(game, asked)?.index).toBe(asked - 1);
    expect(beginningNear(game, game.steps.length)?.setup.turn).toBeGreaterThan(1);
  });

  it('has hands and decks as they lay', () => {
    const { index = 0, setup } = beginningNear(game, 20) ?? {};
    const { players } = stateAfter(game, index);
    expect(setup?.british.deck).toEqual(cardIdsOf(players.british.deck));
    expect(setup?.french.hand).toEqual(cardIdsOf(players.french.hand));
  });
});
