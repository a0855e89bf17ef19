// Asks whoever has signed in whether the unfinished games of this browser are to go to the server. Nothing goes by itself.
import { useState, type ReactElement } from 'react';
import type { Failure } from '../api/client.ts';
import { useLocalGames } from '../local/use-local-games.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { canBeHandedOver, handOver } from './actions.ts';
import { useHandOverOffered, withdrawHandOverOffer } from './offer.ts';
import './keeping.css';

export function HandOverOffer(): ReactElement | null {
  const isOffered = useHandOverOffered((offer) => offer.isOffered);
  const isRegistered = useMe(({ me }) => me !== null && !me.guest);
  return isOffered && isRegistered ? <Offered /> : null;
}

function Offered(): ReactElement | null {
  const { t } = useText();
  const games = useLocalGames('running').filter(canBeHandedOver);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (games.length === 0) return null;
  const handAllOver = async (): Promise<void> => {
    setBusy(true);
    for (const { id } of games) {
      const problem = await handOver(id, () => undefined);
      setFailure(problem);
      if (problem !== null) break;
    }
    setBusy(false);
  };
  return (
    <section className="hand-over-offer" data-testid="hand-over-offer">
      <p>{t('keeping.offer', { count: games.length })}</p>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={isBusy}
          onClick={() => {
            void handAllOver();
          }}
        >
          {t('keeping.offer.yes')}
        </button>
        <button type="button" disabled={isBusy} onClick={withdrawHandOverOffer}>
          {t('keeping.offer.no')}
        </button>
      </div>
      {failure !== null && <FailureLine failure={failure} />}
    </section>
  );
}
