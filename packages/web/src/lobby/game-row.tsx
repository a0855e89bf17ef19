// A game in a list: who plays, whose turn, since when.
import { SIDES, opponentOf } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { pathOfGame } from '../parts/paths.ts';
import { useTime } from '../state/use-time.ts';
import { durationText } from '../text/duration.ts';
import { useText } from '../text/use-text.ts';
import { GameTerms } from './game-terms.tsx';
import { nameOfSeat } from './seat-name.ts';

/** How long somebody has been thinking is told anew this often. */
const REFRESH_MS = 10_000;

export function GameRow({ game }: { readonly game: GameSummary }): ReactElement {
  const { t, locale } = useText();
  const now = useTime(REFRESH_MS);
  const state =
    game.status === 'open'
      ? t('game.open')
      : game.status !== 'running'
        ? t('game.over')
        : game.decider === game.mySide
          ? t('game.your-turn')
          : t('game.their-turn', {
              side: viewerName(game.decider ?? opponentOf(game.mySide ?? 'british'), locale),
            });
  return (
    <li>
      <Link href={pathOfGame(game.id)} className="game-row">
        <span className="game-seats">
          {SIDES.map((side) => (
            <span key={side} className={`seat ${side}`}>
              {viewerName(side, locale)}: {nameOfSeat(game.seats[side], t, locale)}
            </span>
          ))}
        </span>
        <span
          className={
            game.decider !== null && game.decider === game.mySide
              ? 'game-state yours'
              : 'game-state'
          }
        >
          {state} · {t('game.since', { time: durationText(now - game.changedAt, locale) })}
        </span>
        <GameTerms game={game} />
      </Link>
    </li>
  );
}
