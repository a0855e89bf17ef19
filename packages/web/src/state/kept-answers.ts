// Answers to raids and ambushes that a person wants given for good: kept in this browser for every further game.
import type { Action } from '@arpents/engine';
import { AMBUSH_ORDERS, RAID_ORDERS, type StandingOrders } from '@arpents/session';
import { recall, remember } from './browser-memory.ts';

export type KeptAnswers = Partial<Pick<StandingOrders, 'raid' | 'ambush'>>;

const KEY = 'arpents.answers';

/** As the browser remembers them; what is not known in this version is forgotten. */
export function readAnswers(value: unknown): KeptAnswers {
  if (typeof value !== 'object' || value === null) return {};
  const kept = value as Readonly<Record<keyof KeptAnswers, unknown>>;
  const raid = RAID_ORDERS.find((one) => one === kept.raid);
  const ambush = AMBUSH_ORDERS.find((one) => one === kept.ambush);
  return { ...(raid === undefined ? {} : { raid }), ...(ambush === undefined ? {} : { ambush }) };
}

export const keptAnswers = (): KeptAnswers => readAnswers(recall(KEY));

export const keepAnswers = (answers: KeptAnswers): void => {
  remember(KEY, { ...keptAnswers(), ...answers });
};

/** What was wanted for good is changed for good too. */
export function keepIfKept(part: KeptAnswers): void {
  const kept = keptAnswers();
  if (part.raid !== undefined && kept.raid !== undefined) keepAnswers({ raid: part.raid });
  if (part.ambush !== undefined && kept.ambush !== undefined) keepAnswers({ ambush: part.ambush });
}

/** The order that gives this answer from now on; null: no order does. */
export function orderFor(answer: Action): KeptAnswers | null {
  if (answer.kind === 'block-raid') return { raid: answer.card === null ? 'never' : 'block' };
  if (answer.kind === 'block-ambush') return { ambush: answer.card === null ? 'never' : 'always' };
  return null;
}
