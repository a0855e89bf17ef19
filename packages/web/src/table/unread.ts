// Messages of the other player that have not been looked at.
import type { Viewer } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { useEffect, type RefObject } from 'react';
import { useGame, useTable } from '../state/table.ts';

export const unreadIn = (
  entries: readonly LogEntry[],
  viewer: Viewer,
  readVersion: number,
): number =>
  viewer === 'spectator'
    ? 0
    : entries.filter(
        ({ version, side, body }) =>
          body.kind === 'message' && side !== viewer && version > readVersion,
      ).length;

/** How many there are. In a log that is on screen they are read as soon as somebody looks; `shown` says what is. */
export function useUnread(log: RefObject<HTMLElement | null>, shown: string): number {
  const { markRead } = useTable();
  const unread = useGame((game) => unreadIn(game.entries, game.viewer, game.readVersion));
  useEffect(() => {
    if (unread === 0) return;
    const look = (): void => {
      const isShown = log.current !== null && log.current.offsetParent !== null;
      if (isShown && document.visibilityState === 'visible') markRead();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [unread, log, shown, markRead]);
  return unread;
}
