// A game in a list: who plays, whose turn, since when, or who won.
import { SIDES, opponentOf } from '@arpents/engine';
import { describeOutcome, signed, viewerName, type Locale } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { MoreButton } from '../keeping/more-button.tsx';
import { isLocalId } from '../local/local-id.ts';
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
          {t('game.seat', {
            side: viewerName(side, locale),
            // What they are rated now says nothing about what they have played.
            name:
              game.outcome === null
                ? ratedNameOfSeat(game.seats[side], side, t, locale)
                : nameOfSeat(game.seats[side], t, locale),
          })}
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

/** What the game made of the own rating. */
function ratingText({ mySide, ratingChange }: GameSummary, t: TextOf): readonly string[] {
  const mine = mySide === null ? null : (ratingChange?.[mySide] ?? null);
  if (mine === null) return [];
  const { before, after } = mine;
  return [t('game.rating', { after, change: signed(after - before) })];
}

/** Whose turn it is and for how long, or how and when the game ended. */
function stateText(game: GameSummary, now: number, t: TextOf, locale: Locale): string {
  const { outcome, decider, mySide } = game;
  if (outcome !== null) {
    const mine =
      mySide === null || outcome.winner === null
        ? []
        : [t(outcome.winner === mySide ? 'result.won' : 'result.lost')];
    const when = momentText(game.changedAt, locale);
    return [...mine, ...ratingText(game, t), when, describeOutcome(outcome, locale)].join(' · ');
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
