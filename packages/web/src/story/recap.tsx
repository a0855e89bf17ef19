// Since you last looked: what the opponent did while the player was away, until they have seen it or act. What happens
// before their eyes is played back and stands in the log.
import type { Viewer } from '@arpents/engine';
import { describeEvent } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { standing } from './standing.ts';

const MOST_LINES = 12;

export const Recap = memo(function Recap({
  entries,
  seenVersion,
  openedVersion,
  viewer,
  onSeen,
}: {
  readonly entries: readonly LogEntry[];
  readonly seenVersion: number;
  /** The version that was there when the game was opened. */
  readonly openedVersion: number;
  readonly viewer: Viewer;
  readonly onSeen: () => void;
}): ReactElement | null {
  const { t, locale } = useText();
  const sentences = standing(entries)
    .map(({ entry }) => entry)
    .filter(({ version }) => version > seenVersion && version <= openedVersion)
    .filter(({ side }) => side !== null && side !== viewer)
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind !== 'decision-asked' && kind !== 'turn-began')
    .map((event) => describeEvent(event, locale));
  if (sentences.length === 0) return null;
  return (
    <section className="recap" aria-label={t('recap.title')}>
      <header>
        <h3>{t('recap.title')}</h3>
        <button type="button" className="chip" onClick={onSeen}>
          {t('recap.seen')}
        </button>
      </header>
      <ul>
        {sentences.slice(-MOST_LINES).map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
});
