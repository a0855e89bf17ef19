// How the game on screen follows the server: every message, in whatever order and however often, as a case of a table.
import { NO_CHOICE, type Action, type Choice } from '@arpents/engine';
import type { PersonEvent, PersonNews } from '@arpents/protocol';
import type { Command } from '@arpents/session';
import { describe, expect, it } from 'vitest';
import { received, replaced, shownAll, shownNext, told, type How } from '../src/state/follow.ts';
import { NOTHING, type GameModel } from '../src/state/model.ts';
import { SERVER_TIME, tellGame } from './support/told-game.ts';

const act = (action: Action): Command => ({ kind: 'act', action });
const PASS = act({ kind: 'pass' });
const END = act({ kind: 'end-turn' });

/** Told to the British. The comments give the version of each entry. */
const { update, answer } = tellGame('british', [
  // 1: the game begins
  ['british', PASS], // 2
  ['british', { kind: 'undo' }], // 3
  ['british', PASS], // 4
  ['british', END], // 5
  ['french', PASS], // 6
  ['french', END], // 7
  ['british', PASS], // 8
  ['french', { kind: 'say', text: 'Bonjour' }], // 9
  ['french', { kind: 'ask-take-back', to: null }], // 10
  ['british', { kind: 'answer-take-back', accept: true }], // 11
  ['french', { kind: 'resign' }], // 12
]);

const MOVING: How = { isPlayedBack: true, now: SERVER_TIME - 300 };
const STILL: How = { ...MOVING, isPlayedBack: false };

/** A choice that fits the British hand at the beginning. */
const BOSTON: Choice = { ...NO_CHOICE, cards: ['location:boston'] };
const FAILURE = { code: 'unreachable', refusal: null, version: null, requestId: null } as const;

const upTo = (version: number) => Array.from({ length: version }, (_, i) => update(i + 1).entry);

/** The table as it is after an entry, with its whole log. */
const at = (version: number, change: Partial<GameModel> = {}): GameModel => ({
  ...replaced(
    { ...NOTHING, id: 'g' },
    { answer: answer(version), entries: upTo(version), draft: NO_CHOICE },
    STILL,
  ),
  ...change,
});

const versionsOf = (list: readonly { readonly version: number }[]): readonly number[] =>
  list.map(({ version }) => version);
const logUpTo = (version: number): readonly number[] => versionsOf(upTo(version));

/** What of the model a case is about. */
const lookAt = (model: GameModel) => ({
  version: model.table?.version ?? null,
  log: versionsOf(model.entries),
  showing: model.showing?.version ?? null,
  waiting: versionsOf(model.waiting.map(({ entry }) => entry)),
  early: versionsOf(model.early.map(({ entry }) => entry)),
  cards: model.draft.cards,
  status: model.summary?.status ?? null,
});
type Look = ReturnType<typeof lookAt>;

interface Case {
  readonly title: string;
  readonly before: GameModel;
  /** Versions of the entries told, in the order in which they arrive. */
  readonly told: readonly number[];
  readonly how?: How;
  readonly expected: Partial<Look>;
}

