// Analyses a game in this thread or on several; what comes of it does not depend on how many.
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  analyseTurn,
  analysisOf,
  overviewOf,
  runAnalysis,
  type Analysis,
  type AnalysisReply,
  type AnalysisWorker,
  type TurnAnalysis,
} from '@arpents/bots';
import type { Course } from '@arpents/engine';

/** The bundle that scripts/build.mjs makes of worker.ts, beside that of the program. */
const WORKER_BUNDLE = new URL('./analysis-worker.js', import.meta.url);

type OnTurn = (done: number, total: number) => void;

export async function analyseOn(
  threads: number,
  course: Course,
  onTurn: OnTurn,
): Promise<Analysis> {
  if (threads === 1) return analyseHere(course, onTurn);
  const { finished } = runAnalysis(course, {
    start: startThread,
    workers: threads,
    known: [],
    onTurn: (_turn, done, total) => onTurn(done, total),
  });
  const analysis = await finished;
  if (!analysis.ok) throw new Error(`the analysis ended early: ${analysis.error}`);
  return analysis.value;
}

async function analyseHere(course: Course, onTurn: OnTurn): Promise<Analysis> {
  const overview = overviewOf(course);
  const turns: TurnAnalysis[] = [];
  for (const turn of overview) {
    turns.push(analyseTurn(course, turn));
    onTurn(turns.length, overview.length);
    // Lets signals and output through between two turns.
    await setImmediate();
  }
  return analysisOf(turns, course.end);
}

function startThread(): AnalysisWorker {
  const worker = new Worker(WORKER_BUNDLE);
  return {
    post: (request) => worker.postMessage(request),
    listen: (listener) => worker.on('message', (reply: AnalysisReply) => listener(reply)),
    whenDead: (listener) => {
      worker.once('error', listener);
      worker.once('exit', listener);
    },
    terminate: () => void worker.terminate(),
  };
}
