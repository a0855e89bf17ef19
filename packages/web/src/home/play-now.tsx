// The quick way to the table: a level, a side, and one button.
import { useState, type ReactElement } from 'react';
import { LevelChoice } from '../lobby/level-choice.tsx';
import { useLevels } from '../lobby/levels.ts';
import { SideChoice } from '../lobby/side-choice.tsx';
import { useStart } from '../lobby/use-start.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { recallLastGame } from '../state/last-game.ts';
import { useText } from '../text/use-text.ts';

export function PlayNow(): ReactElement {
  const { t } = useText();
  const levels = useLevels();
  const [wanted, setWanted] = useState(recallLastGame);
  const { isStarting, failure, start } = useStart();
  const level = levels.find(({ id }) => id === wanted.level)?.id ?? levels[0]?.id ?? null;
  return (
    <form
      className="play-now"
      onSubmit={(event) => {
        event.preventDefault();
        if (level !== null)
          void start({ side: wanted.side, opponent: { kind: 'computer', level } });
      }}
    >
      <LevelChoice
        level={level}
        onPick={(one) => {
          setWanted({ ...wanted, level: one });
        }}
      />
      <SideChoice
        side={wanted.side}
        onPick={(side) => {
          setWanted({ ...wanted, side });
        }}
      />
      <button
        type="submit"
        className="primary large"
        data-testid="play-now"
        disabled={isStarting || level === null}
      >
        {t('home.play-now')}
      </button>
      <p className="hint">{t('home.rules')}</p>
      {failure !== null && <FailureLine failure={failure} />}
    </form>
  );
}
