// What travels between a program and the workers that analyse a game for it, in Node and in a browser alike.
import type { Course } from '@arpents/engine';
import type { TurnAnalysis } from '../report.ts';

export type AnalysisRequest =
  /** First, and once: the game. */
  | { readonly kind: 'open'; readonly course: Course }
  /** Then one turn after the other, by its place in the overview. */
  | { readonly kind: 'analyse'; readonly index: number };

export interface AnalysisReply {
  readonly index: number;
  readonly turn: TurnAnalysis;
}
