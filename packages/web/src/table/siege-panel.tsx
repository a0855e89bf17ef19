// Sieges: both tracks, the cards in them, what each side can still add at most, and what the next check would do.
import {
  PLACE_IDS,
  SIDES,
  cardIdsOf,
  mostToAdd,
  opponentOf,
  winnerAtCheck,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { cardName, listed, placeWords, signed, viewerName } from '@arpents/messages';
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { trackShown } from './siege-track.ts';

export const SiegePanel = memo(function SiegePanel({
  view,
  onLocation,
}: {
  readonly view: PlayerView;
  readonly onLocation: (location: LocationId) => void;
}): ReactElement | null {
  const { t } = useText();
  if (view.sieges.british === null && view.sieges.french === null) return null;
  return (
    <section className="sieges" aria-label={t('siege.label')}>
      {SIDES.map((side) => (
        <Track key={side} view={view} side={side} onLocation={onLocation} />
      ))}
    </section>
  );
});

function Track({
  view,
  side,
  onLocation,
}: {
  readonly view: PlayerView;
  readonly side: Side;
  readonly onLocation: (location: LocationId) => void;
}): ReactElement | null {
  const { t, locale } = useText();
  const siege = view.sieges[side];
  if (siege === null) return null;
  const location = PLACE_IDS[siege.place];
  if (location === undefined) return null;
  const winner = winnerAtCheck(view, side);
  return (
    <article className={`siege ${side}`}>
      <h3>
        <button
          type="button"
          className="link"
          onClick={() => {
            onLocation(location);
          }}
        >
          {t('siege.title', {
            side: viewerName(side, locale),
            ofPlace: placeWords(location, locale).ofPlace,
          })}
        </button>
      </h3>
      <ol className="track" aria-label={t('siege.value', { value: signed(siege.value) })}>
        {trackShown(view, side).map(({ value, isMarked, wonBy }) => (
          <li
            key={value}
            aria-hidden="true"
            className={`${isMarked ? 'marker' : ''} ${wonBy ?? ''}`}
          >
            {signed(value)}
          </li>
        ))}
      </ol>
      <p className="siege-check">
        {winner === null
          ? t('siege.stand-off')
          : t('siege.would-win', { side: viewerName(winner, locale) })}
      </p>
      {[side, opponentOf(side)].map((one) => (
        <p key={one} className="siege-cards">
          <strong>{viewerName(one, locale)}</strong>{' '}
          {siege.cards[one].length === 0
            ? t('siege.no-cards')
            : listed(
                cardIdsOf(siege.cards[one]).map((card) => cardName(card, locale)),
                locale,
              )}{' '}
          <span className="siege-more">
            {t('siege.can-add', { strength: mostToAdd(view, side, one) })}
          </span>
        </p>
      ))}
    </article>
  );
}
