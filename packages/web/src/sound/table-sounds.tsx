// The table heard: mounted once, it plays what newly happens, and is not even loaded while sound is off.
import { useEffect } from 'react';
import { followEntries } from '../state/follow-entries.ts';
import { useGame } from '../state/game.ts';
import { useSettings } from '../state/settings.ts';

export function TableSounds(): null {
  const isOn = useSettings((settings) => settings.sound);
  useEffect(() => {
    if (!isOn) return;
    return followEntries((fresh) => {
      const events = fresh.flatMap((entry) => entry.events);
      const { viewer } = useGame.getState();
      void import('./play.ts').then(({ playFor }) => {
        playFor(events, viewer);
      });
    });
  }, [isOn]);
  return null;
}
