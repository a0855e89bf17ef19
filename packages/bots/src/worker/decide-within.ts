// One decision of a computer player in a worker, within what its purse has left for the turn.
import type { Action, PlayerView } from '@arpents/engine';
import type { Purse } from '../effort.ts';
import { systemClock } from '../thinking.ts';
import type { BotClient } from './client.ts';

/** Rejected where the worker gives no answer. */
export async function decideWithin(
  purse: Purse,
  client: BotClient,
  question: { readonly bot: string; readonly view: PlayerView; readonly seed: number },
): Promise<Action> {
  const { view } = question;
  const { milliseconds = null, nodes = null } = purse.budgetFor(view);
  const begin = systemClock();
  try {
    const answer = await client.decide({ ...question, allowance: { milliseconds, nodes } }).answer;
    if (!answer.ok) throw new Error(`a computer player gave no answer: ${answer.error}`);
    return answer.value;
  } finally {
    purse.spend(view, systemClock() - begin);
  }
}
