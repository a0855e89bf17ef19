// How a game is played: edition, the way to play or its rules, pace, rated or not.
import { PRESET_IDS } from '@arpents/engine';
import { editionName, presetTitle, ruleTitle } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { isLocalId } from '../local/local-id.ts';
import { useText } from '../text/use-text.ts';
import { paceText } from './paces.ts';
import { ratedKey } from './rated.ts';

export function GameTerms({ game }: { readonly game: GameSummary }): ReactElement {
  const { t, locale } = useText();
  const { edition, rules } = game.options;
  const preset = PRESET_IDS.find((id) => id === game.preset);
  const parts = [
    editionName(edition, locale),
    // Whoever goes to the table reads the rules there; here a name says it in a line.
    ...(preset !== undefined && rules.length > 0
      ? [presetTitle(preset, locale)]
      : rules.map((rule) => ruleTitle(rule, locale))),
    // Those of a browser have no clock.
    ...(isLocalId(game.id) ? [] : [paceText(game.pace, locale)]),
    ...(game.rated ? [t(ratedKey(game))] : []),
    ...(isLocalId(game.id) ? [t('terms.local')] : []),
    ...(game.practice ? [t('terms.practice')] : []),
    ...(game.cardsKnown ? [t('terms.cards-known')] : []),
  ];
  return <span className="terms">{parts.join(' · ')}</span>;
}
