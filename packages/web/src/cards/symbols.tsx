// The symbols of cards and places, readable at a glance; each with its name for those who cannot see it.
import { CARD_SYMBOLS_SHOWN, type SymbolShown } from './symbol-list.ts';
import { symbolName } from '@arpents/messages';
import type { Symbols } from '@arpents/engine';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

const SHAPES: Readonly<Record<SymbolShown, string>> = {
  bateaux: 'M1 10q7 3 14 0l-2 4H3zM6 10l4-7',
  ship: 'M1 11h14l-2 4H3zM8 11V2M8 3q6 2 0 7M8 3Q2 5 3 10h5',
  wagon: 'M1 9h14M2 9V5q6-5 12 0v4M4 12.5a2 2 0 100-.1M12 12.5a2 2 0 100-.1',
  fur: 'M8 2q-5 1-4 5l-2 4 3-.5L5 14h6l0-3.5 3 .5-2-4q1-4-4-5z',
  settler: 'M2 9l6-6 6 6M4 8v6h8V8M7 14v-4h2v4',
  military: 'M3 3l9 9M13 3l-9 9M2 11l3 3M14 11l-3 3',
  coins: '',
};

export function SymbolIcon({
  symbol,
  label,
}: {
  readonly symbol: SymbolShown;
  readonly label: string;
}): ReactElement {
  return (
    <svg viewBox="0 0 16 16" className={`symbol symbol-${symbol}`} role="img" aria-label={label}>
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
