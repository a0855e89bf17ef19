// Undo, which says why it cannot where it cannot, and how to take back what needs the other side's consent.
import { useState, type ReactElement } from 'react';
import { useGame, useTable } from '../state/table.ts';
import { useText, type TextKey } from '../text/use-text.ts';
import { whyNoUndo } from './why-no-undo.ts';

export function UndoButton({ isOwn }: { readonly isOwn: boolean }): ReactElement {
  const { t } = useText();
  const { send } = useTable();
  const table = useGame((game) => game.table);
  const summary = useGame((game) => game.summary);
  const isSending = useGame((game) => game.isSending);
  const [isAsked, setAsked] = useState(false);
  const takeBackTo = table?.takeBackTo ?? null;
  const whyNot = whyNoUndo(table, summary, isOwn);
  const reasonKey: TextKey | null = whyNot === null ? null : `undo.${whyNot}`;
  const mayAsk = whyNot === 'revealed' || whyNot === 'waiting';
  return (
    <div className="dock-undo">
      <button
        type="button"
        aria-disabled={whyNot !== null || isSending}
        aria-expanded={whyNot === null ? undefined : isAsked}
        title={reasonKey === null ? undefined : t(reasonKey)}
        onClick={() => {
          if (whyNot !== null) setAsked(!isAsked);
          else if (!isSending) send({ kind: 'undo' });
        }}
      >
        {t('actions.undo')}
      </button>
      {isAsked && reasonKey !== null && (
        <div className="dock-why" role="status">
          <p>{t(reasonKey)}</p>
          {mayAsk && takeBackTo !== null && (
            <button
              type="button"
              className="quiet"
              onClick={() => {
                setAsked(false);
                send({ kind: 'ask-take-back', to: takeBackTo });
              }}
            >
              {t('undo.take-back')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
