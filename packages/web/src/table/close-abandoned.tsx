// Where the other side has not moved for so long that the game may be closed: the button that does it (R110).
import type { PlayerView } from '@arpents/engine';
import type { ReactElement } from 'react';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { useNow } from './clocks.ts';

export function CloseAbandoned({ view }: { readonly view: PlayerView }): ReactElement | null {
  const { t } = useText();
  const { send } = useTable();
  const from = useGame((game) => game.table?.abandonedFrom ?? null);
  const now = useNow(from !== null && view.phase !== 'over');
  if (from === null || now < from || view.phase === 'over') return null;
  return (
    <button
      type="button"
      className="quiet"
      data-testid="close-abandoned"
      onClick={() => {
        send({ kind: 'close-abandoned' });
      }}
    >
      {t('waiting.close')}
    </button>
  );
}
