// The public face of the computer players; other packages import from here and nowhere else.

export type { Decide } from './contract.ts';
export { openPurse, type Effort, type Purse } from './effort.ts';
export { LEVEL_EFFORTS, LEVEL_IDS, type LevelId } from './level-efforts.ts';
export { LEVELS } from './levels.ts';
export { BOT_NAMES, botNamed, type Bot, type BotFault } from './registry.ts';
export {
  BALANCE,
  isBeyondChance,
  type Balance,
  type BalanceByPlayer,
  type BalanceCell,
} from './balance/balance.ts';
export { advise, type Advice } from './advise.ts';
export { ADVICE_FEATURES } from './advice/features.ts';
export type { Reason } from './advice/reasons.ts';
export { decideWithin } from './worker/decide-within.ts';
export { openBotClient, type BotClient, type BotWorker, type NoAnswer } from './worker/client.ts';
export type { BotReply, BotRequest } from './worker/protocol.ts';
export { serveBots } from './worker/serve.ts';
