// The player's own standing orders in the game on screen: so that what they will answer is not asked.
import type { Action, PlayerView, Side } from '@arpents/engine';
import type { GameSummary } from '@arpents/protocol';
import {
  automaticAnswer,
  circumstancesOf,
  defaultOrders,
  type Circumstances,
  type StandingOrders,
} from '@arpents/session';
import { useMemo } from 'react';
import { create } from 'zustand';
import type { Failure } from '../api/client.ts';
import { authorityOf } from '../authority/authority-of.ts';

/** What of a game its orders depend on. */
export type OrderedGame = Pick<GameSummary, 'id' | 'pace' | 'seats'>;

interface OwnOrders {
  readonly game: string | null;
  /** null until the server has told them. */
  readonly orders: StandingOrders | null;
  readonly opponent: Circumstances['opponent'];
}

const useOwnOrders = create<OwnOrders>(() => ({ game: null, orders: null, opponent: 'person' }));

/** Asks for the orders in this game; without an answer the player is asked as if there were none. */
export async function learnOrders(game: OrderedGame, side: Side): Promise<void> {
  const { opponent } = circumstancesOf(game.pace, game.seats, side);
  const isNew = useOwnOrders.getState().game !== game.id;
  useOwnOrders.setState({ opponent, ...(isNew ? { game: game.id, orders: null } : {}) });
  const before = useOwnOrders.getState();
  const answer = await authorityOf(game.id).orders();
  // What was changed meanwhile is newer than this answer.
  if (!answer.ok || useOwnOrders.getState() !== before) return;
  useOwnOrders.setState({ orders: answer.value });
}

/** The order that gives this answer from now on; null: no order does. */
export function orderFor(answer: Action): Partial<StandingOrders> | null {
  if (answer.kind === 'block-raid') return { raid: answer.card === null ? 'never' : 'block' };
  if (answer.kind === 'block-ambush') return { ambush: answer.card === null ? 'never' : 'always' };
  return null;
}

/** Gives this answer from now on: in this game, and in the person's further ones on this side, for which the server keeps it. */
export async function answerAlways(game: OrderedGame, side: Side, answer: Action): Promise<void> {
  const order = orderFor(answer);
  if (order === null) return;
  const { game: known, orders } = useOwnOrders.getState();
  const now =
    known === game.id && orders !== null
      ? orders
      : defaultOrders(side, circumstancesOf(game.pace, game.seats, side));
  await changeOrders(game.id, { ...now, ...order });
}

/** Changes the orders on screen at once and on the server as soon as it agrees. */
export async function changeOrders(game: string, orders: StandingOrders): Promise<Failure | null> {
  useOwnOrders.setState({ game, orders });
  const answer = await authorityOf(game).changeOrders(orders);
  return answer.ok ? null : answer.error;
}

/** The orders in force, or those that everybody begins with. */
export const useOrders = (game: OrderedGame, side: Side): StandingOrders =>
  useOwnOrders((own) => (own.game === game.id ? own.orders : null)) ??
  defaultOrders(side, circumstancesOf(game.pace, game.seats, side));

/** What the server is about to answer in the player's name; null: the player is asked. */
function answerFor(
  view: PlayerView | null,
  { orders, opponent }: Pick<OwnOrders, 'orders' | 'opponent'>,
): Action | null {
  if (view === null || orders === null || view.decision?.side !== view.viewer) return null;
  return automaticAnswer(view, orders, opponent);
}

export const useComingAnswer = (view: PlayerView): Action | null => {
  const own = useOwnOrders();
  return useMemo(() => answerFor(view, own), [view, own]);
};

export const comingAnswer = (view: PlayerView | null): Action | null =>
  answerFor(view, useOwnOrders.getState());
