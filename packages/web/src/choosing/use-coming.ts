// What the server is about to answer in the player's name; if it takes too long, the player is asked all the same.
import type { Action, PlayerView } from '@arpents/engine';
import { useEffect, useState } from 'react';
import { useComingAnswer } from '../state/own-orders.ts';

/** Longer than the server takes to answer for a player. */
const COMING_MS = 6000;

export function useComing(view: PlayerView): Action | null {
  const { decision } = view;
  const coming = useComingAnswer(view);
  const [overdue, setOverdue] = useState<PlayerView['decision']>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      setOverdue(decision);
    }, COMING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [decision]);
  return decision !== null && overdue === decision ? null : coming;
}
