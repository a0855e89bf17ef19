// The table in motion: mounted once, it shows what newly happens as it happens, and nothing to whoever prefers stillness.
import { useEffect } from 'react';
import { followEntries } from '../state/follow-entries.ts';
import { prefersStillness, useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { showMotions } from './watch-table.ts';
import './motion.css';

export function TableMotion(): null {
  const isWanted = useSettings((settings) => settings.playback !== 'off');
  const { game } = useTable();
  useEffect(() => {
    if (!isWanted) return;
    return followEntries(game, (fresh) => {
      if (prefersStillness()) return;
      const { viewer } = game.getState();
      showMotions(
        fresh.flatMap((entry) => entry.events),
        viewer === 'spectator' ? null : viewer,
      );
    });
  }, [isWanted, game]);
  return null;
}
