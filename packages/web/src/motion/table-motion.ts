// The table in motion: mounted once, it shows what newly happens as it happens, and nothing to whoever prefers stillness.
import { useEffect } from 'react';
import { followEntries } from '../state/follow-entries.ts';
import { prefersStillness, useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { cardsPicked, showMotions } from './watch-table.ts';
import './motion.css';

export function TableMotion(): null {
  const isWanted = useSettings((settings) => settings.playback !== 'off');
  const { game } = useTable();
  useEffect(() => {
    if (!isWanted) return;
    let picked: ReturnType<typeof cardsPicked> = new Map();
    // The choice goes with the click that sends it; what is done comes later.
    const forget = game.subscribe(({ draft }, before) => {
      if (draft.kind !== 'draft' && before.draft.kind === 'draft') picked = cardsPicked();
    });
    const leave = followEntries(game, (fresh) => {
      if (prefersStillness()) return;
      const { viewer } = game.getState();
      showMotions(
        fresh.flatMap((entry) => entry.events),
        viewer === 'spectator' ? null : viewer,
        picked,
      );
    });
    return () => {
      forget();
      leave();
    };
  }, [isWanted, game]);
  return null;
}
