// Which computer player to meet: a figure each, and how it plays.
import type { NamedLevel } from '@arpents/messages';
import { isNamedLevel } from '@arpents/messages';
import type { Side } from '@arpents/engine';
import type { ComputerLevel } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { Figure } from '../house/figure.tsx';
import { Choice } from '../parts/choice.tsx';
import { useText } from '../text/use-text.ts';
import { aboutLevel, nameOfLevel } from './levels.ts';
import './choices.css';

const FIGURES: Readonly<Record<NamedLevel, readonly [emblem: string, wash: Side | 'neutral']>> = {
  recruit: ['militia', 'neutral'],
  settler: ['settlers', 'neutral'],
  captain: ['rangers', 'british'],
  governor: ['governor', 'french'],
  general: ['military-leader', 'british'],
};

export function LevelChoice({
  levels,
  level,
  onPick,
}: {
  readonly levels: readonly ComputerLevel[];
  readonly level: string | null;
  readonly onPick: (level: string) => void;
}): ReactElement {
  const { t, locale } = useText();
  return (
    <Choice
      label={t('home.level')}
      className="levels"
      value={level}
      options={levels.map(({ id }) => id)}
      name={(one) => nameOfLevel(one, locale)}
      about={(one) => aboutLevel(one, locale)}
      face={(one) => {
        const [emblem, wash] = FIGURES[isNamedLevel(one) ? one : 'recruit'];
        return (
          <>
            <Figure emblem={emblem} wash={wash} />
            <span className="level-words">
              <span className="choice-name">{nameOfLevel(one, locale)}</span>{' '}
              <span className="level-about">{aboutLevel(one, locale)}</span>
            </span>
          </>
        );
      }}
      onPick={onPick}
    />
  );
}
