// Undo; where it cannot, it says why, and how to take back what needs the other side's consent.
import type { ReactElement } from 'react';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { whyNoUndo, type WhyNoUndo } from './why-no-undo.ts';

/** `isOwn`: whether the decision is the viewer's. */
export const useWhyNoUndo = (isOwn: boolean): WhyNoUndo | null =>
  useGame(({ table, summary }) => whyNoUndo(table, summary, isOwn));

export function UndoButton({
  whyNot,
  onAsk,
}: {
  readonly whyNot: WhyNoUndo | null;
  /** Asked for although it cannot be done. */
  readonly onAsk: () => void;
}): ReactElement {
  const { t } = useText();
  const { send } = useTable();
  const isSending = useGame((game) => game.isSending);
  return (
    <button
      type="button"
      data-testid="undo"
      aria-disabled={whyNot !== null || isSending}
      data-note={whyNot === null ? undefined : t(`undo.${whyNot}`)}
      onClick={() => {
        if (whyNot !== null) onAsk();
        else if (!isSending) send({ kind: 'undo' });
      }}
    >
      {t('actions.undo')}
    </button>
  );
}

/** Why nothing is undone, and the way to ask the other side. */
export function UndoRefused({
  whyNot,
  onDone,
}: {
  readonly whyNot: WhyNoUndo;
  readonly onDone: () => void;
}): ReactElement {
  const { t } = useText();
  const { send } = useTable();
  const takeBackTo = useGame((game) => game.table?.takeBackTo ?? null);
  const mayAsk = whyNot === 'revealed' || whyNot === 'waiting';
  return (
    <div className="dock-why" role="status">
      <p>{t(`undo.${whyNot}`)}</p>
      {mayAsk && takeBackTo !== null && (
        <button
          type="button"
          className="chip"
          onClick={() => {
            onDone();
            send({ kind: 'ask-take-back', to: takeBackTo });
          }}
        >
          {t('undo.take-back')}
        </button>
      )}
    </div>
  );
}
