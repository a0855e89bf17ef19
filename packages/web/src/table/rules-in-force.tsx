// Edition and scenario rules of this game, each explained, with the name that they have together.
import type { PlayerView } from '@arpents/engine';
import { editionName, presetTitle, ruleExplanation, ruleTitle } from '@arpents/messages';
import { Suspense, type ReactElement } from 'react';
import { presetNamed } from '../lobby/game-name.ts';
import { ratedKey } from '../lobby/rated.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { GameBalance } from './later-parts.ts';
import './rules-in-force.css';

export function RulesInForce({ view }: { readonly view: PlayerView }): ReactElement {
  const { t, locale } = useText();
  const { edition, rules } = view.options;
  const summary = useGame((game) => game.summary);
  const preset = summary === null ? null : presetNamed(summary);
  return (
    <div className="stack">
      {preset !== null && <h3 className="rules-name">{presetTitle(preset, locale)}</h3>}
      <p>{t('rules.edition', { edition: editionName(edition, locale) })}</p>
      <Suspense>
        <GameBalance options={view.options} />
      </Suspense>
      {summary?.rated === true && <p>{t(ratedKey(summary))}</p>}
      {rules.length === 0 ? (
        <p>{t('rules.none')}</p>
      ) : (
        <dl className="rules-in-force">
          {rules.map((rule) => (
            <div key={rule}>
              <dt>{ruleTitle(rule, locale)}</dt>
              <dd>{ruleExplanation(rule, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
