// The scenario rules and the named sets of them, each with what it does, what it excludes and how fair it was measured.
import {
  EDITIONS,
  PRESETS,
  PRESET_IDS,
  RULE_IDS,
  excludedRules,
  rulesExcluding,
  impliedRules,
  type RuleId,
} from '@arpents/engine';
import {
  describePreset,
  editionName,
  listed,
  presetTitle,
  ruleExplanation,
  ruleSentence,
  ruleTitle,
  type Locale,
} from '@arpents/messages';
import type { ReactElement } from 'react';
import { FairnessBar } from '../lobby/balance-bar.tsx';
import { BalanceSentence } from '../lobby/balance-sentence.tsx';
import { balanceOfPreset } from '../lobby/balance.ts';
import { RuleEffectShown, RulesMeasured } from '../lobby/rule-choice.tsx';
import { useText } from '../text/use-text.ts';
import { anchorOfRule } from './refusal-sections.ts';

/** Rules and editions with which a rule cannot be played, by name. */
function exclusionsOf(rule: RuleId, locale: Locale): string {
  const editions = EDITIONS.filter((edition) => excludedRules(edition).includes(rule));
  return listed(
    [
      ...rulesExcluding(rule).map((one) => ruleTitle(one, locale)),
      ...editions.map((edition) => editionName(edition, locale)),
    ],
    locale,
  );
}

export function ScenarioRules(): ReactElement {
  return (
    <>
      <RulesMeasured />
      {RULE_IDS.map((rule) => (
        <RuleShown key={rule} rule={rule} />
      ))}
    </>
  );
}

function RuleShown({ rule }: { readonly rule: RuleId }): ReactElement {
  const { t, locale } = useText();
  const others = exclusionsOf(rule, locale);
  const editions = EDITIONS.filter((edition) => impliedRules(edition).includes(rule));
  return (
    <section className="book-rule" aria-labelledby={anchorOfRule(rule)}>
      <h4 id={anchorOfRule(rule)} tabIndex={-1}>
        {ruleTitle(rule, locale)}
      </h4>
      <RuleEffectShown rule={rule} />
      <p>
        <strong>{ruleSentence(rule, locale)}</strong> {ruleExplanation(rule, locale)}
      </p>
      {editions.length > 0 && (
        <p className="hint">
          {t('book.rule.implied', {
            editions: listed(
              editions.map((edition) => editionName(edition, locale)),
              locale,
            ),
          })}
        </p>
      )}
      {others !== '' && <p className="hint">{t('book.rule.excludes', { others })}</p>}
    </section>
  );
}

export function Presets(): ReactElement {
  const { t, locale } = useText();
  return (
    <>
      {PRESET_IDS.map((preset) => {
        const { edition, rules: added } = PRESETS[preset];
        const rules = [...impliedRules(edition), ...added];
        return (
          <section key={preset} className="book-rule" aria-labelledby={`preset-${preset}`}>
            <h4 id={`preset-${preset}`} tabIndex={-1}>
              {presetTitle(preset, locale)}
            </h4>
            <div className="rule-effect">
              <FairnessBar fairness={balanceOfPreset(preset)} />
            </div>
            <p>{describePreset(preset, locale)}</p>
            <BalanceSentence fairness={balanceOfPreset(preset)} />
            <p className="hint">
              {rules.length === 0
                ? t('book.preset.no-rules')
                : t('book.preset.rules', {
                    rules: listed(
                      rules.map((rule) => ruleTitle(rule, locale)),
                      locale,
                    ),
                  })}
            </p>
          </section>
        );
      })}
    </>
  );
}
