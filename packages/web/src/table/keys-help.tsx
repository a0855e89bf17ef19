// The keys of the table, for everything that a mouse can do.
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

const KEYS = [
  ['1 – 9', 'card'],
  ['c', 'confirm'],
  ['u', 'undo'],
  ['e', 'end-turn'],
  ['Esc', 'clear'],
  ['m', 'map'],
  ['h', 'hand'],
  ['← ↑ → ↓', 'arrows'],
  ['Enter', 'enter'],
  ['← →', 'history'],
  ['Home, End', 'history-ends'],
  ['␣', 'play'],
] as const;

export function KeysHelp(): ReactElement {
  const { t } = useText();
  return (
    <dl className="keys">
      {KEYS.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(`keys.${meaning}`)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <kbd>{t('keys.double.key')}</kbd>
        </dt>
        <dd>{t('keys.double')}</dd>
      </div>
    </dl>
  );
}
