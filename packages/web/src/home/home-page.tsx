// Home: play at once, go on with one's games, and what this game is.
import { useCallback, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { serverless } from '../api/serverless.ts';
import { Figure } from '../house/figure.tsx';
import { Frame } from '../house/sheet.tsx';
import { HandOverOffer } from '../keeping/hand-over-offer.tsx';
import { GameRow } from '../lobby/game-row.tsx';
import { useOwnGames } from '../lobby/use-own-games.ts';
import { StillMap, type FreeRoom } from '../map/still-map.tsx';
import { NeedsConnection } from '../parts/needs-connection.tsx';
import { PATHS } from '../parts/paths.ts';
import { useMedia } from '../parts/use-media.ts';
import { useText } from '../text/use-text.ts';
import { OpenFile } from './open-file.tsx';
import { PlayNow } from './play-now.tsx';
import './home.css';

/** Beside the form the theatre of the war, from Tadoussac to New York; the ocean lies under it. */
const THEATRE = { left: 380, top: 90, width: 640, height: 640 } as const;
/** Above it, where there is no room beside it: the heart of New France. */
const NEW_FRANCE = { left: 560, top: 180, width: 520, height: 190 } as const;
/** The condition of home.css. */
const FORM_BELOW = '(max-width: 900px)';

export function HomePage(): ReactElement {
  const { t } = useText();
  const form = useRef<HTMLDivElement>(null);
  const isFormBelow = useMedia(FORM_BELOW);
  const besideForm = useCallback<FreeRoom>(
    (box, at) => {
      const laid = form.current?.getBoundingClientRect() ?? at;
      const [beside, above] = [laid.left - at.left, laid.top - at.top];
      return isFormBelow ? { ...box, height: above } : { ...box, width: beside };
    },
    [isFormBelow],
  );
  const ways = [
    ['intendant', 'neutral', t('menu.guide'), t('home.guide.text'), 'guide', t('home.guide.go')],
    [
      'military-leader',
      'british',
      t('home.people'),
      t(serverless ? 'home.people.serverless' : 'home.people.text'),
      'lobby',
      t(serverless ? 'lobby.mine' : 'home.people.go'),
    ],
    ['trader', 'french', t('home.fair'), t('home.fair.text'), 'fair', t('home.fair.go')],
    ['bateaux', 'neutral', t('home.author'), t('home.author.text'), 'credits', t('home.author.go')],
  ] as const;
  return (
    <Frame className="home">
      <section className="hero">
        <div className="hero-text leaf" ref={form}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.what')}</p>
          <PlayNow />
        </div>
        {/* After the form, which has its place then. */}
        <StillMap part={isFormBelow ? NEW_FRANCE : THEATRE} freeRoom={besideForm} keepsPiecesFree />
      </section>
      <NeedsConnection />
      <HandOverOffer />
      <OwnGames />
      <OpenFile />
      <section className="home-ways">
        {ways.map(([emblem, wash, title, text, page, go]) => (
          <article key={page} className="leaf">
            <Figure emblem={emblem} wash={wash} />
            <h2>{title}</h2>
            <p>{text}</p>
            <Link href={PATHS[page]} className="button">
              {go}
            </Link>
          </article>
        ))}
      </section>
    </Frame>
  );
}

function OwnGames(): ReactElement | null {
  const { t } = useText();
  const games = useOwnGames();
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{t('home.continue')}</h2>
      <ul className="games">
        {games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
