// How a game is played: edition, rules, pace, rated or not.
import { editionName, ruleTitle } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { isLocalId } from '../local/local-id.ts';
import { useText } from '../text/use-text.ts';
import { paceText } from './paces.ts';
import { ratedKey } from './rated.ts';

export function GameTerms({ game }: { readonly game: GameSummary }): ReactElement {
  const { t, locale } = useText();
  const { edition, rules } = game.options;
  const parts = [
    editionName(edition, locale),
    ...rules.map((rule) => ruleTitle(rule, locale)),
    paceText(game.pace, locale),
    ...(game.rated ? [t(ratedKey(game))] : []),
    ...(isLocalId(game.id) ? [t('terms.local')] : []),
    ...(game.practice ? [t('terms.practice')] : []),
    ...(game.cardsKnown ? [t('terms.cards-known')] : []),
  ];
  return <span className="terms">{parts.join(' · ')}</span>;
}
