// The analysis of a game on screen: at once for every turn, in depth when it is asked for; stopped, gone on with, kept.
import { analysisOf, overviewOf, type Analysis, type TurnAnalysis } from '@arpents/bots';
import type { Course } from '@arpents/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { startAnalysis } from '../thinking/start-analysis.ts';
import { keepTurns, keptTurns } from './kept-analyses.ts';

export interface AnalysisShown {
  readonly overview: ReturnType<typeof overviewOf>;
  /** Those that were looked at in depth. */
  readonly turns: readonly TurnAnalysis[];
  /** null: not all of them were. */
  readonly analysis: Analysis | null;
  readonly isRunning: boolean;
  /** A worker died. */
  readonly hasFailed: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Turns between two times that what was found is kept. */
const KEPT_EVERY = 8;

export function useAnalysis(course: Course, digest: string): AnalysisShown {
  const overview = useMemo(() => overviewOf(course), [course]);
  const [turns, setTurns] = useState<readonly TurnAnalysis[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const run = useRef<ReturnType<typeof startAnalysis> | null>(null);
  const known = useRef<readonly TurnAnalysis[]>([]);
  useEffect(() => {
    let isLeft = false;
    void keptTurns(digest).then((kept) => {
      if (isLeft || known.current.length > 0) return;
      known.current = kept;
      setTurns(kept);
    });
    return () => {
      isLeft = true;
      run.current?.stop();
    };
  }, [digest]);
  const stop = useCallback((): void => {
    run.current?.stop();
  }, []);
  const start = useCallback((): void => {
    if (run.current !== null) return;
    setFailed(false);
    setRunning(true);
    const begun = startAnalysis(course, known.current, (turn) => {
      known.current = [...known.current, turn].sort((a, b) => a.from - b.from);
      setTurns(known.current);
      if (known.current.length % KEPT_EVERY === 0) void keepTurns(digest, known.current);
    });
    run.current = begun;
    void begun.finished.then(async (result) => {
      // Nobody is told that it stopped before what was found is safe.
      await keepTurns(digest, known.current);
      run.current = null;
      setRunning(false);
      setFailed(!result.ok && result.error === 'worker-died');
    });
  }, [course, digest]);
  const isWhole = turns.length === overview.length && overview.length > 0;
  const analysis = useMemo(
    () => (isWhole ? analysisOf(turns, course.end) : null),
    [isWhole, turns, course],
  );
  return { overview, turns, analysis, isRunning, hasFailed, start, stop };
}
