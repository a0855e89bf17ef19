// What a rated game made of the ratings of its players: before, after, and the difference.
import { SIDES } from '@arpents/engine';
import { signed, viewerName } from '@arpents/messages';
import type { GameSummary, RatingChanges as Changes } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { nameOfSeat } from '../lobby/seat-name.ts';
import { ARMS, Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import './rating-changes.css';

export function RatingChanges({
  seats,
  changes,
}: {
  readonly seats: GameSummary['seats'];
  readonly changes: Changes;
}): ReactElement {
  const { t, locale } = useText();
  return (
    <table className="rating-changes" data-testid="rating-changes">
      <caption>{t('result.ratings')}</caption>
      <tbody>
        {SIDES.map((side) => {
          const change = changes[side];
          // Whoever has deleted the account took the rating along.
          if (change === null) return null;
          const { before, after } = change;
          return (
            <tr key={side} className={side}>
              <td>
                <Icon name={ARMS[side]} />
              </td>
              <th scope="row">
                <span className="said">{viewerName(side, locale)}</span>{' '}
                {nameOfSeat(seats[side], t, locale)}
              </th>
              <td>{t('result.rating', { before, after })}</td>
              <td className="number">{signed(after - before)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
