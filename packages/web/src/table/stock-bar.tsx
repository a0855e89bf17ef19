// What both sides draw on: fortifications and the neutral cards left.
import { cardIdsOf, CARD_KINDS, type PlayerView } from '@arpents/engine';
import { cardName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import type { PileShown } from './pile-dialog.tsx';

const NEUTRAL_KINDS = CARD_KINDS.flatMap((kind, card) =>
  kind.owner === null ? [{ kind, card }] : [],
);

export function StockBar({
  view,
  onPile,
}: {
  readonly view: PlayerView;
  readonly onPile: (pile: PileShown) => void;
}): ReactElement {
  const { t, locale } = useText();
  return (
    <div className="stock" role="group" aria-label={t('stock.label')}>
      <span className={view.fortifications === 0 ? 'warning' : ''}>
        {t('stock.fortifications', { count: view.fortifications })}
      </span>
      <button
        type="button"
        className="pile"
        onClick={() => {
          onPile({ name: 'neutral', side: 'british', cards: cardIdsOf(view.neutral) });
        }}
      >
        {NEUTRAL_KINDS.map(({ kind, card }) => {
          const count = view.neutral.filter((one) => one === card).length;
          return (
            <span key={kind.id} className={count === 0 ? 'warning' : ''}>
              {cardName(kind.id, locale)} {count}
            </span>
          );
        })}
      </button>
    </div>
  );
}
