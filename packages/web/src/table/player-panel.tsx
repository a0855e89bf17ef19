// Both players in one layout and two lines each: money, points, pieces, and every pile, open to look through where
// the rules allow.
import {
  cardIdsOf,
  scoreOf,
  type CardId,
  type Piece,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { PersonName, SeatShown } from '@arpents/protocol';
import { memo, useState, type ReactElement, type ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import type { PileShown } from './pile-dialog.tsx';
import { PileIcon } from './pile-icon.tsx';
import { PlayerDialog, PlayerName } from './player-name.tsx';

export interface PlayerPanelProps {
  readonly view: PlayerView;
  readonly side: Side;
  readonly seat: SeatShown | null;
  readonly clock: string | null;
  readonly onPile: (pile: PileShown) => void;
  readonly onScore: (side: Side) => void;
  /** What the side did last. */
  readonly onLast: (side: Side) => void;
}

export const PlayerPanel = memo(function PlayerPanel(props: PlayerPanelProps): ReactElement {
  const { view, side, seat, clock, onScore, onLast } = props;
  const { t, locale } = useText();
  const [person, setPerson] = useState<PersonName | null>(null);
  const player = view.players[side];
  const isOwn = view.viewer === side;
  const score = scoreOf(view, side);
  return (
    <section className={`player ${side} ${view.decision?.side === side ? 'deciding' : ''}`}>
      <div className="player-line">
        <h2>
          <button
            type="button"
            className="player-button"
            title={t('last.title')}
            data-testid={`last-${side}`}
            onClick={() => {
              onLast(side);
            }}
          >
            <span className="player-side">{viewerName(side, locale)}</span>
          </button>{' '}
          <PlayerName seat={seat} isOwn={isOwn} onPerson={setPerson} />
        </h2>
        <dl className="figures">
          {clock !== null && (
            <Figure label={t('player.clock')}>
              <span className="player-clock">{clock}</span>
            </Figure>
          )}
          <Figure label={t('player.money')}>
            <span className="coin">{player.money}</span>
          </Figure>
          <Figure label={t('player.points')}>
            <button
              type="button"
              className="figure-button"
              title={t('labelled', {
                name: t('player.points'),
                value: `${score.total - score.captured} + ${score.captured}`,
              })}
              onClick={() => {
                onScore(side);
              }}
            >
              {score.total}
              <small aria-hidden="true">{t('player.points-short')}</small>
            </button>
          </Figure>
        </dl>
      </div>
      <div className="player-line">
        <dl className="figures">
          <Figure label={t('player.left')}>
            <Pieces piece="village" count={player.villages} isWarning={player.villages <= 2} />
            <Pieces piece="town" count={player.towns} isWarning={player.towns <= 2} />
          </Figure>
          {player.capturedVillages + player.capturedTowns > 0 && (
            <Figure label={t('player.captured')} isTaken>
              <Pieces piece="village" count={player.capturedVillages} />
              <Pieces piece="town" count={player.capturedTowns} />
            </Figure>
          )}
        </dl>
        <ul className="piles">
          <Pile {...props} name="hand" count={player.handSize} cards={isOwn ? view.hand : null} />
          <Pile
            {...props}
            name="deck"
            count={player.deckSize}
            cards={isOwn ? view.deckContent : null}
          />
          {!isOwn && (
            <Pile {...props} name="unseen" count={player.unseen.length} cards={player.unseen} />
          )}
          <Pile {...props} name="discard" count={player.discard.length} cards={player.discard} />
          <Pile {...props} name="reserve" count={player.reserve.length} cards={player.reserve} />
          <Pile
            {...props}
            name="available"
            count={player.available.length}
            cards={player.available}
          />
          {!isOwn && player.known.length > 0 && (
            <Pile {...props} name="known" count={player.known.length} cards={player.known} />
          )}
        </ul>
      </div>
      {person !== null && (
        <PlayerDialog
          person={person}
          onClose={() => {
            setPerson(null);
          }}
        />
      )}
    </section>
  );
});

/** A figure by its symbol; what it counts is said, and shown to whoever points at it. */
function Figure({
  label,
  isTaken = false,
  children,
}: {
  readonly label: string;
  /** Pieces taken from the opponent, in the opponent's colour. */
  readonly isTaken?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className={isTaken ? 'taken' : undefined} title={label}>
      <dt className="said">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A number of pieces, in the shape that they have on the map. */
function Pieces({
  piece,
  count,
  isWarning = false,
}: {
  readonly piece: Piece;
  readonly count: number;
  readonly isWarning?: boolean;
}): ReactElement {
  const { t } = useText();
  return (
    <span className={`pieces ${isWarning ? 'warning' : ''}`} title={t(`player.${piece}s`)}>
      <svg viewBox="0 0 12 12" className="piece-icon" aria-hidden="true">
        {piece === 'village' ? (
          <rect x="1" y="1" width="10" height="10" />
        ) : (
          <circle cx="6" cy="6" r="5.5" />
        )}
      </svg>
      <span className="said">{t(`player.${piece}s`)}</span>
      {count}
    </span>
  );
}

type PileName = PileShown['name'];

function Pile({
  name,
  count,
  cards,
  side,
  onPile,
}: PlayerPanelProps & {
  readonly name: PileName;
  readonly count: number;
  readonly cards: readonly number[] | null;
}): ReactElement {
  const { t } = useText();
  const label = t(`pile.${name}`);
  return (
    <li>
      <button
        type="button"
        className="pile"
        data-pile={name}
        title={label}
        disabled={cards === null}
        onClick={() => {
          if (cards !== null) onPile({ name, side, cards: cardIdsOf(cards) satisfies CardId[] });
        }}
      >
        <PileIcon name={name} />
        <span className="pile-count">{count}</span> <span className="pile-label">{label}</span>
      </button>
    </li>
  );
}
