// What the signs of cards and map mean, drawn as they are at the table.
import { symbolName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { CARD_SYMBOLS_SHOWN } from '../cards/symbol-list.ts';
import { SymbolIcon } from '../cards/symbols.tsx';
import { PieceOnMap } from '../map/piece.tsx';
import { useText } from '../text/use-text.ts';
import '../cards/card-face.css';
import '../map/map.css';
import './signs.css';

const PIECES = {
  village: { owner: 'french', piece: 'village', fortified: false, settler: false },
  town: { owner: 'british', piece: 'town', fortified: false, settler: false },
  fortified: { owner: 'french', piece: 'town', fortified: true, settler: false },
  vacant: { owner: null, piece: null, fortified: false, settler: false },
  settler: { owner: null, piece: null, fortified: false, settler: true },
} as const;
const SHOWN = ['village', 'town', 'fortified', 'vacant', 'settler'] as const;

export function Legend(): ReactElement {
  const { t } = useText();
  return (
    <section className="legend leaf" aria-label={t('legend.title')}>
      <h2>{t('legend.title')}</h2>
      <Signs />
    </section>
  );
}

/** The signs alone, for a page that has a heading for them. */
export function Signs(): ReactElement {
  const { t, locale } = useText();
  return (
    <ul className="signs">
      {CARD_SYMBOLS_SHOWN.map((symbol) => (
        <li key={symbol}>
          {symbol === 'coins' ? (
            <span className="coin" aria-hidden="true">
              2
            </span>
          ) : (
            <span aria-hidden="true">
              <SymbolIcon symbol={symbol} label="" />
            </span>
          )}
          {symbolName(symbol, locale)}
        </li>
      ))}
      {SHOWN.map((one) => (
        <li key={one}>
          <svg viewBox="-26 -26 52 52" className="legend-piece" aria-hidden="true">
            <PieceOnMap place={PIECES[one]} />
          </svg>
          {t(`legend.${one}`)}
        </li>
      ))}
    </ul>
  );
}
