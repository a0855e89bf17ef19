// Sieges: both tracks, the cards in them, what each side can still add at most, and what the next check would do.
import {
  PLACE_IDS,
  SIDES,
  cardIdsOf,
  mostToAdd,
  opponentOf,
  winnerAtCheck,
  type CardId,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { cardName, listed, locationName, placeWords, signed, viewerName } from '@arpents/messages';
import { memo, type ReactElement } from 'react';
import { Mentioned } from '../cards/mentioned.tsx';
import { ARMS, Icon } from '../parts/icon.tsx';
import { useMedia } from '../parts/use-media.ts';
import { useText } from '../text/use-text.ts';
import { trackShown } from './siege-track.ts';
import { SwordsIcon } from '../map/siege-mark.tsx';

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
  const hasRoom = useMedia(ROOMY);
  const siege = view.sieges[side];
  if (siege === null) return null;
  const location = PLACE_IDS[siege.place];
  if (location === undefined) return null;
  const title = t('siege.title', {
    side: viewerName(side, locale),
    ofPlace: placeWords(location, locale).ofPlace,
  });
  const names = {
    attacker: viewerName(side, locale),
    defender: viewerName(opponentOf(side), locale),
  };
  // Where there is no room for all of it, a siege is its name and its track, or one line; it opens for the rest.
  return (
    <div className={`siege ${side}`}>
      <details open={hasRoom}>
        <summary>
          <span className="siege-name">
            <Icon name={ARMS[side]} />
            <SwordsIcon />
            <span className="said">{title}</span>
            <span className="siege-of" aria-hidden="true">
              {t('siege.of', { ofPlace: placeWords(location, locale).ofPlace })}
            </span>
            <span className="siege-place" aria-hidden="true">
              {locationName(location, locale)}
            </span>
          </span>
          <span className="siege-now">
            <b>{signed(siege.value)}</b> {t(`siege.in-short.${standing(view, side)}`, names)}
          </span>
        </summary>
        <p className="siege-check">
          {t(`siege.${standing(view, side)}`, names)}{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              onLocation(location);
            }}
          >
            {t('siege.show')}
          </button>
        </p>
        <p className="siege-legend">{t('siege.legend', { ...names, ...limits(view, side) })}</p>
        {[side, opponentOf(side)].map((one) => (
          <p key={one} className="siege-cards">
            <strong>{viewerName(one, locale)}</strong>{' '}
            {siege.cards[one].length === 0 ? (
              t('siege.no-cards')
            ) : (
              <SiegeCards cards={cardIdsOf(siege.cards[one])} side={one} />
            )}{' '}
            <span className="siege-more">
              {t('siege.can-add', { strength: mostToAdd(view, side, one) })}
            </span>
          </p>
        ))}
      </details>
      <ol
        className="track"
        tabIndex={0}
        aria-label={t('siege.value', { value: signed(siege.value) })}
      >
        {trackShown(view, side).map(({ value, isMarked, wonBy }) => (
          <li
            key={value}
            aria-hidden="true"
            className={`${isMarked ? 'marker' : ''} ${wonBy === 'attacker' ? side : wonBy === 'defender' ? opponentOf(side) : ''}`}
          >
            {signed(value)}
          </li>
        ))}
      </ol>
    </div>
  );
}

type Standing = 'attacker' | 'defender' | 'stand-off' | 'fallen';

/** Who would win, or that it is decided already and only the settling is left (R48). */
function standing(view: PlayerView, side: Side): Standing {
  const { decision } = view;
  const isFallen =
    decision?.kind === 'settle-after-siege' && decision.place === view.sieges[side]?.place;
  if (isFallen) return 'fallen';
  const winner = winnerAtCheck(view, side);
  if (winner === null) return 'stand-off';
  return winner === side ? 'attacker' : 'defender';
}

/** From which value on the attacker wins, and up to which one the defender (R14). */
function limits(view: PlayerView, side: Side): { readonly high: string; readonly low: string } {
  const steps = trackShown(view, side);
  const high = steps.find(({ wonBy }) => wonBy === 'attacker');
  const low = steps.findLast(({ wonBy }) => wonBy === 'defender');
  return { high: signed(high?.value ?? 0), low: signed(low?.value ?? 0) };
}

/** Below this height two sieges in full would leave too little to the log. */
const ROOMY = '(min-height: 1000px)';

/** The cards of a side in a siege, by name; each opens its large face. */
function SiegeCards({
  cards,
  side,
}: {
  readonly cards: readonly CardId[];
  readonly side: Side;
}): ReactElement {
  const { locale } = useText();
  const names = cards.map((card) => cardName(card, locale));
  return <Mentioned sentence={listed(names, locale)} cards={cards} side={side} />;
}
