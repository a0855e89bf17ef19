// The coach of somebody's first games against the computer: one remark before a blunder, which keeps nobody from it.
import type { Action, PlayerView } from '@arpents/engine';
import type { ReactElement } from 'react';
import { seatOf } from '../state/seat.ts';
import { changeSettings } from '../state/settings.ts';
import { useText } from '../text/use-text.ts';
import { remarkText } from './remark-text.ts';
import { useWarning } from './use-warning.ts';

export function Coach({
  view,
  ready,
}: {
  readonly view: PlayerView;
  /** What is about to be carried out. */
  readonly ready: Action | null;
}): ReactElement {
  const { t, locale } = useText();
  const warning = useWarning(view, ready);
  const words = warning === null ? null : remarkText(warning, seatOf(view), locale);
  return (
    <aside className="remark" role="status" data-testid="coach">
      {words !== null && (
        <div className="remark-strip">
          <p>
            <strong>{t('coach.careful')}</strong> {words}
          </p>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              changeSettings({ coach: false });
            }}
          >
            {t('coach.off')}
          </button>
        </div>
      )}
    </aside>
  );
}
