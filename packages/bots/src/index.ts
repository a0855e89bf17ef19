// The public face of the computer players; other packages import from here and nowhere else.

export type { Decide } from './contract.ts';
export { openPurse, type Effort, type Purse } from './effort.ts';
export { LEVEL_EFFORTS, LEVEL_IDS, type LevelId } from './level-efforts.ts';
export { LEVELS } from './levels.ts';
export { STYLES, levelIn, styleIn, type Style } from './style-of-game.ts';
export { BOT_NAMES, botNamed, type Bot, type BotFault } from './registry.ts';
export {
  BALANCE,
  MEASURING_PLAYERS,
  isBeyondChance,
  type Balance,
  type BalanceByPlayer,
  type BalanceCell,
  type Bid,
  type MeasuringPlayer,
} from './balance/balance.ts';
export { advise, type Advice } from './advise.ts';
export { ADVICE_FEATURES } from './advice/features.ts';
export { AIMS } from './advice/ideas.ts';
export type { Warning } from './coach/warn.ts';
export type { Reason } from './advice/reasons.ts';
export { purposeOf } from './turns/aims.ts';
export { agreementIn } from './analysis/agreement.ts';
export { markOf, type Mark } from './analysis/marks.ts';
export { overviewOf } from './analysis/overview.ts';
export type {
  Analysis,
  DecisionAnalysis,
  TurnAnalysis,
  TurnOverview,
  TurningPoint,
} from './analysis/report.ts';
export { analysisOf, decisionAt } from './analysis/summary.ts';
export { britishLuckIn } from './analysis/luck-of-game.ts';
export { analyseTurn } from './analysis/turn.ts';
export type { AnalysisReply, AnalysisRequest } from './analysis/worker/protocol.ts';
export { runAnalysis, type AnalysisRun, type AnalysisWorker } from './analysis/worker/run.ts';
export { serveAnalysis } from './analysis/worker/serve.ts';
export { decideWithin } from './worker/decide-within.ts';
export { openBotClient, type BotClient, type BotWorker, type NoAnswer } from './worker/client.ts';
export type { BotReply, BotRequest } from './worker/protocol.ts';
export { serveBots } from './worker/serve.ts';
