// Ending a game before its end: resigning asks again by being here; a draw needs the other side's word.
import type { ReactElement } from 'react';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export function EndGame({ onDone }: { readonly onDone: () => void }): ReactElement {
  const { t } = useText();
  const { send } = useTable();
  const takeBackTo = useGame((game) => game.table?.takeBackTo ?? null);
  return (
    <div className="stack">
      <p>{t('end.note')}</p>
      <button
        type="button"
        onClick={() => {
          send({ kind: 'offer-draw' });
          onDone();
        }}
      >
        {t('end.draw')}
      </button>
      {takeBackTo !== null && (
        <button
          type="button"
          onClick={() => {
            send({ kind: 'ask-take-back', to: takeBackTo });
            onDone();
          }}
        >
          {t('end.take-back')}
        </button>
      )}
      <button
        type="button"
        className="danger"
        data-testid="resign"
        onClick={() => {
          send({ kind: 'resign' });
          onDone();
        }}
      >
        {t('end.resign')}
      </button>
    </div>
  );
}
