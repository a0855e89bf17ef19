// What to do first, in five lines that name the buttons as they stand on the table.
import { NO_CHOICE, type ActionKind, type PlayerView } from '@arpents/engine';
import { actionName } from '@arpents/messages';
import { useMemo, type ReactElement } from 'react';
import { prospectsOf } from '../draft/draft.ts';
import { ONE_PANEL, useMedia } from '../parts/use-media.ts';
import { isMyAction } from '../state/seat.ts';
import { useText } from '../text/use-text.ts';

export function FirstSteps({
  view,
  onClose,
}: {
  readonly view: PlayerView;
  readonly onClose: () => void;
}): ReactElement {
  const { t, locale } = useText();
  const isOnePanel = useMedia(ONE_PANEL);
  const kind = useMemo(() => kindToTry(view), [view]);
  const buttons = {
    action: actionName(kind, locale),
    undo: t('actions.undo'),
    end: t('actions.end-turn'),
    hints: t('menu.hints'),
    guide: t('menu.guide'),
  };
  return (
    <section className="first-steps" aria-label={t('coach.steps.title')}>
      <details
        open={!isOnePanel}
        onToggle={({ currentTarget }) => {
          // On a phone they open below the edge of the panel.
          if (isOnePanel && currentTarget.open) currentTarget.scrollIntoView();
        }}
      >
        <summary>
          <h3>{t('coach.steps.title')}</h3>
        </summary>
        <ol>
          <li>{t('coach.steps.look')}</li>
          <li>{t('coach.steps.choose', buttons)}</li>
          <li>{t('coach.steps.confirm', buttons)}</li>
          <li>{t('coach.steps.end', buttons)}</li>
          <li>{t('coach.steps.help', buttons)}</li>
        </ol>
      </details>
      <button
        type="button"
        className="quiet"
        data-testid="steps-close"
        aria-label={t('dialog.close')}
        onClick={onClose}
      >
        ✕
      </button>
    </section>
  );
}

/** Settling where it can be done, else what can. */
function kindToTry(view: PlayerView): ActionKind {
  const kinds = isMyAction(view) ? prospectsOf(view, NO_CHOICE).kinds : [];
  return kinds.find((kind) => kind !== 'end-turn' && kind !== 'pass') ?? 'settle';
}
