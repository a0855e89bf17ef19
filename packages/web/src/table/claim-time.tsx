// When the opponent's time has run out: the button that says so.
import { opponentOf, type PlayerView } from '@arpents/engine';
import { outOfTime } from '@arpents/session';
import type { ReactElement } from 'react';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { useNow } from './clocks.ts';

export function ClaimTime({ view }: { readonly view: PlayerView }): ReactElement | null {
  const { t } = useText();
  const { send } = useTable();
  const table = useGame((game) => game.table);
  const isSending = useGame((game) => game.isSending);
  const clocks = table?.clocks ?? null;
  const now = useNow(clocks !== null && view.phase !== 'over');
  if (view.viewer === 'spectator' || view.phase === 'over') return null;
  if (outOfTime(clocks, now) !== opponentOf(view.viewer)) return null;
  return (
    <p className="claim-time" role="alert">
      {t('clock.run-out')}{' '}
      <button
        type="button"
        className="primary"
        data-testid="claim-time"
        disabled={isSending}
        onClick={() => {
          send({ kind: 'claim-time' });
        }}
      >
        {t('clock.claim')}
      </button>
    </p>
  );
}
