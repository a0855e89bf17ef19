// Home: play at once, go on with one's games, and what this game is.
import type { Side } from '@arpents/engine';
import type { GameSummary } from '@arpents/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { ask, type Failure } from '../api/client.ts';
import { GameRow } from '../lobby/game-row.tsx';
import { aboutLevel, nameOfLevel, useLevels } from '../lobby/levels.ts';
import { Ground } from '../map/ground.tsx';
import { Lettering } from '../map/lettering.tsx';
import { OpeningPieces } from '../map/opening-pieces.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PATHS, pathOfGame } from '../parts/paths.ts';
import { Pick } from '../parts/pick.tsx';
import { beSomebody, useMe } from '../state/me.ts';
import { createGame } from '../state/own-bytes.ts';
import { useText } from '../text/use-text.ts';
import '../map/map.css';

export function HomePage(): ReactElement {
  const { t, locale } = useText();
  const [, go] = useLocation();
  const me = useMe((state) => state.me);
  const levels = useLevels();
  const [level, setLevel] = useState<string | null>(null);
  const [side, setSide] = useState<Side | 'random'>('random');
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const chosenLevel = level ?? levels[0]?.id ?? null;

  useEffect(() => {
    if (me === null) return;
    void ask('GET /api/games', { query: { list: 'mine' } }).then((answer) => {
      if (answer.ok) setGames(answer.value.games);
    });
  }, [me]);

  const playNow = async (): Promise<void> => {
    if (chosenLevel === null) return;
    setStarting(true);
    const problem = await beSomebody();
    const created =
      problem === null
        ? await createGame({ side, opponent: { kind: 'computer', level: chosenLevel } })
        : null;
    setStarting(false);
    if (created?.ok === true) go(pathOfGame(created.value.game.id));
    else setFailure(problem ?? (created?.ok === false ? created.error : null));
  };

  return (
    <>
      <PageHead />
      <main className="page home">
        <section className="hero">
          <svg viewBox="120 30 1360 690" preserveAspectRatio="xMidYMid slice" className="hero-map">
            <Ground />
            <Lettering />
            <OpeningPieces />
          </svg>
          <div className="hero-text">
            <h1>{t('home.title')}</h1>
            <p>{t('home.what')}</p>
            <form
              className="play-now"
              onSubmit={(event) => {
                event.preventDefault();
                void playNow();
              }}
            >
              <Pick
                label={t('home.level')}
                value={chosenLevel ?? ''}
                options={levels.map(({ id }) => id)}
                name={(one) => nameOfLevel(one, locale)}
                onPick={setLevel}
              />
              <Pick
                label={t('home.side')}
                value={side}
                options={['random', 'british', 'french']}
                name={(one) => t(`side.${one}`)}
                onPick={setSide}
              />
              <p className="hint" aria-live="polite">
                {aboutLevel(chosenLevel ?? '', locale)}
              </p>
              <p className="hint">{t('home.rules')}</p>
              <button
                type="submit"
                className="primary large"
                data-testid="play-now"
                disabled={isStarting || chosenLevel === null}
              >
                {t('home.play-now')}
              </button>
            </form>
            {failure !== null && <FailureLine failure={failure} />}
          </div>
        </section>
        {games.length > 0 && (
          <section>
            <h2>{t('home.continue')}</h2>
            <ul className="games">
              {games.map((game) => (
                <GameRow key={game.id} game={game} />
              ))}
            </ul>
          </section>
        )}
        <section className="columns">
          <article>
            <h2>{t('menu.guide')}</h2>
            <p>{t('home.guide.text')}</p>
            <Link href={PATHS.guide} className="button">
              {t('home.guide.go')}
            </Link>
          </article>
          <article>
            <h2>{t('home.people')}</h2>
            <p>{t('home.people.text')}</p>
            <Link href={PATHS.lobby} className="button">
              {t('home.people.go')}
            </Link>
          </article>
          <article>
            <h2>{t('home.fair')}</h2>
            <p>{t('home.fair.text')}</p>
            <Link href={PATHS.fair} className="button">
              {t('home.fair.go')}
            </Link>
          </article>
          <article>
            <h2>{t('home.author')}</h2>
            <p>{t('home.author.text')}</p>
            <Link href={PATHS.credits} className="button">
              {t('home.author.go')}
            </Link>
          </article>
        </section>
      </main>
    </>
  );
}
