import { describe, expect, it } from 'vitest';
import {
  analyseTurn,
  analysisOf,
  overviewOf,
  runAnalysis,
  serveAnalysis,
  type AnalysisRequest,
  type AnalysisWorker,
  type TurnAnalysis,
} from '../../src/index.ts';
import { courseIn, firstTurns } from '../support/courses.ts';

const GAME = firstTurns(courseIn('own-second.json'), 2);

/** The worker's own code behind a mailbox of this thread. */
function mailboxWorker(): AnalysisWorker {
  let hear: (request: AnalysisRequest) => void = () => undefined;
  let answer: Parameters<AnalysisWorker['listen']>[0] = () => undefined;
  let isAlive = true;
  serveAnalysis({
    post: (reply) => answer(structuredClone(reply)),
    listen: (listener) => (hear = listener),
  });
  return {
    post: (request) =>
      void setImmediate(() => {
        if (isAlive) hear(structuredClone(request));
      }),
    listen: (listener) => (answer = listener),
    whenDead: () => undefined,
    terminate: () => (isAlive = false),
  };
}

describe('an analysis on workers', () => {
  it('is the same on two workers, stopped and taken up again, as turn by turn in one go', async () => {
    const plain = analysisOf(
      overviewOf(GAME).map((turn) => analyseTurn(GAME, turn)),
      GAME.end,
    );
    const heard: TurnAnalysis[] = [];
    const first = runAnalysis(GAME, {
      start: mailboxWorker,
      workers: 2,
      known: [],
      onTurn: (turn, done, total) => {
        heard.push(turn);
        expect(total).toBe(2);
        if (done === 1) first.stop();
      },
    });
    expect(await first.finished).toEqual({ ok: false, error: 'stopped' });
    expect(heard).toHaveLength(1);

    const counts: number[] = [];
    const second = runAnalysis(GAME, {
      start: mailboxWorker,
      workers: 2,
      known: heard,
      onTurn: (_turn, done) => void counts.push(done),
    });
    expect(await second.finished).toEqual({ ok: true, value: plain });
    expect(counts).toEqual([2]);
  });

  it('says so when a worker dies', async () => {
    let die: () => void = () => undefined;
    const run = runAnalysis(GAME, {
      start: () => ({
        ...mailboxWorker(),
        post: () => undefined,
        whenDead: (told) => (die = told),
      }),
      workers: 1,
      known: [],
      onTurn: () => undefined,
    });
    die();
    expect(await run.finished).toEqual({ ok: false, error: 'worker-died' });
  });
});
