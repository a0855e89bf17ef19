// Where there are no open games to see: what to do instead of looking at an empty list.
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Figure } from '../house/figure.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { PATHS } from '../parts/paths.ts';
import { recallLastGame } from '../state/last-game.ts';
import { useText } from '../text/use-text.ts';
import { nameOfLevel, useLevels } from './levels.ts';
import { useStart } from './use-start.ts';

export function NobodyWaits(): ReactElement {
  const { t, locale } = useText();
  const strongest = useLevels().at(-1)?.id ?? null;
  const { isStarting, failure, start } = useStart();
  return (
    <div className="nobody-waits">
      <Figure emblem="military-leader" wash="british" />
      <div className="stack">
        <p>{t('lobby.open.none')}</p>
        {strongest !== null && (
          <p>
            <button
              type="button"
              disabled={isStarting}
              onClick={() => {
                const { side } = recallLastGame();
                void start({ side, opponent: { kind: 'computer', level: strongest } });
              }}
            >
              {t('lobby.open.play', { level: nameOfLevel(strongest, locale) })}
            </button>
          </p>
        )}
        {failure !== null && <FailureLine failure={failure} />}
      </div>
    </div>
  );
}

/** The server is out of reach, so that nobody knows whether there are any. */
export function NobodyReached(): ReactElement {
  const { t } = useText();
  return (
    <div className="nobody-waits">
      <Figure emblem="ships" wash="french" />
      <div className="stack">
        <p>{t('lobby.open.unreached')}</p>
        <p>
          <Link href={PATHS.home} className="button">
            {t('home.play-now')}
          </Link>
        </p>
      </div>
    </div>
  );
}
