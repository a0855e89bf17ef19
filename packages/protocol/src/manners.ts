// Keeping others away and reporting them: what is sent, and what is answered.
import * as v from 'valibot';
import { cleanText } from './clean-text.ts';
import { gameIdSchema } from './game-requests.ts';
import { TEXT_LENGTH } from './limits.ts';
import type { PersonName } from './people.ts';

/** `mute`: I do not read what they write. `block`: besides, we are not brought together, and they cannot write to me. */
export const BARRIER_KINDS = ['mute', 'block'] as const;
export type BarrierKind = (typeof BARRIER_KINDS)[number];

export const REPORT_REASONS = ['insults', 'spam', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const barrierRequest = v.strictObject({ kind: v.picklist(BARRIER_KINDS) });

export const reportRequest = v.strictObject({
  reason: v.picklist(REPORT_REASONS),
  text: v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(TEXT_LENGTH.report)), ''),
  /** A game that both have played; its messages are kept with the report. */
  game: v.optional(v.nullable(gameIdSchema), null),
});
export type ReportRequest = v.InferOutput<typeof reportRequest>;

export interface BarrierShown {
  readonly person: PersonName;
  readonly kind: BarrierKind;
  readonly since: number;
}
export interface BarriersAnswer {
  readonly barriers: readonly BarrierShown[];
}
