// What a lesson is: a position, an opponent, and steps that the position itself ticks off. Data, and nothing else.
import type { LevelId } from '@arpents/bots';
import type {
  ActionKind,
  CardId,
  LocationId,
  OptionsWanted,
  PlayerView,
  Setup,
  Side,
} from '@arpents/engine';
import type { TextKey } from '../text/use-text.ts';
import type { LessonId } from './lesson-ids.ts';

/** A text of a lesson: words are filled in nowhere in them. */
export type LessonKey = Exclude<
  Extract<TextKey, `lesson.${string}`>,
  `lesson.page.${string}` | `lesson.coach.${string}`
>;

/** Whether a position is what was wanted, as the learner sees it. However it came about, it counts. */
export type Goal = (view: PlayerView) => boolean;

/** Parts of the table that can be ringed; figures and piles are the learner's own. */
export const PARTS = [
  'hand',
  'money',
  'points',
  'stock',
  'deck',
  'discard',
  'available',
  'reserve',
  'siege',
  'their-reserve',
  'confirm',
  'end-turn',
] as const;
export type Part = (typeof PARTS)[number];

/** The one thing to look at: a card in hand, one that the table offers, a place, an action, or a part of the table. */
export type Target =
  `card ${CardId}` | `offered ${CardId}` | `place ${LocationId}` | `kind ${ActionKind}` | Part;

/** A part of a choice that the coach leads to, in order; it is passed over once it is chosen. */
export interface Lead {
  readonly at: Target;
  /** Absent: the step's own text goes on. */
  readonly say?: LessonKey;
}

export interface Step {
  readonly say: LessonKey;
  /** Absent: there is nothing to do but read, and a button goes on. */
  readonly until?: Goal;
  readonly at?: Target;
  /** One good way; any other counts as well. */
  readonly lead?: readonly Lead[];
  /** Kinds of action that are on the way, though they do not get there by themselves. */
  readonly helps?: readonly ActionKind[];
}

/** What the coach says after something that did not help; the first that fits. */
export interface Answer {
  readonly after: ActionKind;
  /** Absent: always. */
  readonly when?: Goal;
  readonly say: LessonKey;
}

export interface Lesson {
  readonly id: LessonId;
  /** The learner's. */
  readonly side: Side;
  readonly options: OptionsWanted;
  readonly setup: Setup;
  /** All chance of the lesson, as hexadecimal digits: it is dealt alike every time. */
  readonly seed: string;
  /** A computer player; or what the other side does as soon as it can, which keeps the goal within reach. */
  readonly opponent: { readonly level: LevelId } | { readonly replies: readonly string[] };
  readonly steps: readonly Step[];
  readonly answers: readonly Answer[];
  /** What cannot be made good any more; absent: nothing. */
  readonly lost?: Goal;
}
