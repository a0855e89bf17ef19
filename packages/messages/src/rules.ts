// The texts of scenario rules and presets: a title, what it changes in a sentence, and what that does to the game.
import type { PresetId, RuleId } from '@arpents/engine';
import type { Locale } from './locales.ts';
import { say } from './texts.ts';

/** `Free discards`: what a scenario rule is called. */
export const ruleTitle = (rule: RuleId, locale: Locale): string =>
  say(locale, `rule.${rule}.title`);

/** What a scenario rule changes, in one sentence. */
export const ruleSentence = (rule: RuleId, locale: Locale): string =>
  say(locale, `rule.${rule}.sentence`);

/** How a scenario rule works in detail, and what it does to the game. */
export const ruleExplanation = (rule: RuleId, locale: Locale): string =>
  say(locale, `rule.${rule}.explanation`);

/** `War of the woods`: what a named way to play is called. */
export const presetTitle = (preset: PresetId, locale: Locale): string =>
  say(locale, `preset.${preset}.title`);

/** What to expect of a named way to play, in a paragraph. */
export const describePreset = (preset: PresetId, locale: Locale): string =>
  say(locale, `preset.${preset}.about`);
