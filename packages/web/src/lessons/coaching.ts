// What the coach says and points at: follows from the lesson, the position, and the choice in the making. Pure.
import type { Action, ActionKind, CardId, Choice, PlayerView } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import type { Lesson, LessonKey, Step, Target } from './lesson.ts';

/** How far somebody has come. */
export interface Coached {
  /** The version of the game that this is about. */
  readonly version: number;
  /** Of the step that is under way; as many as there are steps: the lesson is done. */
  readonly step: number;
  /** Steps up to this one that are only read have been read. */
  readonly read: number;
  /** What is said about the last action, which did not help. */
  readonly aside: LessonKey | null;
  readonly isLost: boolean;
}

export const NOT_BEGUN: Coached = { version: 0, step: 0, read: 0, aside: null, isLost: false };

export const isDone = ({ steps }: Lesson, { step }: Coached): boolean => step === steps.length;

/** What was reached by a later step was reached, whichever way it came about; only the position decides. */
function stepAt({ steps }: Lesson, view: PlayerView, read: number): number {
  const last = steps.findLastIndex(({ until }) => until?.(view) === true);
  const isPassed = ({ until }: Step, i: number): boolean =>
    i <= last || (until === undefined && i < read);
  const next = steps.findIndex((step, i) => !isPassed(step, i));
  return next < 0 ? steps.length : next;
}

/** The coach after something has happened at the table, or was taken back. */
export function coachedOn(
  lesson: Lesson,
  before: Coached,
  table: {
    readonly version: number;
    readonly view: PlayerView;
    readonly entries: readonly LogEntry[];
  },
): Coached {
  const { version, view, entries } = table;
  const step = stepAt(lesson, view, before.read);
  const isLost = lesson.lost?.(view) === true && step < lesson.steps.length;
  const last = entries.findLast((entry) => entry.version > before.version && entry.side !== null);
  // What the other side does leaves standing what was said; what was taken back does not.
  const isTheirs = last !== undefined && last.side !== view.viewer;
  const aside =
    step > before.step
      ? null
      : isTheirs
        ? before.aside
        : last?.body.kind === 'action'
          ? answerTo(lesson, before.step, last.body.action.kind, view)
          : null;
  return { version, read: before.read, step, aside, isLost };
}

/** Goes on from a step that is only read. */
export const readOn = (lesson: Lesson, before: Coached, view: PlayerView): Coached => {
  const read = before.step + 1;
  return { ...before, read, aside: null, step: stepAt(lesson, view, read) };
};

function answerTo(
  { answers, steps }: Lesson,
  step: number,
  kind: ActionKind,
  view: PlayerView,
): LessonKey | null {
  const said = answers.find(({ after, when }) => after === kind && (when?.(view) ?? true));
  if (said !== undefined) return said.say;
  const { helps = [], lead = [] } = steps[step] ?? {};
  if (helps.includes(kind) || lead.some(({ at }) => at === `kind ${kind}` || at === kind)) {
    return null;
  }
  return usualAnswer(kind);
}

/** What is said of an action in any lesson that has no word of its own for it. */
function usualAnswer(kind: ActionKind): LessonKey | null {
  switch (kind) {
    case 'take-money':
    case 'merchant':
    case 'trader':
    case 'piracy':
      return 'lesson.not.money';
    case 'settle':
    case 'develop':
    case 'fortify':
      return 'lesson.not.build';
    case 'besiege':
    case 'reinforce':
    case 'military-leader':
    case 'raid':
    case 'ambush':
    case 'convert':
      return 'lesson.not.fight';
    case 'withdraw':
      return 'lesson.not.withdraw';
    case 'draft':
      return 'lesson.not.draft';
    case 'discard':
    case 'reserve':
    case 'retrieve':
    case 'governor':
    case 'intendant':
    case 'home-support':
      return 'lesson.not.cards';
    case 'pass':
      return 'lesson.not.pass';
    case 'end-turn':
      return 'lesson.not.end-turn';
    default:
      return null;
  }
}

/** What the coach says now, and the one thing to look at. */
export interface Speech {
  readonly say: LessonKey;
  readonly at: Target | null;
}

/** What is chosen at the table, and what could be. */
export interface Choosing {
  readonly choice: Choice;
  /** The way that was picked among several. */
  readonly picked: Action | null;
  readonly hand: readonly CardId[];
  /** Whether the learner is to decide; else what was said last still stands. */
  readonly isAsked: boolean;
}

export function speechFor({ steps }: Lesson, coached: Coached, choosing: Choosing): Speech | null {
  const step = steps[coached.step];
  if (step === undefined) return null;
  const { say, at = null, lead = [] } = step;
  if (!choosing.isAsked) return { say: lead.at(-1)?.say ?? say, at: null };
  // Where its cards are not in hand, the way that was thought of is none: then the goal alone is told.
  if (!lead.every((one) => isAtHand(choosing.hand, one.at))) return { say, at };
  const next = lead.find((one) => !isChosen(choosing, one.at));
  // What a step points at by itself is not pointed at any longer once it is chosen.
  const own = at !== null && at.startsWith('kind ') && isChosen(choosing, at) ? null : at;
  return { say: next?.say ?? say, at: next?.at ?? own };
}

const isAtHand = (hand: readonly CardId[], target: Target): boolean =>
  !target.startsWith('card ') || hand.some((card) => target === `card ${card}`);

function isChosen({ choice, picked }: Choosing, target: Target): boolean {
  const { cards, location, kind } = choice;
  return (
    cards.some((card) => target === `card ${card}`) ||
    target === `place ${location ?? ''}` ||
    target === `kind ${kind ?? ''}` ||
    // Whichever was picked among those that are offered.
    (picked !== null && /^(offered|kind) /.test(target))
  );
}
