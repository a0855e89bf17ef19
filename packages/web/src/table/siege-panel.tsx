// Sieges: both tracks, the cards in them, what each side can still add at most, and what the next check would do.
import {
  CARD_KINDS,
  PLACE_IDS,
  SIDES,
  SIDE_FACTS,
  cardIdsOf,
  opponentOf,
  strengthInSiege,
  winnerAtCheck,
  type LocationId,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { cardName, listed, locationName, signed, viewerName } from '@arpents/messages';
import { memo, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';

export const SiegePanel = memo(function SiegePanel({
  view,
  onPlace,
}: {
  readonly view: PlayerView;
  readonly onPlace: (id: LocationId) => void;
}): ReactElement | null {
  const { t } = useText();
  if (view.sieges.british === null && view.sieges.french === null) return null;
  return (
    <section className="sieges" aria-label={t('siege.label')}>
      {SIDES.map((side) => (
        <Track key={side} view={view} side={side} onPlace={onPlace} />
      ))}
    </section>
  );
});

function Track({
  view,
  side,
  onPlace,
}: {
  readonly view: PlayerView;
  readonly side: Side;
  readonly onPlace: (id: LocationId) => void;
}): ReactElement | null {
  const { t, locale } = useText();
  const siege = view.sieges[side];
  if (siege === null) return null;
  const location = PLACE_IDS[siege.place];
  if (location === undefined) return null;
  const { lowest, highest } = SIDE_FACTS[side].siegeTrack;
  const steps = Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);
  const winner = winnerAtCheck(view, side);
  return (
    <article className={`siege ${side}`}>
      <h3>
        <button
          type="button"
          className="link"
          onClick={() => {
            onPlace(location);
          }}
        >
          {t('siege.title', {
            side: viewerName(side, locale),
            place: locationName(location, locale),
          })}
        </button>
      </h3>
      <ol className="track" aria-label={t('siege.value', { value: signed(siege.value) })}>
        {steps.map((step) => (
          <li
            key={step}
            aria-hidden="true"
            className={`${step === siege.value ? 'marker' : ''} ${step >= 2 ? 'attacker' : step <= -1 ? 'defender' : ''}`}
          >
            {signed(step)}
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

/** The two strongest cards that may be in hand, and the leaders: what one turn can add at most. */
function mostToAdd(view: PlayerView, siege: Side, side: Side): number {
  const open = view.sieges[siege];
  if (open === null) return 0;
  const role = siege === side ? 'attacker' : 'defender';
  const player = view.players[side];
  const candidates = view.viewer === side ? (view.hand ?? []) : player.unseen;
  const cards = [...candidates, ...player.reserve];
  const isLeader = (card: number): boolean =>
    CARD_KINDS[card]?.empire?.can?.includes('leads') === true;
  const strength = (card: number): number => strengthInSiege(view, card, open.place, role);
  const leaders = cards.filter(isLeader).reduce((sum, card) => sum + strength(card), 0);
  const others = cards
    .filter((card) => !isLeader(card))
    .map(strength)
    .sort((a, b) => b - a);
  return leaders + (others[0] ?? 0) + (others[1] ?? 0);
}
