// How a game is played: edition, rules, pace, rated or not.
import { editionName, ruleTitle, type Locale } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { textIn, useText } from '../text/use-text.ts';

function paceText(pace: GameSummary['pace'], locale: Locale): string {
  switch (pace.kind) {
    case 'none':
      return textIn(locale, 'pace.none');
    case 'live':
      return textIn(locale, 'pace.live', { minutes: pace.minutes, seconds: pace.incrementSeconds });
    case 'days':
      return textIn(locale, 'pace.days', { days: pace.daysPerTurn });
  }
}

export function GameTerms({ game }: { readonly game: GameSummary }): ReactElement {
  const { t, locale } = useText();
  const { edition, rules } = game.options;
  const parts = [
    editionName(edition, locale),
    ...rules.map((rule) => ruleTitle(rule, locale)),
    paceText(game.pace, locale),
    ...(game.rated ? [t('terms.rated')] : []),
    ...(game.practice ? [t('terms.practice')] : []),
  ];
  return <span className="terms">{parts.join(' · ')}</span>;
}
