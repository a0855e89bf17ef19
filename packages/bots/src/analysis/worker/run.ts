// The asking side: the second pass over a game on one or several workers, with progress; it can be stopped, and taken up
// again with what was done before.
import { err, ok, type Course, type Result } from '@arpents/engine';
import { overviewOf } from '../overview.ts';
import type { Analysis, TurnAnalysis } from '../report.ts';
import { analysisOf } from '../summary.ts';
import type { AnalysisReply, AnalysisRequest } from './protocol.ts';

/** A worker that runs `serveAnalysis`, as whoever starts it sees it. */
export interface AnalysisWorker {
  readonly post: (request: AnalysisRequest) => void;
  readonly listen: (listener: (reply: AnalysisReply) => void) => void;
  /** Told once if the worker ends by itself. */
  readonly whenDead: (listener: () => void) => void;
  readonly terminate: () => void;
}

export interface AnalysisWish {
  readonly start: () => AnalysisWorker;
  readonly workers: number;
  /** Turns that are done already, from a run that was stopped. */
  readonly known: readonly TurnAnalysis[];
  /** Hears of every turn as it is done; turns may come out of order. */
  readonly onTurn: (turn: TurnAnalysis, done: number, total: number) => void;
}

/** Why there is no analysis. */
export type AnalysisStop = 'stopped' | 'worker-died';

export interface AnalysisRun {
  /** Never rejected. */
  readonly finished: Promise<Result<Analysis, AnalysisStop>>;
  /** Ends the workers at once; what `onTurn` heard of is not lost. */
  readonly stop: () => void;
}

export function runAnalysis(course: Course, wish: AnalysisWish): AnalysisRun {
  const { known, onTurn } = wish;
  const overview = overviewOf(course);
  const turns = overview.map(({ turn }) => known.find((one) => one.turn === turn));
  const waiting = turns.flatMap((turn, index) => (turn === undefined ? [index] : []));
  const workers: AnalysisWorker[] = [];
  let settle: (result: Result<Analysis, AnalysisStop>) => void;
  const finished = new Promise<Result<Analysis, AnalysisStop>>((resolve) => {
    settle = (result) => {
      for (const worker of workers.splice(0)) worker.terminate();
      resolve(result);
    };
  });
  const settleIfDone = (): void => {
    const done = turns.flatMap((turn) => (turn === undefined ? [] : [turn]));
    if (done.length === turns.length) settle(ok(analysisOf(done, course.end)));
  };
  const askNext = (worker: AnalysisWorker): void => {
    const index = waiting.shift();
    if (index !== undefined) worker.post({ kind: 'analyse', index });
  };
  const begin = (): void => {
    const worker = wish.start();
    workers.push(worker);
    worker.listen(({ index, turn }) => {
      if (!workers.includes(worker)) return;
      turns[index] = turn;
      onTurn(turn, turns.filter((one) => one !== undefined).length, turns.length);
      askNext(worker);
      settleIfDone();
    });
    worker.whenDead(() => {
      if (workers.includes(worker)) settle(err('worker-died'));
    });
    worker.post({ kind: 'open', course });
    askNext(worker);
  };
  for (let i = Math.min(wish.workers, waiting.length); i > 0; i--) begin();
  settleIfDone();
  return {
    finished,
    stop: () => {
      settle(err('stopped'));
    },
  };
}
