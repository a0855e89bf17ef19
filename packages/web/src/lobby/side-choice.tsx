// Which side to play, or whichever falls to one; between two people it may be left to the other one.
import type { ReactElement } from 'react';
import { Choice } from '../parts/choice.tsx';
import { ARMS, Icon } from '../parts/icon.tsx';
import { SIDES_WANTED, type SideWanted } from '../state/last-game.ts';
import { useText } from '../text/use-text.ts';
import './choices.css';

export type SideOffered = SideWanted | 'guest';

const MARKS = { random: 'two-coins', guest: 'flying-flag', ...ARMS } as const;
/** For a game that waits for a second person. */
export const SIDES_OFFERED = [...SIDES_WANTED, 'guest'] as const satisfies readonly SideOffered[];

export function SideChoice<T extends SideOffered>({
  label,
  side,
  options,
  onPick,
}: {
  /** Absent: the name of what is chosen. */
  readonly label?: string;
  readonly side: T;
  readonly options: readonly T[];
  readonly onPick: (side: T) => void;
}): ReactElement {
  const { t } = useText();
  const nameOf = (one: SideOffered): string => t(`side.${one}`);
  return (
    <Choice
      label={label ?? t('home.side')}
      className={options.length % 2 === 0 ? 'sides even' : 'sides'}
      value={side}
      options={options}
      name={nameOf}
      face={(one) => (
        <span className={`side-wanted ${one}`}>
          <Icon name={MARKS[one]} />
          <span className="choice-name">{nameOf(one)}</span>
        </span>
      )}
      onPick={onPick}
    />
  );
}
