// How often the British win, as a small bar: their part, the middle, and how far chance reaches.
import type { BalanceCell } from '@arpents/bots';
import type { ReactElement } from 'react';
import { useText, type TextOf } from '../text/use-text.ts';
import { verdictOn, type Fairness, type Verdict } from './balance.ts';
import { percentText } from './percent-text.ts';
import './balance-bar.css';

const WIDTH = 100;
const HEIGHT = 8;

/** The bar, with the British share in words beside it. */
export function BalanceBar({
  cell,
  verdict = 'open',
}: {
  readonly cell: BalanceCell | null;
  /** Whether it is said that the fight is even. */
  readonly verdict?: Verdict;
}): ReactElement {
  const { t, locale } = useText();
  if (cell === null) return <span className="balance-words">{t('balance.none')}</span>;
  const { share, interval } = cell;
  const words = { share: percentText(share, locale) };
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
      <span className={verdict === 'even' ? 'balance-words balance-even' : 'balance-words'}>
        {shareText(verdict, words, t)}
      </span>
    </span>
  );
}

function shareText(verdict: Verdict, words: { readonly share: string }, t: TextOf): string {
  if (verdict === 'even') return t('balance.even', words);
  return verdict === 'even-if-quick' ? t('balance.even.quick', words) : t('balance.british', words);
}

/** The bar of an edition or a preset, by the strongest player; whether it is even, both have said. */
export const FairnessBar = ({ fairness }: { readonly fairness: Fairness | null }): ReactElement => (
  <BalanceBar
    cell={fairness?.strongest ?? null}
    verdict={fairness === null ? 'open' : verdictOn(fairness)}
  />
);
