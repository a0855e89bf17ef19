// How a game is played: edition, the way to play or its rules, pace, rated or not.
import { impliedRules } from '@arpents/engine';
import { editionName, presetTitle, ruleTitle } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { isLocalId } from '../local/local-id.ts';
import { useText } from '../text/use-text.ts';
import { presetNamed } from './game-name.ts';
import { paceText } from './paces.ts';
import { ratedKey } from './rated.ts';

export function GameTerms({ game }: { readonly game: GameSummary }): ReactElement {
  const { t, locale } = useText();
  const { edition, rules } = game.options;
  const preset = presetNamed(game);
  const ofEdition = impliedRules(edition);
  const parts = [
    editionName(edition, locale),
    // Whoever goes to the table reads the rules there; here a name says it in a line.
    ...(preset === null
      ? rules.filter((rule) => !ofEdition.includes(rule)).map((rule) => ruleTitle(rule, locale))
      : [presetTitle(preset, locale)]),
    // Those of a browser have no clock.
    ...(isLocalId(game.id) ? [] : [paceText(game.pace, locale)]),
    ...(game.rated ? [t(ratedKey(game))] : []),
    ...(isLocalId(game.id) ? [t('terms.local')] : []),
    ...(game.practice ? [t('terms.practice')] : []),
    ...(game.cardsKnown ? [t('terms.cards-known')] : []),
  ];
  return <span className="terms">{parts.join(' · ')}</span>;
}
