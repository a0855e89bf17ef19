// The player's own standing orders in the game on screen: so that what they will answer is not asked.
import type { Action, PlayerView, Side } from '@arpents/engine';
import type { StandingOrdersAnswer } from '@arpents/protocol';
import { DEFAULT_ORDERS, automaticAnswer, type StandingOrders } from '@arpents/session';
import { useMemo } from 'react';
import { create } from 'zustand';
import { ask, type Failure } from '../api/client.ts';

interface OwnOrders {
  readonly game: string | null;
  /** null until the server has told them. */
  readonly orders: StandingOrders | null;
}

const useOwnOrders = create<OwnOrders>(() => ({ game: null, orders: null }));

const remember = (game: string, orders: StandingOrders | null): void => {
  useOwnOrders.setState({ game, orders });
};

/** Asks for the orders in this game; without an answer the player is asked as if he had none. */
export async function learnOrders(game: string): Promise<void> {
  if (useOwnOrders.getState().game !== game) remember(game, null);
  const before = useOwnOrders.getState();
  const answer = await ask<StandingOrdersAnswer>('GET', `/games/${game}/standing-orders`);
  // What was changed meanwhile is newer than this answer.
  if (answer.ok && useOwnOrders.getState() === before) remember(game, answer.value.orders);
}

/** Changes the orders on screen at once and on the server as soon as it agrees. */
export async function changeOrders(game: string, orders: StandingOrders): Promise<Failure | null> {
  remember(game, orders);
  const answer = await ask<StandingOrdersAnswer>('PUT', `/games/${game}/standing-orders`, orders);
  return answer.ok ? null : answer.error;
}

/** The orders in force, or those that everybody begins with. */
export const useOrders = (game: string, side: Side): StandingOrders =>
  useOwnOrders((own) => (own.game === game ? own.orders : null)) ?? DEFAULT_ORDERS[side];

/** What the server is about to answer in the player's name; null: he is asked. */
function answerFor(view: PlayerView | null, orders: StandingOrders | null): Action | null {
  if (view === null || orders === null || view.decision?.side !== view.viewer) return null;
  return automaticAnswer(view, orders);
}

export const useComingAnswer = (view: PlayerView): Action | null => {
  const orders = useOwnOrders((own) => own.orders);
  return useMemo(() => answerFor(view, orders), [view, orders]);
};

export const comingAnswer = (view: PlayerView | null): Action | null =>
  answerFor(view, useOwnOrders.getState().orders);
