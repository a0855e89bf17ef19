// Which part of the table a phone shows below the map. What was picked counts until the game ends: the result stands beside
// the hand, and whoever reads the log meanwhile must not miss it.
import { useCallback, useState } from 'react';
import type { Tab } from './table-tabs.tsx';

interface ShownTab {
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
}

export function useTab(isOver: boolean): ShownTab {
  const [picked, setPicked] = useState<{ readonly tab: Tab; readonly isOver: boolean }>({
    tab: 'hand',
    isOver,
  });
  const setTab = useCallback(
    (tab: Tab): void => {
      setPicked({ tab, isOver });
    },
    [isOver],
  );
  return { tab: picked.isOver === isOver ? picked.tab : 'hand', setTab };
}
