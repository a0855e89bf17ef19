// Points as a ledger: by parts, with the places behind each (R97).
import { scoreOf, SIDES, type PlayerView, type Score, type Side } from '@arpents/engine';
import { locationName, viewerName } from '@arpents/messages';
import type { ReactElement } from 'react';
import { ARMS, Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import './score.css';

export function ScoreTable({
  view,
  sides = SIDES,
}: {
  readonly view: PlayerView;
  readonly sides?: readonly Side[];
}): ReactElement {
  return (
    <div className="scores">
      {sides.map((side) => (
        <Ledger key={side} side={side} score={scoreOf(view, side)} />
      ))}
    </div>
  );
}

function Ledger({ side, score }: { readonly side: Side; readonly score: Score }): ReactElement {
  const { t, locale } = useText();
  const { capturedVillages, capturedTowns } = score;
  return (
    <table className={`score ${side}`}>
      <caption>
        <Icon name={ARMS[side]} /> {viewerName(side, locale)}
      </caption>
      <tbody>
        <Places kind="towns" places={score.locations.filter(({ town }) => town)} />
        <Places kind="villages" places={score.locations.filter(({ town }) => !town)} />
        {score.captured > 0 && (
          <tr>
            <th scope="row">{t('score.captured')}</th>
            <td>
              {t('score.villages', { count: capturedVillages })},{' '}
              {t('score.towns', { count: capturedTowns })}
            </td>
            <td className="number">{score.captured}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('score.total')}
          </th>
          <td className="number">{score.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Places({
  kind,
  places,
}: {
  readonly kind: 'villages' | 'towns';
  readonly places: Score['locations'];
}): ReactElement {
  const { t, locale } = useText();
  return (
    <tr>
      <th scope="row">{t(`score.${kind}`, { count: places.length })}</th>
      <td>
        {places.map(({ location, points }, i) => (
          <span key={location}>
            {i > 0 && ', '}
            <span className="score-place">
              {locationName(location, locale)} <b>{points}</b>
            </span>
          </span>
        ))}
      </td>
      <td className="number">{places.reduce((sum, { points }) => sum + points, 0)}</td>
    </tr>
  );
}
