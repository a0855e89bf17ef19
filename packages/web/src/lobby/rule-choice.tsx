// Edition and scenario rules one by one, each with what it says and what it changes.
import { EDITIONS, RULE_IDS, type Edition, type RuleId } from '@arpents/engine';
import { editionName, ruleSentence, ruleTitle } from '@arpents/messages';
import type { ReactElement } from 'react';
import { Check } from '../parts/check.tsx';
import { Pick } from '../parts/pick.tsx';
import { useText } from '../text/use-text.ts';
import { PLAIN, effectOfRule } from './balance.ts';
import { BalanceBar } from './balance-bar.tsx';
import { percentText } from './percent-text.ts';
import './rule-choice.css';

export function RuleChoice({
  edition,
  rules,
  onEdition,
  onRules,
}: {
  readonly edition: Edition;
  readonly rules: readonly RuleId[];
  readonly onEdition: (edition: Edition) => void;
  readonly onRules: (rules: readonly RuleId[]) => void;
}): ReactElement {
  const { t, locale } = useText();
  return (
    <>
      <Pick
        label={t('new.edition')}
        value={edition}
        options={EDITIONS}
        name={(one) => editionName(one, locale)}
        onPick={onEdition}
      />
      <fieldset className="rule-list">
        <legend>{t('new.rules')}</legend>
        <RulesMeasured />
        {RULE_IDS.map((rule) => (
          <div key={rule} className="rule">
            <Check
              label={ruleTitle(rule, locale)}
              isChecked={rules.includes(rule)}
              describedBy={`rule-${rule}`}
              onCheck={(isWanted) => {
                onRules(isWanted ? [...rules, rule] : rules.filter((one) => one !== rule));
              }}
            />
            <div id={`rule-${rule}`} className="rule-words">
              <p>{ruleSentence(rule, locale)}</p>
              <RuleEffectShown rule={rule} />
            </div>
          </div>
        ))}
      </fieldset>
    </>
  );
}

/** Who measured the rules, and what they are compared with. */
export function RulesMeasured(): ReactElement | null {
  const { t, locale } = useText();
  if (PLAIN === null) return null;
  const { share, games } = PLAIN;
  return (
    <p className="hint rules-plain">
      {t('balance.rule.plain', { share: percentText(share, locale), games })}
    </p>
  );
}

/** How fair a rule alone was measured in how many games, and whom it helps. */
export function RuleEffectShown({ rule }: { readonly rule: RuleId }): ReactElement {
  const { t } = useText();
  const effect = effectOfRule(rule);
  return (
    <div className="rule-effect">
      <BalanceBar cell={effect?.measured ?? null} />
      {effect !== null && (
        <span className="hint">
          {t('balance.rule.games', {
            effect: t(`balance.rule.${effect.helps}`),
            count: effect.measured.games,
          })}
        </span>
      )}
    </div>
  );
}
