// How fair a way to play was measured, in sentences: who wins, how sure that is, and what would make it even.
import type { BalanceCell, Bid } from '@arpents/bots';
import type { GameOptions } from '@arpents/engine';
import type { ReactElement } from 'react';
import { useText, type TextOf } from '../text/use-text.ts';
import { balanceOfOptions, verdictOn, type Fairness } from './balance.ts';
import { percentText } from './percent-text.ts';

export function BalanceSentence({
  fairness,
}: {
  readonly fairness: Fairness | null;
}): ReactElement {
  const { t, locale } = useText();
  if (fairness === null) return <p className="hint">{t('balance.unmeasured')}</p>;
  const { strongest, quick, patient } = fairness;
  const verdict = verdictOn(fairness);
  const words = ({ games, share, interval }: BalanceCell) => ({
    games,
    share: percentText(share, locale),
    low: percentText(interval.low, locale),
    high: percentText(interval.high, locale),
  });
  const bidFor = ({ bid }: BalanceCell): readonly string[] =>
    verdict === 'even' || bid === null ? [] : [bidText(bid, t)];
  return (
    <p className="hint">
      {[
        ...(verdict === 'open' ? [] : [t(`balance.verdict.${verdict}`)]),
        t('balance.measured', words(strongest)),
        ...bidFor(strongest),
        ...(quick === null ? [] : [t('balance.measured.quick', words(quick)), ...bidFor(quick)]),
        ...(patient === null ? [] : [t('balance.measured.patient', words(patient))]),
      ].join(' ')}
    </p>
  );
}

const withMinus = (number: number): string => `${number}`.replace('-', '−');

/** Which side gets how many points. */
function bidText({ points, low, high }: Bid, t: TextOf): string {
  if (points === 0) return t('balance.bid.none');
  return points > 0
    ? t('balance.bid.french', { count: points, low: withMinus(low), high: withMinus(high) })
    : t('balance.bid.british', { count: -points, low: withMinus(-high), high: withMinus(-low) });
}

/** Of a game that is played. */
export const GameBalance = ({ options }: { readonly options: GameOptions }): ReactElement => (
  <BalanceSentence fairness={balanceOfOptions(options)} />
);
