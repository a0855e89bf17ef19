// How often what was played in a game is among the best that the General finds: a figure to watch, not one to aim for.
import { viewFor, type Action, type Course } from '@arpents/engine';
import type { Budget } from '../contract.ts';
import { searchTurns } from '../search/search.ts';
import { purposeOf } from '../turns/aims.ts';
import { upToChance } from '../turns/lines.ts';
import { momentsIn } from './moments.ts';
import { overviewOf } from './overview.ts';

/** How many of its turns count as the best. */
const BEST = 3;

export interface Agreement {
  /** Turns in which there was something to choose. */
  readonly turns: number;
  /** In how many of them what was played is after the same as one of the three best, whatever it was paid with. */
  readonly among: number;
  /** In how many it is after the same as the very best. */
  readonly first: number;
}

/**
 * Compares what people did up to where they learned something new with the General's turns up to there. Of turns that
 * are after the same, the best counts. The budget is for each turn.
 */
export function agreementIn(course: Course, budget: Budget): Agreement {
  let turns = 0;
  let among = 0;
  let first = 0;
  for (const overview of overviewOf(course)) {
    const moment = momentsIn(course, overview).find(({ kind }) => kind === 'take-action');
    if (moment === undefined) continue;
    const view = viewFor(course.steps[moment.step].state, moment.side);
    const searched = searchTurns(view, budget, overview.turn);
    if (searched.length < 2) continue;
    const ideas = new Set(searched.map(({ line }) => aimsOf(line.actions)));
    const place = [...ideas].slice(0, BEST).indexOf(aimsOf(moment.played));
    turns++;
    if (place >= 0) among++;
    if (place === 0) first++;
  }
  return { turns, among, first };
}

/** What a turn is after, up to its first action with a result that nobody knows beforehand. */
const aimsOf = (actions: readonly Action[]): string =>
  upToChance(actions).map(purposeOf).sort().join(';');
