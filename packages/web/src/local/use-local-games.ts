// The games that this browser keeps, for lists.
import type { GameSummary } from '@arpents/protocol';
import { useEffect, useState } from 'react';
import { askLocally, useRemovals } from './local-games.ts';

/** Those that are running, or those that are over; newest first. */
export function useLocalGames(status: 'running' | 'over' | null): readonly GameSummary[] {
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const removals = useRemovals(({ count }) => count);
  useEffect(() => {
    if (status === null) return;
    let isLeft = false;
    void askLocally('list', null).then((answer) => {
      if (!isLeft && answer.ok) setGames(answer.value.filter((game) => game.status === status));
    });
    return () => {
      isLeft = true;
    };
  }, [status, removals]);
  return games;
}
