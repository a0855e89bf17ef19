// Edition and scenario rules of this game, each explained.
import type { PlayerView } from '@arpents/engine';
import { editionName, ruleExplanation, ruleTitle } from '@arpents/messages';
import { Suspense, type ReactElement } from 'react';
import { ratedKey } from '../lobby/rated.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { GameBalance } from './later-parts.ts';

export function RulesInForce({ view }: { readonly view: PlayerView }): ReactElement {
  const { t, locale } = useText();
  const { edition, rules } = view.options;
  const summary = useGame((game) => game.summary);
  return (
    <div className="stack">
      <p>{t('rules.edition', { edition: editionName(edition, locale) })}</p>
      <Suspense>
        <GameBalance options={view.options} />
      </Suspense>
      {summary?.rated === true && <p>{t(ratedKey(summary))}</p>}
      {rules.length === 0 ? (
        <p>{t('rules.none')}</p>
      ) : (
        <dl>
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
