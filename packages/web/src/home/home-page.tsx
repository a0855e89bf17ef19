// Home: play at once, go on with one's games, and what this game is.
import type { GameSummary } from '@arpents/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { ask } from '../api/client.ts';
import { serverless } from '../api/serverless.ts';
import { Frame } from '../house/sheet.tsx';
import { GameRow } from '../lobby/game-row.tsx';
import { useLocalGames } from '../local/use-local-games.ts';
import { StillMap } from '../map/still-map.tsx';
import { NeedsConnection } from '../parts/needs-connection.tsx';
import { PATHS } from '../parts/paths.ts';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { PlayNow } from './play-now.tsx';
import './home.css';

/** The theatre of the war; the ocean lies under the form. */
const THEATRE = { left: 230, top: 30, width: 1360, height: 690 } as const;

export function HomePage(): ReactElement {
  const { t } = useText();
  const ways = [
    [t('menu.guide'), t('home.guide.text'), PATHS.guide, t('home.guide.go')],
    serverless
      ? ([t('home.people'), t('home.people.serverless'), PATHS.lobby, t('lobby.mine')] as const)
      : ([t('home.people'), t('home.people.text'), PATHS.lobby, t('home.people.go')] as const),
    [t('home.fair'), t('home.fair.text'), PATHS.fair, t('home.fair.go')],
    [t('home.author'), t('home.author.text'), PATHS.credits, t('home.author.go')],
  ] as const;
  return (
    <Frame className="home">
      <section className="hero">
        <StillMap part={THEATRE} />
        <div className="hero-text leaf">
          <h1>{t('home.title')}</h1>
          <p>{t('home.what')}</p>
          <PlayNow />
        </div>
      </section>
      <NeedsConnection />
      <OwnGames />
      <section className="home-ways">
        {ways.map(([title, text, path, go]) => (
          <article key={path}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Link href={path} className="button">
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
  const me = useMe((state) => state.me);
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  useEffect(() => {
    if (me === null) return;
    void ask('GET /api/games', { query: { list: 'mine' } }).then((answer) => {
      if (answer.ok) setGames(answer.value.games);
    });
  }, [me]);
  const here = useLocalGames('running');
  if (games.length + here.length === 0) return null;
  return (
    <section>
      <h2>{t('home.continue')}</h2>
      <ul className="games">
        {[...here, ...games].map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
