// When the opponent's time has run out: a sentence until the server has ended the game, which it does by itself (R109).
import { opponentOf, type PlayerView } from '@arpents/engine';
import { outOfTime } from '@arpents/session';
import type { ReactElement } from 'react';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { useNow } from './clocks.ts';

export function TimeRunOut({ view }: { readonly view: PlayerView }): ReactElement | null {
  const { t } = useText();
  const clocks = useGame((game) => game.table?.clocks ?? null);
  const now = useNow(clocks !== null && view.phase !== 'over');
  if (view.viewer === 'spectator' || view.phase === 'over') return null;
  if (outOfTime(clocks, now) !== opponentOf(view.viewer)) return null;
  return <p role="alert">{t('clock.run-out')}</p>;
}
