// What the other side did, or was answered in the own name, one action after the other, with the cards played; the map
// rings where. A click or a key finishes it.
import type { Viewer } from '@arpents/engine';
import { describeEvent } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import { useEffect, type ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { useText } from '../text/use-text.ts';
import { cardsOfEntry } from './cards-told.ts';
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
  const { t, locale } = useText();
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
        <ul>
          {entry.events
            .filter(({ kind }) => kind !== 'decision-asked')
            .map((event, i) => (
              <li key={i} className={event.kind === 'action-taken' ? 'deed' : ''}>
                {describeEvent(event, locale)}
              </li>
            ))}
        </ul>
        <ul className="playback-cards">
          {cardsOfEntry(entry).map(({ card, side }, i) => (
            <li key={i} data-card={card} data-card-side={side}>
              <CardFace id={card} side={side} small />
            </li>
          ))}
        </ul>
      </div>
      <button type="button">{t('table.skip')}</button>
    </div>
  );
}
