// What analysis says of a game: at once for every turn, and in depth for every decision and every draw.
// Chances, losses and luck are all in percentage points of the chance to win.
import type { Action, BySide, DecisionKind, Side } from '@arpents/engine';
import type { Mark } from './marks.ts';
import type { Shortcoming } from './why.ts';

/** A turn at a glance. */
export interface TurnOverview {
  readonly turn: number;
  /** Whose turn it was. */
  readonly side: Side;
  /** The steps of the course that belong to it: from this one … */
  readonly from: number;
  /** … up to, not including, this one. */
  readonly to: number;
  /** The chances of both sides when the turn was over; 100 and 0 where it ended the game. */
  readonly chances: BySide<number>;
  readonly points: BySide<number>;
}

/** One decision, judged from what the side that decided could see. */
export interface DecisionAnalysis {
  readonly side: Side;
  readonly kind: DecisionKind;
  /** The step of the course with which it begins. */
  readonly step: number;
  /** What was done, as far as it was decided at that moment. */
  readonly played: readonly Action[];
  /** What the search would have done; what was played, where nothing better was found. */
  readonly best: readonly Action[];
  /** What playing it cost, 0 or more. */
  readonly loss: number;
  /** How sure that is: a loss below this is no more than the noise of the search. */
  readonly noise: number;
  readonly mark: Mark;
  /** Why the best is better, the weightiest first; empty where the decision is fine. */
  readonly why: readonly Shortcoming[];
}

/** What cards were worth that somebody drew. */
export interface DrawAnalysis {
  /** Who drew. */
  readonly side: Side;
  /** The step of the course that drew; for hands that were dealt before it the first one. */
  readonly step: number;
  readonly isOpening: boolean;
  /** The judgement of the cards that came, less the mean over re-deals of the same deck; for the side that drew. */
  readonly judged: number;
  /** The same calibrated: what such draws turned out to be worth. */
  readonly luck: number;
}

export interface TurnAnalysis extends TurnOverview {
  /** What the side whose turn it was did with it, and what it should have done instead. */
  readonly played: readonly Action[];
  readonly best: readonly Action[];
  /** Of the worst decision within the turn; `best` belongs to it. */
  readonly loss: number;
  readonly mark: Mark;
  /** Of all draws in this turn, for the side whose turn it was. */
  readonly luck: number;
  /** Each decision in order, answers of both sides included; those without a choice are left out. */
  readonly decisions: readonly DecisionAnalysis[];
  readonly draws: readonly DrawAnalysis[];
}

/** A moment that decided more than others. */
export interface TurningPoint {
  readonly turn: number;
  readonly cause: 'decision' | 'luck';
  /** Whose decision or draw it was. */
  readonly side: Side;
  /** What it gave that side; negative for a mistake or for bad luck. */
  readonly points: number;
  readonly step: number;
}

export interface AnalysisSummary {
  /** Calibrated luck of a side's own draws. */
  readonly luck: BySide<number>;
  /** Of all decisions of a side together. */
  readonly loss: BySide<number>;
  /** 100 if every decision was the best. */
  readonly accuracy: BySide<number>;
  /**
   * The result, 100 or 0, less what the cards of both sides were worth to this one; half for a game without a winner.
   * Above 100 or below 0 where the result came about against the cards: cut off there, the mean over many games would
   * no longer be that of the results.
   */
  readonly adjusted: BySide<number>;
  /** The standard error of the luck in `adjusted`: how far it may be off. */
  readonly uncertainty: number;
  readonly marks: BySide<Readonly<Record<Mark, number>>>;
}

export interface Analysis {
  readonly turns: readonly TurnAnalysis[];
  readonly summary: AnalysisSummary;
  readonly turningPoints: readonly TurningPoint[];
  /** The usual noise of a decision. */
  readonly noise: number;
  /** The share of the results of equal players that luck of this kind explains, from 0 to 1. */
  readonly explained: number;
}
