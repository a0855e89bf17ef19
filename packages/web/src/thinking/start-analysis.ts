// Starts the analysis of a game in workers of the browser: as many as it has processors to spare, two at most.
import {
  runAnalysis,
  type AnalysisReply,
  type AnalysisRun,
  type AnalysisWorker,
  type TurnAnalysis,
} from '@arpents/bots';
import type { Course } from '@arpents/engine';

const MOST_WORKERS = 2;

/** `known` are the turns of a run that was stopped; `onTurn` hears of every further one. */
export const startAnalysis = (
  course: Course,
  known: readonly TurnAnalysis[],
  onTurn: (turn: TurnAnalysis, done: number, total: number) => void,
): AnalysisRun =>
  runAnalysis(course, {
    start: startWorker,
    workers: Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1)),
    known,
    onTurn,
  });

function startWorker(): AnalysisWorker {
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (request) => {
      worker.postMessage(request);
    },
    listen: (listener) => {
      worker.addEventListener('message', (event: MessageEvent<AnalysisReply>) => {
        listener(event.data);
      });
    },
    whenDead: (listener) => {
      worker.addEventListener('error', listener);
    },
    terminate: () => {
      worker.terminate();
    },
  };
}
