// The public face of the computer players; other packages import from here and nowhere else.

export type { Budget, Decide } from './contract.ts';
export { openPurse, type Effort, type Purse } from './effort.ts';
export { LEVELS, LEVEL_IDS, type Level, type LevelId } from './levels.ts';
export { BOT_NAMES, botNamed, type Bot, type BotFault, type Knobs } from './registry.ts';
export { advise, type Advice } from './advise.ts';
export { ADVICE_FEATURES, type AdviceFeature } from './advice/features.ts';
export type { Reason } from './advice/reasons.ts';
export {
  openBotClient,
  type Asked,
  type BotClient,
  type BotWorker,
  type NoAnswer,
  type Question,
} from './worker/client.ts';
export type { Allowance, BotReply, BotRequest, FailureCode } from './worker/protocol.ts';
export { serveBots, type Port } from './worker/serve.ts';
