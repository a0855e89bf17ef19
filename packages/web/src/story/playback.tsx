// What the other side did, or was answered in the own name, one action after the other, with the cards played; the map
// rings where. A click or a key finishes it.
import type { Viewer } from '@arpents/engine';
import type { LogEntry } from '@arpents/protocol';
import { useEffect, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { EntryTold } from './entry-told.tsx';
import './playback.css';

/** Keys that go elsewhere or do nothing by themselves. */
const NOT_MEANT: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];

export function Playback({
  entry,
  viewer,
  onFinish,
}: {
  readonly entry: LogEntry;
  readonly viewer: Viewer;
  readonly onFinish: () => void;
}): ReactElement {
  const { t } = useText();
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || NOT_MEANT.includes(key)) return;
      const isElsewhere =
        target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
      if (!isElsewhere) onFinish();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [onFinish]);
  return (
    <div
      className={`playback ${entry.side ?? ''}`}
      data-testid="playback"
      data-version={entry.version}
      onClick={onFinish}
    >
      <div className="playback-told">
        {entry.side === viewer && <p className="playback-own">{t('playback.own')}</p>}
        <EntryTold entry={entry} />
      </div>
      <button type="button">{t('table.skip')}</button>
    </div>
  );
}
