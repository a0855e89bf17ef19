// Plays a match for the pool, in whatever thread.
import type { Match, MatchResult } from './match.ts';
import { IllegalDecision, playMatch } from './play-match.ts';

/** What comes of a match; a mistake in our own code, other than a bot's illegal choice, is thrown. */
export type MatchAnswer =
  | { readonly ok: true; readonly result: MatchResult }
  | { readonly ok: false; readonly illegalDecision: string };

export function answerTo(match: Match): MatchAnswer {
  try {
    return { ok: true, result: playMatch(match) };
  } catch (thrown) {
    if (thrown instanceof IllegalDecision) return { ok: false, illegalDecision: thrown.message };
    throw thrown;
  }
}
