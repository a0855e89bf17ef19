// Whom to play: somebody with the link, anybody in the lobby, the computer, or somebody at the same screen.
import type { ReactElement } from 'react';
import { serverless } from '../api/serverless.ts';
import { Choice } from '../parts/choice.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import './choices.css';

const MARKS = {
  invitation: 'shooner-sailboat',
  open: 'house',
  computer: 'compass',
  here: 'poker-hand',
} as const;
export type Opponent = keyof typeof MARKS;

export function OpponentChoice({
  opponent,
  onPick,
}: {
  readonly opponent: Opponent;
  readonly onPick: (opponent: Opponent) => void;
}): ReactElement {
  const { t } = useText();
  return (
    <Choice
      label={t('new.opponent')}
      className="opponents"
      value={opponent}
      options={serverless ? ['computer', 'here'] : ['invitation', 'open', 'computer', 'here']}
      name={(one) => t(`new.opponent.${one}`)}
      face={(one) => (
        <span className="side-wanted">
          <Icon name={MARKS[one]} />
          <span className="choice-name">{t(`new.opponent.${one}`)}</span>
        </span>
      )}
      onPick={onPick}
    />
  );
}
