// Whether the screen is as a media query says, told anew when it changes.
import { useCallback, useSyncExternalStore } from 'react';

/** One list for each query: to read a query anew takes the browser longer than what most clicks lead to. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(follow, () => listOf(query).matches);
}

/** Hand, players and log take turns below or beside the map: the condition of table-phone.css. */
export const ONE_PANEL =
  '(max-width: 760px), (max-width: 900px) and (orientation: portrait), (min-width: 640px) and (max-height: 560px)';
