// Computer players of local tables: in a worker of their own, with the time that they have on a server.
import {
  LEVEL_EFFORTS,
  LEVEL_IDS,
  decideWithin,
  levelIn,
  openBotClient,
  openPurse,
  type Purse,
} from '@arpents/bots';
import type { PlayerView } from '@arpents/engine';
import { startWorker } from '../thinking/start-worker.ts';
import type { Surroundings } from './local-table.ts';

/** A seed of their own for each decision, so that no computer player can know a shuffle. */
export type Chance = (view: PlayerView) => number;
const anyChance: Chance = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export function computerPlayers(chance: Chance = anyChance): Surroundings['think'] {
  const client = openBotClient(startWorker, crossOriginIsolated);
  /** What is left of the time for the turn at hand, by game. */
  const purses = new Map<string, Purse>();
  return async (game, name, view) => {
    const level = LEVEL_IDS.find((id) => id === name);
    if (level === undefined) throw new Error('there is no such level');
    const purse = purses.get(game) ?? openPurse(LEVEL_EFFORTS[level]);
    purses.set(game, purse);
    const action = await decideWithin(purse, client, {
      bot: levelIn(level, game),
      view,
      seed: chance(view),
    });
    if (action.kind === 'end-turn') purses.delete(game);
    return action;
  };
}
