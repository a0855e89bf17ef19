// Offers on the table: a draw, a take-back.
import type { ReactElement } from 'react';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export function Offers(): ReactElement | null {
  const { t } = useText();
  const { send } = useTable();
  const offers = useGame((game) => game.table?.offers ?? null);
  const viewer = useGame((game) => game.viewer);
  if (offers === null || viewer === 'spectator') return null;
  const draw = offers.draw !== null;
  const by = offers.draw ?? offers.takeBack?.side ?? null;
  if (by === null) return null;
  if (by === viewer)
    return <p className="offer">{t(draw ? 'offer.draw-made' : 'offer.take-back-made')}</p>;
  const answer = (accept: boolean): void => {
    send({ kind: draw ? 'answer-draw' : 'answer-take-back', accept });
  };
  return (
    <p className="offer" role="alert">
      {t(draw ? 'offer.draw' : 'offer.take-back')}{' '}
      <button
        type="button"
        onClick={() => {
          answer(true);
        }}
      >
        {t('offer.accept')}
      </button>{' '}
      <button
        type="button"
        className="quiet"
        onClick={() => {
          answer(false);
        }}
      >
        {t('offer.decline')}
      </button>
    </p>
  );
}
