// The texts of scenario rules and presets: a title, what it changes in a sentence, and what that does to the game.
import type { PresetId, RuleId } from '@arpents/engine';
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import type { Text } from './text.ts';

interface RuleTexts {
  readonly title: Text;
  readonly sentence: Text;
  readonly explanation: Text;
}

const RULE_TEXTS: Readonly<Record<RuleId, RuleTexts>> = {
  'pay-to-reshuffle': {
    title: m['rule.pay-to-reshuffle.title'],
    sentence: m['rule.pay-to-reshuffle.sentence'],
    explanation: m['rule.pay-to-reshuffle.explanation'],
  },
  'fort-at-louisbourg': {
    title: m['rule.fort-at-louisbourg.title'],
    sentence: m['rule.fort-at-louisbourg.sentence'],
    explanation: m['rule.fort-at-louisbourg.explanation'],
  },
  'fort-at-quebec': {
    title: m['rule.fort-at-quebec.title'],
    sentence: m['rule.fort-at-quebec.sentence'],
    explanation: m['rule.fort-at-quebec.explanation'],
  },
  'fort-duquesne-win': {
    title: m['rule.fort-duquesne-win.title'],
    sentence: m['rule.fort-duquesne-win.sentence'],
    explanation: m['rule.fort-duquesne-win.explanation'],
  },
  'ambush-reaches-sieges': {
    title: m['rule.ambush-reaches-sieges.title'],
    sentence: m['rule.ambush-reaches-sieges.sentence'],
    explanation: m['rule.ambush-reaches-sieges.explanation'],
  },
  'fewer-british-infantry': {
    title: m['rule.fewer-british-infantry.title'],
    sentence: m['rule.fewer-british-infantry.sentence'],
    explanation: m['rule.fewer-british-infantry.explanation'],
  },
  'french-siege-redraw': {
    title: m['rule.french-siege-redraw.title'],
    sentence: m['rule.french-siege-redraw.sentence'],
    explanation: m['rule.french-siege-redraw.explanation'],
  },
  'locations-in-reserve': {
    title: m['rule.locations-in-reserve.title'],
    sentence: m['rule.locations-in-reserve.sentence'],
    explanation: m['rule.locations-in-reserve.explanation'],
  },
  'british-start-bateaux': {
    title: m['rule.british-start-bateaux.title'],
    sentence: m['rule.british-start-bateaux.sentence'],
    explanation: m['rule.british-start-bateaux.explanation'],
  },
  'blocked-ambush-free': {
    title: m['rule.blocked-ambush-free.title'],
    sentence: m['rule.blocked-ambush-free.sentence'],
    explanation: m['rule.blocked-ambush-free.explanation'],
  },
  'blocked-raid-free': {
    title: m['rule.blocked-raid-free.title'],
    sentence: m['rule.blocked-raid-free.sentence'],
    explanation: m['rule.blocked-raid-free.explanation'],
  },
  'free-fur': {
    title: m['rule.free-fur.title'],
    sentence: m['rule.free-fur.sentence'],
    explanation: m['rule.free-fur.explanation'],
  },
  'free-discards': {
    title: m['rule.free-discards.title'],
    sentence: m['rule.free-discards.sentence'],
    explanation: m['rule.free-discards.explanation'],
  },
  'french-start-empire-card': {
    title: m['rule.french-start-empire-card.title'],
    sentence: m['rule.french-start-empire-card.sentence'],
    explanation: m['rule.french-start-empire-card.explanation'],
  },
  'governor-abandons': {
    title: m['rule.governor-abandons.title'],
    sentence: m['rule.governor-abandons.sentence'],
    explanation: m['rule.governor-abandons.explanation'],
  },
  'natives-in-sieges': {
    title: m['rule.natives-in-sieges.title'],
    sentence: m['rule.natives-in-sieges.sentence'],
    explanation: m['rule.natives-in-sieges.explanation'],
  },
  'british-siege-restraint': {
    title: m['rule.british-siege-restraint.title'],
    sentence: m['rule.british-siege-restraint.sentence'],
    explanation: m['rule.british-siege-restraint.explanation'],
  },
  'free-discard-of-lost-locations': {
    title: m['rule.free-discard-of-lost-locations.title'],
    sentence: m['rule.free-discard-of-lost-locations.sentence'],
    explanation: m['rule.free-discard-of-lost-locations.explanation'],
  },
  'governor-spares-home': {
    title: m['rule.governor-spares-home.title'],
    sentence: m['rule.governor-spares-home.sentence'],
    explanation: m['rule.governor-spares-home.explanation'],
  },
  'no-governors': {
    title: m['rule.no-governors.title'],
    sentence: m['rule.no-governors.sentence'],
    explanation: m['rule.no-governors.explanation'],
  },
  'lost-locations-in-reserve': {
    title: m['rule.lost-locations-in-reserve.title'],
    sentence: m['rule.lost-locations-in-reserve.sentence'],
    explanation: m['rule.lost-locations-in-reserve.explanation'],
  },
  'french-bateaux-available': {
    title: m['rule.french-bateaux-available.title'],
    sentence: m['rule.french-bateaux-available.sentence'],
    explanation: m['rule.french-bateaux-available.explanation'],
  },
  'first-edition-bateaux': {
    title: m['rule.first-edition-bateaux.title'],
    sentence: m['rule.first-edition-bateaux.sentence'],
    explanation: m['rule.first-edition-bateaux.explanation'],
  },
  'first-edition-home-support': {
    title: m['rule.first-edition-home-support.title'],
    sentence: m['rule.first-edition-home-support.sentence'],
    explanation: m['rule.first-edition-home-support.explanation'],
  },
  'first-edition-raids': {
    title: m['rule.first-edition-raids.title'],
    sentence: m['rule.first-edition-raids.sentence'],
    explanation: m['rule.first-edition-raids.explanation'],
  },
  'thin-deck-penalty': {
    title: m['rule.thin-deck-penalty.title'],
    sentence: m['rule.thin-deck-penalty.sentence'],
    explanation: m['rule.thin-deck-penalty.explanation'],
  },
};

