// Both players in one layout: the medal of their side, money, points, pieces, and every pile, open to look through where
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
import { ARMS, Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import type { PileShown } from './pile-dialog.tsx';
import { PileIcon } from './pile-icon.tsx';
import type { PileName } from '../parts/pile-names.ts';
import { PlayerDialog, PlayerName } from './player-name.tsx';
import './player.css';

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
  const laidOpen = view.laidOpen?.[side] ?? null;
  return (
    <section className={`player ${side} ${view.decision?.side === side ? 'deciding' : ''}`}>
      <span className="medallion" aria-hidden="true">
        <Icon name={ARMS[side]} />
      </span>
      <div className="player-line">
        <h2>
          <button
            type="button"
            className="player-button"
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
            <Figure name="clock">
              <span className="player-clock">{clock}</span>
            </Figure>
          )}
          <Figure name="money">
            <span className="coin">{player.money}</span>
          </Figure>
          <Figure name="points">
            <button
              type="button"
              className="figure-button"
              data-figure="points"
              data-note={t('labelled', {
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
          <Figure name="left">
            <Pieces piece="village" count={player.villages} isWarning={player.villages <= 2} />
            <Pieces piece="town" count={player.towns} isWarning={player.towns <= 2} />
          </Figure>
          {player.capturedVillages + player.capturedTowns > 0 && (
            <Figure name="captured">
              <Pieces piece="village" count={player.capturedVillages} />
              <Pieces piece="town" count={player.capturedTowns} />
            </Figure>
          )}
        </dl>
        <ul className="piles">
          <Pile
            {...props}
            name="hand"
            count={player.handSize}
            cards={isOwn ? view.hand : (laidOpen?.hand ?? null)}
          />
          <Pile
            {...props}
            name="deck"
            count={player.deckSize}
            cards={laidOpen?.deck ?? (isOwn ? view.deckContent : null)}
            isOrdered={laidOpen !== null}
          />
          {!isOwn && laidOpen === null && (
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
          {!isOwn && laidOpen === null && player.known.length > 0 && (
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

/** A figure by its symbol; what it counts is said, and told to whoever points at it. */
function Figure({
  name,
  children,
}: {
  readonly name: 'clock' | 'money' | 'points' | 'left' | 'captured';
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useText();
  return (
    // Pieces taken from the opponent are in the opponent's colour. The points are a button by themselves.
    <div
      className={name === 'captured' ? 'taken' : undefined}
      data-figure={name}
      tabIndex={name === 'points' ? undefined : 0}
    >
      <dt className="said">{t(`player.${name}`)}</dt>
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
    <span className={`pieces ${isWarning ? 'warning' : ''}`}>
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

function Pile({
  name,
  count,
  cards,
  side,
  isOrdered = false,
  onPile,
}: PlayerPanelProps & {
  readonly name: PileName;
  readonly count: number;
  readonly cards: readonly number[] | null;
  readonly isOrdered?: boolean;
}): ReactElement {
  const { t } = useText();
  const label = t(`pile.${name}`);
  return (
    <li>
      <button
        type="button"
        className="pile"
        data-pile={name}
        aria-disabled={cards === null}
        onClick={() => {
          if (cards !== null) {
            onPile({ name, side, cards: cardIdsOf(cards) satisfies CardId[], isOrdered });
          }
        }}
      >
        <PileIcon name={name} />
        <span className="pile-count">{count}</span> <span className="pile-label">{label}</span>
      </button>
    </li>
  );
}
