// What the other side did, one action after the other; the map rings where. Skippable.
import { describeEvent } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export function Playback({ entry }: { readonly entry: LogEntry }): ReactElement {
  const { t, locale } = useText();
  const { showAll } = useTable();
  return (
    <div className="playback" data-testid="playback" data-version={entry.version}>
      <ul>
        {entry.events
          .filter(({ kind }) => kind !== 'decision-asked')
          .map((event, i) => (
            <li key={i} className={event.kind === 'action-taken' ? 'deed' : ''}>
              {describeEvent(event, locale)}
            </li>
          ))}
      </ul>
      <button type="button" onClick={showAll}>
        {t('table.skip')}
      </button>
    </div>
  );
}
