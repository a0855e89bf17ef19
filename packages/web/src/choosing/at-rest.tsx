// In the dock while nothing is chosen: what is left to draw, and what the game is played towards.
import { CAPTURE_POINTS_TO_END, type PlayerView } from '@arpents/engine';
import type { ReactElement } from 'react';
import { Figure } from '../house/figure.tsx';
import { Icon } from '../parts/icon.tsx';
import { seatOf } from '../state/seat.ts';
import { useText } from '../text/use-text.ts';

/** By the names of cards: those who rule for each crown. */
const PICTURES = { british: 'governor', french: 'intendant' } as const;

export function AtRest({ view }: { readonly view: PlayerView }): ReactElement {
  const { t } = useText();
  const side = seatOf(view);
  return (
    <div className="at-rest">
      <div className="at-rest-plate">
        <Figure emblem={PICTURES[side]} wash={side} />
        <ul>
          <li>
            <Icon name="stack" />
            {t('coach.rest.deck', { count: view.players[side].deckSize })}
          </li>
          <li>
            <Icon name="hourglass" />
            {t('coach.rest.end', { points: CAPTURE_POINTS_TO_END })}
          </li>
        </ul>
      </div>
    </div>
  );
}
