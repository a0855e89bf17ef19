// How a game is played, a line for each thing: for whoever has to say yes to it.
import type { Side } from '@arpents/engine';
import { ruleSentence, ruleTitle, viewerName } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { ARMS, Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import { nameOfGame } from './game-name.ts';
import { paceText } from './paces.ts';
import { ratedKey } from './rated.ts';
import './games.css';

export function TermsList({
  game,
  side,
}: {
  readonly game: GameSummary;
  /** The reader's. */
  readonly side: Side;
}): ReactElement {
  const { t, locale } = useText();
  const { rules } = game.options;
  return (
    <dl className="terms-list leaf">
      <dt>{t('terms.game')}</dt>
      <dd>{nameOfGame(game, locale)}</dd>
      <dt>{t('terms.side')}</dt>
      {game.guestChooses ? (
        <dd>{t(game.mySide === null ? 'terms.side.yours' : 'terms.side.theirs')}</dd>
      ) : (
        <dd className={`seat ${side}`}>
          <Icon name={ARMS[side]} />
          {viewerName(side, locale)}
        </dd>
      )}
      <dt>{t('new.pace')}</dt>
      <dd>{paceText(game.pace, locale)}</dd>
      <dt>{t('new.rules')}</dt>
      {rules.length === 0 && <dd>{t('terms.no-rules')}</dd>}
      {rules.map((rule) => (
        <dd key={rule}>
          <strong>{ruleTitle(rule, locale)}</strong> · {ruleSentence(rule, locale)}
        </dd>
      ))}
      {game.rated && <dd>{t(ratedKey(game))}</dd>}
      {game.practice && <dd>{t('terms.practice')}</dd>}
      {game.cardsKnown && <dd>{t('terms.cards-known')}</dd>}
    </dl>
  );
}
