// Every scenario rule and every preset can be told to people, in every language.
import { PRESET_IDS, RULE_IDS } from '@arpents/engine';
import {
  LOCALES,
  describePreset,
  describeRefusal,
  presetTitle,
  ruleExplanation,
  ruleSentence,
  ruleTitle,
} from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { flawsOf, flawsOfSentence } from './support/sentences.ts';

const words = (text: string): number => text.split(/\s+/).length;

describe('scenario rules', () => {
  it.each(RULE_IDS)('%s has a short title, a sentence and a longer explanation', (rule) => {
    for (const locale of LOCALES) {
      const title = ruleTitle(rule, locale);
      const sentence = ruleSentence(rule, locale);
      const explanation = ruleExplanation(rule, locale);
      expect(flawsOf(title)).toEqual([]);
      expect([...flawsOfSentence(sentence), ...flawsOfSentence(explanation)]).toEqual([]);
      expect(words(title), title).toBeLessThanOrEqual(7);
      expect(sentence).not.toMatch(/\. /);
      expect(words(explanation), explanation).toBeGreaterThan(1.5 * words(sentence));
    }
    expect(ruleExplanation(rule, 'fr')).not.toBe(ruleExplanation(rule, 'en'));
  });

  it.each(LOCALES)('are told apart by their titles (%s)', (locale) => {
    expect(new Set(RULE_IDS.map((rule) => ruleTitle(rule, locale))).size).toBe(RULE_IDS.length);
  });

  it.each(LOCALES)('are named by title where they are the reason of a refusal (%s)', (locale) => {
    const text = describeRefusal(
      {
        code: 'siege-restraint',
        ruling: 'R35',
        rule: 'british-siege-restraint',
        card: null,
        location: null,
      },
      locale,
    );
    expect(text).toContain(ruleTitle('british-siege-restraint', locale));
  });
});

describe('presets', () => {
  it.each(PRESET_IDS)('%s has a title and a paragraph', (preset) => {
    for (const locale of LOCALES) {
      const about = describePreset(preset, locale);
      expect(flawsOf(presetTitle(preset, locale))).toEqual([]);
      expect(flawsOfSentence(about)).toEqual([]);
      expect(words(about), about).toBeGreaterThan(25);
      expect(about).not.toContain('\n');
    }
    expect(describePreset(preset, 'fr')).not.toBe(describePreset(preset, 'en'));
  });

  it.each(LOCALES)('are told apart by their titles (%s)', (locale) => {
    const titles = new Set(PRESET_IDS.map((preset) => presetTitle(preset, locale)));
    expect(titles.size).toBe(PRESET_IDS.length);
  });
});