const CASES: readonly Case[] = [
  {
    title: 'takes up the next entry',
    before: at(5),
    told: [6],
    how: STILL,
    expected: { version: 6, log: logUpTo(6), showing: null, waiting: [] },
  },
  {
    title: 'ignores what it has already',
    before: at(6),
    told: [6, 5, 1],
    expected: { version: 6, log: logUpTo(6), showing: null },
  },
  {
    title: 'ignores what is waiting to be shown already',
    before: at(4),
    told: [6, 7, 7, 6],
    expected: { version: 6, waiting: [7], log: [...logUpTo(4), 6] },
  },
  {
    title: 'ignores another game',
    before: { ...at(5), id: 'h' },
    told: [6],
    expected: { version: 5, log: logUpTo(5) },
  },
  {
    title: 'keeps for later what is told before the game is here',
    before: { ...NOTHING, id: 'g' },
    told: [6, 7],
    expected: { version: null, early: [6, 7], log: [] },
  },
  {
    title: 'shows the own action at once, though it comes back by the stream and as an answer',
    before: at(3),
    told: [4, 4],
    expected: { version: 4, log: logUpTo(4), showing: null },
  },
  {
    title: 'plays back the opponent’s actions, one at a time',
    before: at(5),
    told: [6, 7],
    expected: { version: 6, log: logUpTo(6), showing: 6, waiting: [7] },
  },
  {
    title: 'plays nothing back where nothing may move',
    before: at(5),
    told: [6, 7],
    how: STILL,
    expected: { version: 7, log: logUpTo(7), showing: null, waiting: [] },
  },
  {
    title: 'lets nothing cut the other side’s turn short: an own action waits, as from another tab',
    before: at(5),
    told: [6, 7, 8],
    expected: { version: 6, log: logUpTo(6), showing: 6, waiting: [7, 8] },
  },
  {
    title: 'plays on when the answer to the own command comes after what followed from it',
    before: at(4, { isSending: true }),
    told: [5, 6, 7, 5],
    expected: { version: 6, log: logUpTo(6), showing: 6, waiting: [7] },
  },
  {
    title: 'gives no moment of its own to what the other side says or asks for',
    before: at(8),
    told: [9, 10],
    expected: { version: 10, log: logUpTo(10), showing: null, waiting: [] },
  },
  {
    title: 'goes back to the position before an undone action, and keeps both in the log (R99)',
    before: at(2),
    told: [3],
    expected: { version: 3, log: logUpTo(3) },
  },
  {
    title: 'goes back by a take-back that was agreed to',
    before: at(10),
    told: [11],
    expected: { version: 11, log: logUpTo(11), status: 'running' },
  },
  {
    title: 'knows that the game is over',
    before: at(11),
    told: [12],
    how: STILL,
    expected: { version: 12, status: 'over' },
  },
  {
    title: 'is done with the choice when the game ends in the middle of it',
    before: at(11, { draft: BOSTON }),
    told: [12],
    how: STILL,
    expected: { cards: [] },
  },
  {
    title: 'knows that the game has begun',
    before: at(0),
    told: [1],
    expected: { version: 1, status: 'running', log: [1] },
  },
  {
    title: 'puts an entry that was overtaken by an answer into its place in the log',
    before: at(8),
    told: [11, 9, 10],
    expected: { version: 11, log: logUpTo(11), showing: null },
  },
  {
    title: 'jumps over a gap to the newest table',
    before: at(2),
    told: [7],
    how: STILL,
    expected: { version: 7, log: [1, 2, 7] },
  },
  {
    title: 'keeps the choice while the other side acts',
    before: at(5, { draft: BOSTON }),
    told: [6],
    expected: { cards: BOSTON.cards },
  },
  {
    title: 'is done with the choice when the own side acts in another tab',
    before: at(1, { draft: BOSTON }),
    told: [2],
    expected: { cards: [] },
  },
  {
    title: 'leaves the next choice alone while an own action is on its way',
    before: at(7, { draft: BOSTON, isSending: true }),
    told: [8],
    expected: { version: 8, cards: BOSTON.cards },
  },
  {
    title: 'keeps the choice when the own side only says something or answers an offer',
    before: at(10, { draft: BOSTON }),
    told: [11],
    expected: { cards: BOSTON.cards },
  },
  {
    title: 'lets go of a choice that no longer leads anywhere',
    before: at(6, { draft: { ...NO_CHOICE, cards: ['location:quebec'] } }),
    told: [7],
    how: STILL,
    expected: { version: 7, cards: [] },
  },
];

describe('what is received', () => {
  it.each(CASES)('$title', ({ before, told, how = MOVING, expected }) => {
    const after = told.reduce((model, version) => received(model, update(version), how), before);
    expect(lookAt(after)).toMatchObject(expected);
  });

  it('changes nothing in the model that it was given', () => {
    const before = at(5);
    const copy = structuredClone(before);
    received(before, update(6), MOVING);
    expect(before).toEqual(copy);
  });

  it('gives the same model back when it says nothing new', () => {
    const before = at(6);
    expect(received(before, update(6), MOVING)).toBe(before);
  });

  it('shows the position of the version, undone, taken back or over', () => {
    const viewAfter = (before: number, version: number) =>
      received(at(before), update(version), STILL).table?.view;
    expect(viewAfter(2, 3)?.actionsLeft).toBe(1);
    expect(viewAfter(10, 11)?.decision?.side).toBe('french');
    expect(viewAfter(11, 12)?.outcome?.winner).toBe('british');
  });

  it('moves the place in the stream, once the stream has told it, and the server’s clock', () => {
    const { position, serverAhead } = received(
      at(5, { position: { person: 3, version: 5 } }),
      update(6),
      MOVING,
    );
    expect([position, serverAhead]).toEqual([{ person: 3, version: 6 }, 300]);
    expect(received(at(5), update(6), MOVING).position).toBeNull();
  });

  it('ends a failure together with the choice that it was about', () => {
    const failed = at(1, { draft: BOSTON, failure: FAILURE });
    expect(received(failed, update(2), MOVING).failure).toBeNull();
    expect(received(at(5, { failure: FAILURE }), update(6), MOVING).failure).toBe(FAILURE);
  });
});

