// Luck and accuracy of both sides, and the result without the luck.
import type { Analysis } from '@arpents/bots';
import { SIDES, opponentOf, type Side } from '@arpents/engine';
import { describeMark, differenceIn, viewerName, wholeIn } from '@arpents/messages';
import type { ReactElement } from 'react';
import { percentText } from '../lobby/percent-text.ts';
import { useText } from '../text/use-text.ts';

const COUNTED = ['inaccuracy', 'mistake', 'blunder'] as const;

export function BothSides({
  analysis,
  winner,
  mySide,
}: {
  readonly analysis: Analysis;
  readonly winner: Side | null;
  readonly mySide: Side | null;
}): ReactElement {
  const { t, locale } = useText();
  const { summary, noise, explained } = analysis;
  const { accuracy, marks, loss, luck, adjusted, uncertainty } = summary;
  const whole = (value: number): string => wholeIn(value, locale);
  const rows: readonly (readonly [string, (side: Side) => string])[] = [
    [t('review.accuracy'), (side) => percentText(accuracy[side] / 100, locale)],
    ...COUNTED.map(
      (mark) => [describeMark(mark, locale), (side: Side) => String(marks[side][mark])] as const,
    ),
    [t('review.loss'), (side) => whole(loss[side])],
    [t('review.luck'), (side) => differenceIn(luck[side], locale)],
    [t('review.adjusted'), (side) => `${whole(adjusted[side])} ± ${whole(uncertainty)}`],
  ];
  const side = mySide ?? winner ?? 'british';
  const worth = luck[side] - luck[opponentOf(side)];
  return (
    <section className="leaf" data-testid="both-sides">
      <h2>{t('review.sides')}</h2>
      <p>
        {t(
          winner === null
            ? 'review.cards.none'
            : winner === side
              ? 'review.cards.won'
              : 'review.cards.lost',
          {
            side: viewerName(side, locale),
            points: differenceIn(worth, locale),
          },
        )}
      </p>
      <table className="review-sides">
        <thead>
          <tr>
            <td />
            {SIDES.map((one) => (
              <th key={one} scope="col" className={one}>
                {viewerName(one, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {SIDES.map((one) => (
                <td key={one}>{value(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {SIDES.some((one) => adjusted[one] < 0 || adjusted[one] > 100) && (
        <p className="hint">{t('review.adjusted.outside')}</p>
      )}
      <p className="hint">
        {t('review.noise', {
          noise: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(noise),
          explained: whole(100 * explained),
        })}
      </p>
    </section>
  );
}
