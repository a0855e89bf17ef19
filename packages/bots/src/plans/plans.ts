// All plans by name.
import { ANTI_HAMMER } from './anti-hammer.ts';
import { DEVELOPMENT_RACE } from './development-race.ts';
import { FRONTIER_CAMPAIGN } from './frontier-campaign.ts';
import { HAMMER } from './hammer.ts';
import type { Plan } from './plan.ts';
import { RAID_RUSH } from './raid-rush.ts';
import { TRADE_AND_SETTLE } from './trade-and-settle.ts';

export const PLANS: readonly Plan[] = [
  HAMMER,
  DEVELOPMENT_RACE,
  FRONTIER_CAMPAIGN,
  RAID_RUSH,
  TRADE_AND_SETTLE,
  ANTI_HAMMER,
];