describe('playback', () => {
  const playing = [6, 7].reduce(
    (model, version) => received(model, update(version), MOVING),
    at(5),
  );

  it('shows one entry after the other, and then nothing more', () => {
    const second = shownNext(playing);
    expect(lookAt(second)).toMatchObject({ version: 7, showing: 7, waiting: [], log: logUpTo(7) });
    expect(lookAt(shownNext(second))).toMatchObject({ version: 7, showing: null });
  });

  it('takes an own action along when its turn has come, without a moment of its own', () => {
    const last = shownNext(received(playing, update(8), MOVING));
    expect(lookAt(last)).toMatchObject({ version: 7, showing: 7, waiting: [8] });
    expect(lookAt(shownNext(last))).toMatchObject({ version: 8, showing: null, log: logUpTo(8) });
  });

  it('can be skipped', () => {
    expect(lookAt(shownAll(playing))).toEqual(lookAt(at(7)));
  });

  it('is nothing to skip where nothing waits', () => {
    expect(shownAll(at(5))).toEqual(at(5));
  });
});

describe('the whole game anew', () => {
  const whole = (version: number, draft: Choice = NO_CHOICE) => ({
    answer: answer(version),
    entries: upTo(version),
    draft,
  });

  it('remembers which version was there when the game was opened', () => {
    const opened = replaced({ ...NOTHING, id: 'g' }, whole(4), STILL);
    expect(opened.openedVersion).toBe(4);
    expect(replaced(opened, whole(7), STILL).openedVersion).toBe(4);
  });

  it('takes up what the stream told early, without what is in it already', () => {
    const nothing: GameModel = { ...NOTHING, id: 'g' };
    const early = [5, 6].reduce(
      (model, version) => received(model, update(version), STILL),
      nothing,
    );
    const opened = replaced(early, whole(5), STILL);
    expect(lookAt(opened)).toMatchObject({ version: 6, log: logUpTo(6), early: [] });
  });

  it('fills the gap after a break, as after a restart of the server', () => {
    expect(lookAt(replaced(at(2), whole(9), STILL))).toMatchObject({ version: 9, log: logUpTo(9) });
  });

  it('is left aside when the stream was faster', () => {
    const ahead = at(8);
    expect(replaced(ahead, whole(6), STILL)).toBe(ahead);
  });

  it('loses nothing of what waits to be shown and is newer', () => {
    const playing = [6, 7].reduce(
      (model, version) => received(model, update(version), MOVING),
      at(5),
    );
    const after = replaced(playing, whole(6), MOVING);
    expect(lookAt(after)).toMatchObject({ version: 7, showing: 7, waiting: [], log: logUpTo(7) });
  });

  it('leaves entries that are newer than its table to the stream', () => {
    const { entries } = replaced(at(2), { ...whole(5), entries: upTo(7) }, STILL);
    expect(versionsOf(entries)).toEqual(logUpTo(5));
  });

  it('keeps the log that is there when a new one cannot be had', () => {
    const { entries } = replaced(at(4), { ...whole(6), entries: null }, STILL);
    expect(versionsOf(entries)).toEqual(logUpTo(4));
  });

  it('brings back the choice that the browser remembers, where it still fits', () => {
    expect(replaced(at(1), whole(1, BOSTON), STILL).draft).toEqual(BOSTON);
    const unfit: Choice = { ...NO_CHOICE, cards: ['location:quebec'] };
    expect(replaced(at(1), whole(1, unfit), STILL).draft).toEqual(NO_CHOICE);
    expect(replaced(at(1), whole(5, BOSTON), STILL).draft).toEqual(NO_CHOICE);
  });

  it('ends failure and playback', () => {
    const shown = replaced(at(5, { failure: FAILURE, showing: update(5).entry }), whole(6), STILL);
    expect([shown.failure, shown.showing]).toEqual([null, null]);
  });
});

describe('news of the person’s games', () => {
  const event = (number: number, game: string, news: PersonNews): PersonEvent => ({
    number,
    at: 0,
    game,
    news,
  });
  const OFFER = event(7, 'g', { kind: 'rematch', rematch: 'next' });

  it('bring a rematch that is offered for this game, and take back one that is called off', () => {
    const offered = told(at(12), OFFER);
    expect(offered.summary?.rematch).toBe('next');
    expect(told(offered, event(8, 'other', { kind: 'game-cancelled' })).summary?.rematch).toBe(
      'next',
    );
    const off = told(offered, event(8, 'next', { kind: 'game-cancelled' }));
    expect(off.summary?.rematch).toBeNull();
    expect(told(at(12), event(7, 'other', OFFER.news)).summary?.rematch).toBeNull();
  });

  it('count once, and move the place in the stream', () => {
    const offered = told(at(12, { position: { person: 3, version: 12 } }), OFFER);
    expect(offered.position).toEqual({ person: 7, version: 12 });
    expect(told(offered, OFFER)).toBe(offered);
  });
});
