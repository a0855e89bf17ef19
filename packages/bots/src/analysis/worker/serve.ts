// The worker's side: analyses the turns of one game, each when it is asked for.
import type { Course } from '@arpents/engine';
import { overviewOf } from '../overview.ts';
import type { TurnOverview } from '../report.ts';
import { analyseTurn } from '../turn.ts';
import type { AnalysisReply, AnalysisRequest } from './protocol.ts';

/** The connection to the program that asks. */
export interface AnalysisPort {
  readonly post: (reply: AnalysisReply) => void;
  readonly listen: (listener: (request: AnalysisRequest) => void) => void;
}

export function serveAnalysis({ post, listen }: AnalysisPort): void {
  let game: { readonly course: Course; readonly turns: readonly TurnOverview[] } | null = null;
  listen((request) => {
    if (request.kind === 'open') {
      game = { course: request.course, turns: overviewOf(request.course) };
    } else if (game !== null) {
      const { index } = request;
      post({ index, turn: analyseTurn(game.course, game.turns[index]) });
    }
  });
}
