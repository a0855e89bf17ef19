// Points with the list behind them (R97).
import { scoreOf, SIDES, type PlayerView, type Side } from '@arpents/engine';
import { locationName, pieceName, viewerName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

export function ScoreTable({
  view,
  sides = SIDES,
}: {
  readonly view: PlayerView;
  readonly sides?: readonly Side[];
}): ReactElement {
  const { t, locale } = useText();
  return (
    <div className="scores">
      {sides.map((side) => {
        const score = scoreOf(view, side);
        return (
          <table key={side} className={`score ${side}`}>
            <caption>
              {t('score.total', { side: viewerName(side, locale), points: score.total })}
            </caption>
            <tbody>
              {score.locations.map(({ location, town, points }) => (
                <tr key={location}>
                  <th scope="row">{locationName(location, locale)}</th>
                  <td>{pieceName(town ? 'town' : 'village', locale)}</td>
                  <td className="number">{points}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('score.captured')}</th>
                <td>
                  {t('score.villages', { count: score.capturedVillages })},{' '}
                  {t('score.towns', { count: score.capturedTowns })}
                </td>
                <td className="number">{score.captured}</td>
              </tr>
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
