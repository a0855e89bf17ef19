// What was found out about games, kept by the digest of their records: an analysis is gone on with where it was stopped.
import type { TurnAnalysis } from '@arpents/bots';
import { smallStore } from '../records/small-store.ts';

/** To be raised when analysis says something else than before. */
const FORM = 2;

const analyses = smallStore<readonly TurnAnalysis[]>('arpents-analyses', 40);

const keyOf = (digest: string): string => `${FORM}.${digest}`;

export const keepTurns = (digest: string, turns: readonly TurnAnalysis[]): Promise<void> =>
  analyses.keep(keyOf(digest), turns);

export const keptTurns = async (digest: string): Promise<readonly TurnAnalysis[]> =>
  (await analyses.find(keyOf(digest))) ?? [];
