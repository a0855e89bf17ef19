// The question before something harmful is done: what is lost, and a way out that comes first.
import {
  foreseen,
  opponentOf,
  type Action,
  type Foresight,
  type PlayerView,
} from '@arpents/engine';
import { cardName, describeActionBriefly, placeWords, type Locale } from '@arpents/messages';
import { useMemo, type ReactElement } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { seatOf } from '../state/seat.ts';
import { textIn, useText } from '../text/use-text.ts';
import { placeOfAction } from './action-place.ts';

export interface HarmQuestionProps {
  readonly view: PlayerView;
  readonly action: Action;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function HarmQuestion({ view, action, onYes, onNo }: HarmQuestionProps): ReactElement {
  const { t, locale } = useText();
  const brief = describeActionBriefly(action, seatOf(view), locale, placeOfAction(view, action));
  const told = useMemo(() => foreseen(view, action), [view, action]);
  return (
    <Dialog title={t('harm.question', { action: brief })} onClose={onNo}>
      <div className="stack" data-testid="harm">
        <ul className="harm-losses">
          {(told === null ? [] : lossesOf(told, locale)).map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <p className="buttons">
          <button type="button" className="primary" data-testid="harm-no" onClick={onNo}>
            {t('harm.no')}
          </button>
          <button type="button" className="danger" data-testid="harm-yes" onClick={onYes}>
            {t('harm.yes', { action: brief })}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

/** What an action costs its own side, in sentences. */
function lossesOf(told: Foresight, locale: Locale): readonly string[] {
  const { side, points, places, cards, sieges, outcome } = told;
  const other = opponentOf(side);
  const lost = points[side].before - points[side].after;
  const theirs = points[other].after - points[other].before;
  const say: typeof textIn = textIn;
  return [
    ...(outcome?.winner === other ? [say(locale, 'harm.game')] : []),
    ...places
      .filter(({ before, after }) => before.owner === side && after.owner !== side)
      .map(({ location }) =>
        say(locale, 'harm.place', { place: placeWords(location, locale).place }),
      ),
    ...(lost > 0 ? [say(locale, 'harm.points', { count: lost, ...points[side] })] : []),
    ...(theirs > 0 ? [say(locale, 'harm.theirs', { count: theirs, ...points[other] })] : []),
    ...cards
      .filter(({ from, to }) => from !== 'pool' && (to === 'pool' || to === 'opponent'))
      .map(({ card }) => say(locale, 'harm.card', { card: cardName(card, locale) })),
    ...sieges
      .filter(({ siege, after }) => siege === side && after === null)
      .map(({ location }) =>
        say(locale, 'harm.siege', { place: placeWords(location, locale).place }),
      ),
    ...(told.isUndoable ? [] : [say(locale, 'harm.final')]),
  ];
}
