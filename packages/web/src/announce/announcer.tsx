// Tells a screen reader what happened and what is to decide, as it happens.
import { useEffect, useState, type ReactElement } from 'react';
import { followEntries } from '../state/follow-entries.ts';
import { comingAnswer } from '../state/own-orders.ts';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { announcementsOf } from './announcements.ts';

interface Said {
  readonly number: number;
  readonly text: string;
}

/** Older ones have been read, or never will be. */
const MOST_KEPT = 8;

export function Announcer(): ReactElement {
  const { t } = useText();
  const { game } = useTable();
  const [said, setSaid] = useState<readonly Said[]>([]);
  useEffect(() => {
    let count = 0;
    return followEntries(game, (fresh) => {
      const view = game.getState().table?.view ?? null;
      const texts = announcementsOf(fresh, view, useSettings.getState().locale, comingAnswer(view));
      const news = texts.map((text): Said => ({ number: ++count, text }));
      setSaid((old) => [...old, ...news].slice(-MOST_KEPT));
    });
  }, [game]);
  return (
    <div className="said" role="log" aria-label={t('announce.label')}>
      {said.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
