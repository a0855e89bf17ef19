// What decided a game: five moments with a sentence each, what the General would have played, and the way there.
import { decisionAt, type Analysis, type DecisionAnalysis, type TurningPoint } from '@arpents/bots';
import type { Action, Course, Side } from '@arpents/engine';
import { describeAction, describeShortcoming } from '@arpents/messages';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Moment } from '../history/moments.ts';
import { PlayOn } from '../history/play-on.tsx';
import { useText } from '../text/use-text.ts';
import { pathOfMoment } from './moment-path.ts';
import { turningPointTitle } from './turning-point-title.ts';

interface TurningPointsProps {
  readonly game: string;
  readonly course: Course;
  readonly analysis: Analysis;
  readonly moments: readonly Moment[];
}

export function TurningPoints(props: TurningPointsProps): ReactElement {
  const { analysis } = props;
  const { t } = useText();
  return (
    <section>
      <h2>{t('review.turning')}</h2>
      {analysis.turningPoints.length === 0 ? (
        <p>{t('review.turning.none')}</p>
      ) : (
        <ol className="turning-points" data-testid="turning-points">
          {analysis.turningPoints.map((point, i) => (
            <OnePoint key={i} {...props} point={point} />
          ))}
        </ol>
      )}
    </section>
  );
}

function OnePoint({
  game,
  course,
  analysis,
  moments,
  point,
}: TurningPointsProps & { readonly point: TurningPoint }): ReactElement {
  const { t, locale } = useText();
  const { side, step } = point;
  const decision = decisionAt(point, analysis.turns);
  // The position in which it was decided, or that after the cards were drawn.
  const index = decision === null ? step + 1 : step;
  const moment = moments[Math.min(index, moments.length - 1)];
  return (
    <li className={`turning-point ${side}`}>
      <h3>{turningPointTitle(point, locale)}</h3>
      {decision !== null && <DecisionTold decision={decision} />}
      <p className="buttons">
        {moment !== undefined && (
          <Link href={pathOfMoment(game, moment, side)} className="button">
            {t('review.show')}
          </Link>
        )}
        <PlayOn course={course} moments={moments} index={index} />
      </p>
    </li>
  );
}

function DecisionTold({ decision }: { readonly decision: DecisionAnalysis }): ReactElement {
  const { t, locale } = useText();
  const { side, played, best, why } = decision;
  const told = (actions: readonly Action[], by: Side): string =>
    actions.map((action) => describeAction(action, by, locale)).join('; ');
  return (
    <>
      <dl>
        <div>
          <dt>{t('review.played')}</dt>
          <dd>{told(played, side)}</dd>
        </div>
        <div>
          <dt>{t('review.best')}</dt>
          <dd>{told(best, side)}</dd>
        </div>
      </dl>
      {why.length > 0 && (
        <ul>
          {why.map((one, i) => (
            <li key={i}>{describeShortcoming(one, side, locale)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
