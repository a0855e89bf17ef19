// A lesson played in a session without a screen: the learner's actions as text, the other side's by itself.
import {
  cardIdsOf,
  parseAction,
  seedFromHex,
  viewFor,
  type Action,
  type Choice,
  type GameState,
  type PlayerView,
} from '@arpents/engine';
import { logFor } from '@arpents/protocol';
import {
  advanceSession,
  carryOut,
  computerToMove,
  computerToOffer,
  openSession,
  type Advance,
  type Command,
  type GameSession,
} from '@arpents/session';
import {
  NOT_BEGUN,
  coachedOn,
  isDone,
  readOn,
  speechFor,
  type Coached,
} from '../../src/lessons/coaching.ts';
import { lessonGame } from '../../src/lessons/lesson-table.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { replyOf } from '../../src/lessons/opponent.ts';
import { recordNow } from '../../src/local/hand-over.ts';
import type { LocalGame } from '../../src/local/local-game.ts';

type Decide = (view: PlayerView) => Action;

/** No game of these tests goes on for longer. */
const MOST_STEPS = 400;

export class LessonPlay {
  readonly lesson: Lesson;
  readonly #game: LocalGame;
  #session: GameSession;
  readonly #advances: Advance[] = [];
  #coached: Coached = NOT_BEGUN;

  readonly #decide: Decide | null;

  /** `decide` plays the other side; null: it does what is written down, and else keeps quiet. */
  constructor(lesson: Lesson, decide: Decide | null = null) {
    this.lesson = lesson;
    this.#decide = decide;
    const dealt = lessonGame(lesson, `lesson-${lesson.id}-1`, 1000);
    const seed = dealt === null ? null : seedFromHex(dealt.game.seed);
    if (dealt === null || seed === null) throw new Error(`${lesson.id} cannot be dealt`);
    const opened = openSession(dealt.game.terms, seed);
    if (!opened.ok) throw new Error(`${lesson.id}: ${JSON.stringify(opened.error)}`);
    this.#game = dealt.game;
    this.#session = opened.value;
    for (const entry of dealt.entries) this.#take(advanceSession(this.#session, entry));
  }

  get view(): PlayerView {
    return viewFor(this.#session.state, this.lesson.side);
  }
  get coached(): Coached {
    return this.#coached;
  }
  get isDone(): boolean {
    return isDone(this.lesson, this.#coached);
  }
  get state(): GameState {
    return this.#session.state;
  }
  /** As a browser would keep it. */
  get record(): ReturnType<typeof recordNow> {
    return recordNow(this.#game, this.#session);
  }
  /** What the coach says and points at. */
  speech(choice: Choice, picked: Action | null): ReturnType<typeof speechFor> {
    const hand = cardIdsOf(this.view.hand ?? []);
    return speechFor(this.lesson, this.#coached, {
      choice,
      picked,
      hand,
      isAsked: this.view.decision?.side === this.lesson.side,
    });
  }

  /** Goes on from everything that is only read. */
  read(): this {
    while (!this.isDone && this.lesson.steps[this.#coached.step]?.until === undefined) {
      this.#coached = readOn(this.lesson, this.#coached, this.view);
    }
    return this;
  }

  play(...texts: readonly string[]): this {
    for (const text of texts) {
      this.read();
      const action = parseAction(text);
      if (action === null) throw new Error(`not an action: ${text}`);
      this.#command(text, { kind: 'act', action });
    }
    return this.read();
  }

  /** Takes back the last own action, as the coach's button does. */
  takeBack(): this {
    const canUndo = carryOut(
      this.#session,
      this.lesson.side,
      { kind: 'undo' },
      this.#version,
      1000,
    );
    this.#command('take back', canUndo.ok ? { kind: 'undo' } : { kind: 'ask-take-back', to: null });
    return this;
  }

  get #version(): number {
    return this.#session.version;
  }

  #command(what: string, command: Command): void {
    const done = carryOut(this.#session, this.lesson.side, command, this.#version, 1000);
    if (!done.ok) throw new Error(`${what}: ${JSON.stringify(done.error)}`);
    this.#take(done);
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const side = computerToMove(this.#game.seats, this.#session);
      if (side === null) return;
      const view = viewFor(this.#session.state, side);
      const replies = 'replies' in this.lesson.opponent ? this.lesson.opponent.replies : [];
      const action = this.#decide?.(view) ?? replyOf(replies, view);
      const answer =
        computerToOffer(this.#session, side) ??
        (action === null ? null : ({ kind: 'act', action } as const));
      if (answer === null) return;
      this.#take(carryOut(this.#session, side, answer, this.#version, 1000));
    }
    throw new Error('the other side never comes to an end');
  }

  #take(advance: ReturnType<typeof carryOut>): void {
    if (!advance.ok) throw new Error(JSON.stringify(advance.error));
    this.#session = advance.value.session;
    this.#advances.push(advance.value);
    const { side } = this.lesson;
    this.#coached = coachedOn(this.lesson, this.#coached, {
      version: this.#version,
      view: this.view,
      entries: logFor(this.#advances, this.#session, side, false, 0),
    });
  }
}
