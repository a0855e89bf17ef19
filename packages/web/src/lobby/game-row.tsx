// A game in a list: who plays, whose turn, since when, or who won.
import { SIDES, opponentOf } from '@arpents/engine';
import { describeOutcome, signed, viewerName, type Locale } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { MoreButton } from '../keeping/more-button.tsx';
import { isLocalId } from '../local/local-id.ts';
import { ARMS, Icon } from '../parts/icon.tsx';
import { pathOfGame } from '../parts/paths.ts';
import { useTime } from '../state/use-time.ts';
import { durationText } from '../text/duration.ts';
import { momentText } from '../text/moment.ts';
import { useText, type TextOf } from '../text/use-text.ts';
import { GameTerms } from './game-terms.tsx';
import { nameOfSeat, ratedNameOfSeat } from './seat-name.ts';
import { waitsForMe } from './waiting-first.ts';
import './games.css';

/** How long somebody has been thinking is told anew this often. */
const REFRESH_MS = 10_000;

export function GameRow({ game }: { readonly game: GameSummary }): ReactElement {
  const { t, locale } = useText();
  const now = useTime(REFRESH_MS);
  return (
    <li className="game-line">
      <Link href={pathOfGame(game.id)} className="game-row">
        {game.guestChooses ? <Undecided game={game} /> : <Seats game={game} />}
        <span className={waitsForMe(game) ? 'game-state yours' : 'game-state'}>
          {stateText(game, now, t, locale)}
        </span>
        {game.outcome !== null && (
          <span className={wonOrLost(game) === null ? 'game-end' : 'game-end told'}>
            {describeOutcome(game.outcome, locale)}
          </span>
        )}
        <GameTerms game={game} />
      </Link>
      {isLocalId(game.id) && <MoreButton game={game} />}
    </li>
  );
}

function Seats({ game }: { readonly game: GameSummary }): ReactElement {
  const { t, locale } = useText();
  return (
    <span className="game-seats">
      {SIDES.map((side) => (
        <span
          key={side}
          className={`seat ${side} ${game.outcome?.winner === side ? 'winner' : ''}`}
        >
          <Icon name={ARMS[side]} />
          <span className="seat-side">{t('game.seat', { side: viewerName(side, locale) })} </span>
          {
            // What they are rated now says nothing about what they have played.
            game.outcome === null
              ? ratedNameOfSeat(game.seats[side], side, t, locale)
              : nameOfSeat(game.seats[side], t, locale)
          }
          {game.outcome !== null && ` · ${game.outcome.points[side]}`}
        </span>
      ))}
    </span>
  );
}

/** Nobody has a side yet. */
function Undecided({ game }: { readonly game: GameSummary }): ReactElement {
  const { t, locale } = useText();
  const host = SIDES.find((side) => game.seats[side].kind !== 'free') ?? 'british';
  return (
    <span className="game-seats">
      <span>{ratedNameOfSeat(game.seats[host], null, t, locale)}</span>
      <span>{t('game.guest-chooses')}</span>
    </span>
  );
}

/** What the end was for the reader; null: neither. */
function wonOrLost({ outcome, mySide }: GameSummary): 'result.won' | 'result.lost' | null {
  const winner = outcome?.winner ?? null;
  if (mySide === null || winner === null) return null;
  return winner === mySide ? 'result.won' : 'result.lost';
}

/** What the game made of the own rating. */
function ratingText({ mySide, ratingChange }: GameSummary, t: TextOf): readonly string[] {
  const mine = mySide === null ? null : (ratingChange?.[mySide] ?? null);
  if (mine === null) return [];
  const { before, after } = mine;
  return [t('game.rating', { after, change: signed(after - before) })];
}

/** Whose turn it is and for how long, or how the game ended for the reader, and when. */
function stateText(game: GameSummary, now: number, t: TextOf, locale: Locale): string {
  const { decider, mySide } = game;
  if (game.outcome !== null) {
    const mine = wonOrLost(game);
    const when = momentText(game.changedAt, locale);
    return [...(mine === null ? [] : [t(mine)]), ...ratingText(game, t), when].join(' · ');
  }
  const since = t('game.since', { time: durationText(now - game.changedAt, locale) });
  if (game.status === 'open') return `${t('game.open')} · ${since}`;
  if (game.status !== 'running') return t('game.cancelled');
  const turn =
    decider === mySide
      ? t('game.your-turn')
      : t('game.their-turn', {
          side: viewerName(decider ?? opponentOf(mySide ?? 'british'), locale),
        });
  return `${turn} · ${since}`;
}
