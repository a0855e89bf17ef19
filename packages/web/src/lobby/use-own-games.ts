// Somebody's games that are not over: those of this browser, and those that the server keeps.
import type { GameSummary } from '@arpents/protocol';
import { useEffect, useMemo, useState } from 'react';
import { ask } from '../api/client.ts';
import { useRemovals } from '../local/local-games.ts';
import { useLocalGames } from '../local/use-local-games.ts';
import { useMe } from '../state/me.ts';

export function useOwnGames(): readonly GameSummary[] {
  const me = useMe((state) => state.me);
  const removals = useRemovals(({ count }) => count);
  const [there, setThere] = useState<readonly GameSummary[]>([]);
  useEffect(() => {
    if (me === null) return;
    void ask('GET /api/games', { query: { list: 'mine' } }).then((answer) => {
      if (answer.ok) setThere(answer.value.games);
    });
  }, [me, removals]);
  const here = useLocalGames('running');
  return useMemo(() => [...here, ...there], [here, there]);
}
