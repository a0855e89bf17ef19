// What travels between a program and the worker in which its computer players think. The same messages serve
// a Node worker thread and a browser's Web Worker; views and actions travel as JSON text would.
import type { Action } from '@arpents/engine';
import type { Advice } from '../advise.ts';
import type { Warning } from '../coach/warn.ts';

/** How long the worker may think: the part of a budget that can be sent. */
export interface Allowance {
  readonly milliseconds: number | null;
  readonly nodes: number | null;
}

interface Question {
  /** Chosen by the asker; answers carry it. */
  readonly id: number;
  /** A PlayerView as JSON: nothing else can reach a computer player. */
  readonly view: string;
  readonly allowance: Allowance;
  readonly seed: number;
  /**
   * One 32-bit word that the asker sets to 1 to stop the thinking at once; null where memory cannot be shared
   * (a page that is not cross-origin isolated), and then only questions that wait their turn can be cancelled.
   */
  readonly stop: SharedArrayBuffer | null;
}

export type BotRequest =
  | (Question & { readonly kind: 'decide'; readonly bot: string })
  | (Question & { readonly kind: 'advise' })
  /** Whether this would be a blunder. */
  | (Question & { readonly kind: 'warn'; readonly action: Action })
  | { readonly kind: 'cancel'; readonly id: number };

/** Why a question has no answer. */
export type FailureCode = 'malformed-view' | 'not-your-decision' | 'unknown-bot';

export type BotReply =
  | { readonly kind: 'decided'; readonly id: number; readonly action: Action }
  | { readonly kind: 'advised'; readonly id: number; readonly advice: readonly Advice[] }
  | { readonly kind: 'warned'; readonly id: number; readonly warning: Warning | null }
  /** The share of the allowance that is spent, from 0 to 1, now and then. */
  | { readonly kind: 'progress'; readonly id: number; readonly spent: number }
  | { readonly kind: 'cancelled'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly code: FailureCode };
