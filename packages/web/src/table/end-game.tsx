// Ending a game before its end: resigning asks a second time; a draw needs the other side's word; before the second move
// either player may call the game off.
import { useState, type ReactElement } from 'react';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export function EndGame({ onDone }: { readonly onDone: () => void }): ReactElement {
  const { t } = useText();
  const { send } = useTable();
  const takeBackTo = useGame((game) => game.table?.takeBackTo ?? null);
  const canAbort = useGame((game) => game.table?.canAbort ?? false);
  return (
    <div className="stack">
      {canAbort && (
        <>
          <p>{t('end.abort.note')}</p>
          <button
            type="button"
            data-testid="abort"
            onClick={() => {
              send({ kind: 'abort' });
              onDone();
            }}
          >
            {t('end.abort')}
          </button>
        </>
      )}
      <p>{t('end.note')}</p>
      <button
        type="button"
        data-about="end.draw"
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
          data-about="end.take-back"
          onClick={() => {
            send({ kind: 'ask-take-back', to: takeBackTo });
            onDone();
          }}
        >
          {t('end.take-back')}
        </button>
      )}
      <Resigning onDone={onDone} />
    </div>
  );
}

/** The question stands where the button was, so that a second click of the same finger answers nothing. */
function Resigning({ onDone }: { readonly onDone: () => void }): ReactElement {
  const { t } = useText();
  const { send } = useTable();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <button
        type="button"
        className="danger"
        data-testid="resign"
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('end.resign')}
      </button>
    );
  }
  return (
    <div className="stack" role="alert">
      <p>{t('end.resign.sure')}</p>
      <p className="buttons">
        <button type="button" data-about="keep-on" onClick={onDone}>
          {t('end.resign.no')}
        </button>
        <button
          type="button"
          className="danger"
          data-testid="resign-surely"
          onClick={() => {
            send({ kind: 'resign' });
            onDone();
          }}
        >
          {t('end.resign.yes')}
        </button>
      </p>
    </div>
  );
}
