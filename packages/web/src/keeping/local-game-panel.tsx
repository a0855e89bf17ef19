// A game that this browser keeps: handed over to the server, downloaded, or removed. Content of a dialog.
import type { GameSummary } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import type { Failure } from '../api/client.ts';
import { serverless } from '../api/serverless.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { canBeHandedOver, handOver, removeGame, saveRecord } from './actions.ts';
import './keeping.css';

interface Props {
  readonly game: GameSummary;
  /** It goes on there from now on. */
  readonly onHandedOver: (there: string) => void;
  readonly onRemoved: () => void;
}

export function LocalGamePanel({ game, onHandedOver, onRemoved }: Props): ReactElement {
  const { t } = useText();
  const isNobody = useMe(({ me }) => me === null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const carryOut = async (task: () => Promise<Failure | null>): Promise<boolean> => {
    setBusy(true);
    const problem = await task();
    setBusy(false);
    setFailure(problem);
    return problem === null;
  };
  return (
    <div className="stack keeping">
      {canBeHandedOver(game) ? (
        <section>
          <button
            type="button"
            className="primary"
            data-testid="hand-over"
            disabled={isBusy}
            onClick={() => {
              void carryOut(() => handOver(game.id, onHandedOver));
            }}
          >
            {t('keeping.hand-over')}
          </button>
          <p className="hint">
            {t(game.status === 'over' ? 'keeping.hand-over.over' : 'keeping.hand-over.running')}
            {isNobody && ` ${t('keeping.hand-over.guest')}`}
          </p>
        </section>
      ) : (
        !serverless && <p className="hint">{t('keeping.hand-over.two')}</p>
      )}
      <section>
        <button
          type="button"
          data-testid="download"
          disabled={isBusy}
          onClick={() => {
            void carryOut(() => saveRecord(game.id));
          }}
        >
          {t('result.record')}
        </button>
        {game.status !== 'over' && <p className="hint">{t('keeping.download.running')}</p>}
      </section>
      <Removing
        isBusy={isBusy}
        onRemove={() => {
          void carryOut(() => removeGame(game.id)).then((isDone) => {
            if (isDone) onRemoved();
          });
        }}
      />
      {failure !== null && <FailureLine failure={failure} />}
    </div>
  );
}

/** The question stands where the button was, and the way out comes first under the finger. */
function Removing({
  isBusy,
  onRemove,
}: {
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}): ReactElement {
  const { t } = useText();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <section>
        <button
          type="button"
          className="danger"
          data-testid="remove"
          disabled={isBusy}
          onClick={() => {
            setAsked(true);
          }}
        >
          {t('keeping.remove')}
        </button>
      </section>
    );
  }
  return (
    <section role="alert">
      <p>{t('keeping.remove.sure')}</p>
      <p className="buttons">
        <button
          type="button"
          data-about="keep-on"
          onClick={() => {
            setAsked(false);
          }}
        >
          {t('keeping.remove.no')}
        </button>
        <button
          type="button"
          className="danger"
          data-testid="remove-surely"
          disabled={isBusy}
          onClick={onRemove}
        >
          {t('keeping.remove.yes')}
        </button>
      </p>
    </section>
  );
}
