// The curve of a game on its result, with what decided it as far as that was found out already; the whole is its review.
import { analysisOf, overviewOf, type Analysis } from '@arpents/bots';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { pathOfReview } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';
import { ChancesComing, NoCourse } from './chances-coming.tsx';
import { chancePoints, hasCourse, pathThrough } from './chance-curve.ts';
import { keptTurns } from './kept-analyses.ts';
import { turningPointTitle } from './turning-point-title.ts';
import { useGameCourse, type GameReplayed } from './use-game-course.ts';
import './review.css';

const WIDTH = 300;
const HEIGHT = 70;

export function ResultChances({ game }: { readonly game: string }): ReactElement | null {
  const replayed = useGameCourse(game);
  if (replayed === null) return <ChancesComing />;
  return 'code' in replayed ? null : <Chances id={game} game={replayed} />;
}

function Chances({
  id,
  game: { course, digest },
}: {
  readonly id: string;
  readonly game: GameReplayed;
}): ReactElement {
  const { t, locale } = useText();
  const overview = useMemo(() => overviewOf(course), [course]);
  const points = chancePoints(overview, course.steps.length);
  const [turning, setTurning] = useState<Analysis['turningPoints']>([]);
  useEffect(() => {
    let isLeft = false;
    void keptTurns(digest).then((turns) => {
      if (isLeft || turns.length < overview.length) return;
      setTurning(analysisOf(turns, course.end).turningPoints);
    });
    return () => {
      isLeft = true;
    };
  }, [course, digest, overview]);
  if (!hasCourse(points)) return <NoCourse />;
  const curve = pathThrough(points, WIDTH, HEIGHT);
  return (
    <figure className="result-chances" data-testid="result-chances">
      <figcaption>{t('review.chances')}</figcaption>
      <Link href={pathOfReview(id)} className="chances-plot" aria-label={t('review.go')}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="chances-french" d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} />
          <path className="chances-british" d={`${curve}V${HEIGHT}H0Z`} />
          <path className="chances-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path className="chances-line" d={curve} />
        </svg>
      </Link>
      {turning.length > 0 && (
        <ol>
          {turning.map((point, i) => (
            <li key={i}>{turningPointTitle(point, locale)}</li>
          ))}
        </ol>
      )}
    </figure>
  );
}
