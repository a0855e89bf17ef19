// The symbols of cards and places, readable at a glance; each with its name for those who cannot see it.
import { CARD_SYMBOLS_SHOWN, type SymbolShown } from './symbol-list.ts';
import { symbolName } from '@arpents/messages';
import type { Symbols } from '@arpents/engine';
import type { ReactElement } from 'react';
import { ICONS } from '../engraving/icons.gen.ts';
import { useText } from '../text/use-text.ts';

const SHAPES: Readonly<Record<SymbolShown, string>> = {
  bateaux: ICONS['wood-canoe'],
  ship: ICONS['shooner-sailboat'],
  wagon: ICONS['old-wagon'],
  fur: ICONS.beaver,
  settler: ICONS.house,
  military: ICONS['crossed-sabres'],
  coins: ICONS['two-coins'],
};

export function SymbolIcon({
  symbol,
  label,
}: {
  readonly symbol: SymbolShown;
  readonly label: string;
}): ReactElement {
  return (
    <svg viewBox="0 0 512 512" className={`symbol symbol-${symbol}`} role="img" aria-label={label}>
      <path d={SHAPES[symbol]} />
    </svg>
  );
}

/** All symbols of a card, as often as they count; coins as one coin with their value. */
export function SymbolRow({ symbols }: { readonly symbols: Symbols }): ReactElement {
  const { t, locale } = useText();
  return (
    <span className="symbol-row">
      {CARD_SYMBOLS_SHOWN.flatMap((symbol) => {
        const count = symbols[symbol] ?? 0;
        if (count === 0) return [];
        const name = symbolName(symbol, locale);
        if (symbol === 'coins') {
          return [
            <span
              key={symbol}
              className="coin"
              role="img"
              aria-label={t('labelled', { name, value: count })}
            >
              {count}
            </span>,
          ];
        }
        return Array.from({ length: count }, (_, i) => (
          <SymbolIcon key={`${symbol}${i}`} symbol={symbol} label={name} />
        ));
      })}
    </span>
  );
}
