// Which side to play, or whichever falls to one.
import type { ReactElement } from 'react';
import { Choice } from '../parts/choice.tsx';
import { ARMS, Icon } from '../parts/icon.tsx';
import { SIDES_WANTED, type SideWanted } from '../state/last-game.ts';
import { useText } from '../text/use-text.ts';
import './choices.css';

const MARKS = { random: 'two-coins', ...ARMS } as const;

export function SideChoice({
  side,
  onPick,
}: {
  readonly side: SideWanted;
  readonly onPick: (side: SideWanted) => void;
}): ReactElement {
  const { t } = useText();
  return (
    <Choice
      label={t('home.side')}
      className="sides"
      value={side}
      options={SIDES_WANTED}
      name={(one) => t(`side.${one}`)}
      face={(one) => (
        <span className={`side-wanted ${one}`}>
          <Icon name={MARKS[one]} />
          <span className="choice-name">{t(`side.${one}`)}</span>
        </span>
      )}
      onPick={onPick}
    />
  );
}
