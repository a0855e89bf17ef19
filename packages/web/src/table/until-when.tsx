// How long whoever decides has left, behind what the line on top says; who points at it learns the moment.
import type { PlayerView } from '@arpents/engine';
import type { TableView } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { durationText } from '../text/duration.ts';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/use-text.ts';
import { timeLeftOf } from './clocks.ts';

export interface UntilWhenProps {
  readonly view: PlayerView;
  /** null: the game has none. */
  readonly clocks: TableView['clocks'];
  /** On the server's clock. */
  readonly now: number;
}

export function UntilWhen({ view, clocks, now }: UntilWhenProps): ReactElement | null {
  const { t, locale } = useText();
  if (clocks === null || view.decision === null) return null;
  const left = timeLeftOf(clocks, view.decision.side, now);
  return (
    <span
      className="until-when"
      data-testid="until"
      data-note={t('table.until', { when: momentText(now + left, locale) })}
    >
      {t('table.time-left', { time: durationText(left, locale) })}
    </span>
  );
}
