// The table heard: mounted once, it plays what newly happens, and is not even loaded while sound is off.
import { useEffect } from 'react';
import { followEntries } from '../state/follow-entries.ts';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';

export function TableSounds(): null {
  const isOn = useSettings((settings) => settings.sound);
  const { game } = useTable();
  useEffect(() => {
    if (!isOn) return;
    return followEntries(game, (fresh) => {
      const events = fresh.flatMap((entry) => entry.events);
      const { viewer } = game.getState();
      void import('./play.ts').then(({ playFor }) => {
        playFor(events, viewer);
      });
    });
  }, [isOn, game]);
  return null;
}
