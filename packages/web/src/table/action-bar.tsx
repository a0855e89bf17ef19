// Choosing and confirming: what is left of the turn, the ways that remain, and the kinds of action.
import type { ReactElement } from 'react';
import { isEmptyDraft } from '../draft/draft.ts';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { ActionKinds } from './action-kinds.tsx';
import { ActionWays, type ActionWaysProps } from './action-ways.tsx';

export function ActionBar({ view, prospects }: ActionWaysProps): ReactElement {
  const { t } = useText();
  const { act, clearDraft, send } = useTable();
  const draft = useGame((game) => game.draft);
  const isSending = useGame((game) => game.isSending);
  const canUndo = useGame((game) => game.table?.canUndo === true);
  return (
    <section className="action-bar" aria-label={t('actions.label')}>
      <div className="action-foot">
        <span className="actions-left" aria-live="polite">
          {t('actions.left', { count: view.actionsLeft })}
        </span>
        <button type="button" className="quiet" disabled={isEmptyDraft(draft)} onClick={clearDraft}>
          {t('actions.clear')}
        </button>
        <button
          type="button"
          className="quiet"
          disabled={!canUndo || isSending}
          onClick={() => {
            send({ kind: 'undo' });
          }}
        >
          {t('actions.undo')}
        </button>
        {prospects.kinds.includes('end-turn') && (
          <button
            type="button"
            className="primary"
            data-testid="end-turn"
            disabled={isSending}
            onClick={() => {
              act({ kind: 'end-turn' });
            }}
          >
            {t('actions.end-turn')}
          </button>
        )}
      </div>
      <ActionWays view={view} prospects={prospects} />
      <ActionKinds prospects={prospects} />
    </section>
  );
}
