// The standing orders in force for a side of a game: those that the player has set, or those that everybody begins with.
import type { Side } from '@arpents/engine';
import {
  circumstancesOf,
  defaultOrders,
  type Circumstances,
  type StandingOrders,
} from '@arpents/session';
import type { Storage } from '../storage/storage.ts';
import type { StoredGame } from '../storage/stored-game.ts';

export interface OrdersInForce {
  readonly orders: StandingOrders;
  readonly circumstances: Circumstances;
}

export async function ordersInForce(
  storage: Storage,
  game: StoredGame,
  person: string,
  side: Side,
): Promise<OrdersInForce> {
  const circumstances = circumstancesOf(game.terms.pace, game.seats, side);
  const kept = await storage.personal.orders(game.id, person, side);
  return { orders: kept ?? defaultOrders(side, circumstances), circumstances };
}
