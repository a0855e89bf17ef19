// What both sides draw on: fortifications and neutral cards left, with what one of each costs.
import { CARD_KINDS, FORTIFY_COST, cardIdsOf, type PlayerView } from '@arpents/engine';
import { cardName } from '@arpents/messages';
import { memo, type ReactElement } from 'react';
import { EmblemFigure } from '../cards/emblems.tsx';
import { FortificationIcon } from '../map/piece.tsx';
import { useText } from '../text/use-text.ts';
import type { PileShown } from './pile-dialog.tsx';

const NEUTRAL_KINDS = CARD_KINDS.flatMap((kind, card) =>
  kind.owner === null ? [{ kind, card }] : [],
);

export const StockBar = memo(function StockBar({
  view,
  onPile,
}: {
  readonly view: PlayerView;
  readonly onPile: (pile: PileShown) => void;
}): ReactElement {
  const { t, locale } = useText();
  return (
    <div className="stock" role="group" aria-label={t('stock.label')}>
      <span
        className={`stock-kind ${view.fortifications === 0 ? 'warning' : ''}`}
        data-figure="fortifications"
        tabIndex={0}
      >
        <FortificationIcon /> <span className="said">{t('stock.fortifications')}</span>{' '}
        {view.fortifications}
        <Price cost={FORTIFY_COST} said={t('stock.fortify-cost', { cost: FORTIFY_COST })} />
      </span>
      <button
        type="button"
        className="pile"
        data-pile="neutral"
        onClick={() => {
          onPile({ name: 'neutral', side: 'british', cards: cardIdsOf(view.neutral) });
        }}
      >
        {NEUTRAL_KINDS.map(({ kind, card }) => {
          const count = view.neutral.filter((one) => one === card).length;
          const name = cardName(kind.id, locale);
          const cost = kind.empire?.cost ?? 0;
          return (
            <span
              key={kind.id}
              className={`stock-kind ${count === 0 ? 'warning' : ''}`}
              data-card={kind.id}
              data-card-side="british"
            >
              <EmblemFigure name={kind.parts.name} />
              <span className="said">{name}</span> {count}
              <Price cost={cost} said={t('card.cost', { cost })} />
            </span>
          );
        })}
      </button>
    </div>
  );
});

const Price = ({ cost, said }: { readonly cost: number; readonly said: string }): ReactElement => (
  <span className="coin" role="img" aria-label={said}>
    {cost}
  </span>
);
