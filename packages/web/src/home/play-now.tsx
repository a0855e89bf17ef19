// The quick way to the table: a level, a side, and one button. The game is played in this browser; whoever has an account
// may have it kept on the server instead.
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { serverless } from '../api/serverless.ts';
import { LevelChoice } from '../lobby/level-choice.tsx';
import { LOCAL_LEVELS } from '../lobby/levels.ts';
import { SideChoice } from '../lobby/side-choice.tsx';
import { useStart } from '../lobby/use-start.ts';
import { useStartHere } from '../lobby/use-start-here.ts';
import { Check } from '../parts/check.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { PATHS } from '../parts/paths.ts';
import { SIDES_WANTED, recallLastGame, rememberLastGame } from '../state/last-game.ts';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';

/** Who has never played here gets the side that moves first: their first decision is there at once. */
function lastOrFirst(): ReturnType<typeof recallLastGame> {
  const last = recallLastGame();
  return last.level === null ? { ...last, side: 'british' } : last;
}

export function PlayNow(): ReactElement {
  const { t } = useText();
  const [wanted, setWanted] = useState(lastOrFirst);
  const mayBeKept = useMe(({ me }) => me !== null && !me.guest) && !serverless;
  const [isKeptWanted, setKeptWanted] = useState(false);
  const onServer = useStart();
  const here = useStartHere();
  const failure = here.failure ?? onServer.failure;
  const level = LOCAL_LEVELS.find(({ id }) => id === wanted.level)?.id ?? 'recruit';
  const play = (): Promise<void> => {
    const { side } = wanted;
    if (mayBeKept && isKeptWanted) {
      return onServer.start({ side, opponent: { kind: 'computer', level } });
    }
    rememberLastGame({ side, level });
    return here.startHere({
      options: {},
      preset: null,
      opposite: { side, level },
    });
  };
  return (
    <form
      className="play-now"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <LevelChoice
        levels={LOCAL_LEVELS}
        level={level}
        onPick={(one) => {
          setWanted({ ...wanted, level: one });
        }}
      />
      <SideChoice
        side={wanted.side}
        options={SIDES_WANTED}
        onPick={(side) => {
          setWanted({ ...wanted, side });
        }}
      />
      {mayBeKept && (
        <Check label={t('home.on-server')} isChecked={isKeptWanted} onCheck={setKeptWanted} />
      )}
      <div className="play-or-learn in-reach">
        <button
          type="submit"
          className="primary large"
          data-testid="play-now"
          disabled={here.isStarting || onServer.isStarting}
        >
          {t('home.play-now')}
        </button>
        <Link href={PATHS.learn} className="button large" data-testid="learn">
          {t('home.learn')}
        </Link>
      </div>
      <p className="hint">{t('home.rules')}</p>
      {failure !== null && <FailureLine failure={failure} />}
    </form>
  );
}