/** `Free discards`: what a scenario rule is called. */
export const ruleTitle = (rule: RuleId, locale: Locale): string =>
  RULE_TEXTS[rule].title({}, { locale });

/** What a scenario rule changes, in one sentence. */
export const ruleSentence = (rule: RuleId, locale: Locale): string =>
  RULE_TEXTS[rule].sentence({}, { locale });

/** How a scenario rule works in detail, and what it does to the game. */
export const ruleExplanation = (rule: RuleId, locale: Locale): string =>
  RULE_TEXTS[rule].explanation({}, { locale });

const PRESET_TEXTS: Readonly<Record<PresetId, { readonly title: Text; readonly about: Text }>> = {
  second: { title: m['preset.second.title'], about: m['preset.second.about'] },
  first: { title: m['preset.first.title'], about: m['preset.first.about'] },
  'first-revised': {
    title: m['preset.first-revised.title'],
    about: m['preset.first-revised.about'],
  },
  tournament: { title: m['preset.tournament.title'], about: m['preset.tournament.about'] },
  'walls-of-new-france': {
    title: m['preset.walls-of-new-france.title'],
    about: m['preset.walls-of-new-france.about'],
  },
  'ohio-country': { title: m['preset.ohio-country.title'], about: m['preset.ohio-country.about'] },
  'thin-red-line': {
    title: m['preset.thin-red-line.title'],
    about: m['preset.thin-red-line.about'],
  },
  'war-of-the-woods': {
    title: m['preset.war-of-the-woods.title'],
    about: m['preset.war-of-the-woods.about'],
  },
  'merchants-and-ministers': {
    title: m['preset.merchants-and-ministers.title'],
    about: m['preset.merchants-and-ministers.about'],
  },
};

/** `War of the woods`: what a named way to play is called. */
export const presetTitle = (preset: PresetId, locale: Locale): string =>
  PRESET_TEXTS[preset].title({}, { locale });

/** What to expect of a named way to play, in a paragraph. */
export const describePreset = (preset: PresetId, locale: Locale): string =>
  PRESET_TEXTS[preset].about({}, { locale });
