// How often the British win, as a small bar: their part, the middle, and how far chance reaches.
import type { BalanceCell } from '@arpents/bots';
import type { Locale } from '@arpents/messages';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import './balance-bar.css';

const WIDTH = 100;
const HEIGHT = 8;

export const percentText = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share);

/** The bar, with the British share in words beside it. */
export function BalanceBar({ cell }: { readonly cell: BalanceCell | null }): ReactElement {
  const { t, locale } = useText();
  if (cell === null) return <span className="balance-words">{t('balance.none')}</span>;
  const { share, interval } = cell;
  return (
    <span className="balance">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="balance-bar"
        aria-hidden="true"
      >
        <rect width={WIDTH} height={HEIGHT} className="balance-french" />
        <rect width={WIDTH * share} height={HEIGHT} className="balance-british" />
        <path
          d={`M${WIDTH * interval.low} ${HEIGHT / 2}H${WIDTH * interval.high}`}
          className="balance-chance"
        />
        <path d={`M${WIDTH / 2} 0V${HEIGHT}`} className="balance-middle" />
      </svg>
      <span className="balance-words">
        {t('balance.british', { share: percentText(share, locale) })}
      </span>
    </span>
  );
}

/** The same as a sentence that says where it comes from. */
export function BalanceSentence({ cell }: { readonly cell: BalanceCell | null }): ReactElement {
  const { t, locale } = useText();
  return (
    <p className="hint">
      {cell === null
        ? t('balance.unmeasured')
        : t('balance.measured', {
            games: cell.games,
            share: percentText(cell.share, locale),
            low: percentText(cell.interval.low, locale),
            high: percentText(cell.interval.high, locale),
          })}
    </p>
  );
}
