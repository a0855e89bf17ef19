// Since you last looked: how much the opponent did while the player was away, until they have seen it or act. It is told
// again on the map when they ask for it; word for word it stands in the log.
import type { Viewer } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { missedEntries } from './missed.ts';

export const Recap = memo(function Recap({
  entries,
  seenVersion,
  openedVersion,
  viewer,
  onShow,
  onSeen,
}: {
  readonly entries: readonly LogEntry[];
  readonly seenVersion: number;
  /** The version that was there when the game was opened. */
  readonly openedVersion: number;
  readonly viewer: Viewer;
  readonly onShow: (missed: readonly LogEntry[]) => void;
  readonly onSeen: () => void;
}): ReactElement | null {
  const { t } = useText();
  const missed = missedEntries(entries, viewer, seenVersion, openedVersion);
  if (missed.length === 0) return null;
  return (
    <section className="recap" data-testid="recap" aria-label={t('recap.title')}>
      <p>{t('recap.missed', { count: missed.length })}</p>
      <p className="buttons">
        <button
          type="button"
          className="chip"
          onClick={() => {
            onShow(missed);
            onSeen();
          }}
        >
          {t('recap.show')}
        </button>
        <button type="button" className="chip" onClick={onSeen}>
          {t('recap.seen')}
        </button>
      </p>
    </section>
  );
});
