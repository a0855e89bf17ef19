// Parts of the table that are fetched after it, or when they are needed.
import { lazy } from 'react';
import { loadAgain } from '../parts/load-again.ts';
import { loadLater } from '../parts/load-later.ts';
// A style sheet that could not be fetched with its part would not be asked for again: they come with the table.
import '../beside/coach.css';
import '../beside/first-steps.css';
import '../hints/hints.css';
import '../cards/card-back.css';
import '../history/past-panel.css';
import '../history/timeline.css';
import '../result/result.css';
import '../result/score.css';

/** The past, and what helps, come after the table itself: whoever sits down to play has map and cards first. */
export const TimelineBar = lazy(async () => ({
  default: (await loadLater(() => import('../history/timeline-bar.tsx'))).TimelineBar,
}));
export const Beside = lazy(async () => ({
  default: (await loadLater(() => import('../beside/beside.tsx'), 'coach')).Beside,
}));
const loadPast = () => import('../history/past-panel.tsx');
export const PastPanel = lazy(async () => ({ default: (await loadAgain(loadPast)).PastPanel }));
/** Once there is a result. */
const loadResult = () => import('../result/result-panel.tsx');
export const ResultPanel = lazy(async () => ({
  default: (await loadAgain(loadResult)).ResultPanel,
}));

/** What is looked at on demand. */
const loadPile = () => import('./pile-dialog.tsx');
export const PileDialog = lazy(async () => ({ default: (await loadAgain(loadPile)).PileDialog }));
const loadScore = () => import('../result/score-table.tsx');
export const ScoreTable = lazy(async () => ({ default: (await loadAgain(loadScore)).ScoreTable }));
const loadLastTurn = () => import('../story/last-turn.tsx');
export const LastTurn = lazy(async () => ({ default: (await loadAgain(loadLastTurn)).LastTurn }));

const loadBalance = () => import('../lobby/balance-sentence.tsx');
export const GameBalance = lazy(async () => ({
  default: (await loadAgain(loadBalance)).GameBalance,
}));

/** Once the table has come to rest these are fetched, so that nobody waits for them. */
export const LOADS = [loadPast, loadResult, loadPile, loadScore, loadLastTurn, loadBalance];
