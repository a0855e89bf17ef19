// What is wrong with a record, a replay, the options of a game or an arrangement, as a sentence.
import type {
  IllegalOptions,
  IllegalSetup,
  Outcome,
  RecordFault,
  RecordPart,
  ReplayFault,
  RuleId,
  SetupFault,
  TranscriptDifference,
} from '@arpents/engine';
import { describeOutcome } from './events.ts';
import { m } from './generated/catalogue.ts';
import type { Locale } from './locales.ts';
import { editionName } from './names.ts';
import { describeRefusal } from './refusals.ts';
import { ruleTitle } from './rules.ts';
import type { Text } from './text.ts';

const PART_TEXTS: Readonly<Record<RecordPart, Text>> = {
  object: m['record.object'],
  list: m['record.list'],
  'true-or-false': m['record.true-or-false'],
  'whole-number': m['record.whole-number'],
  text: m['record.text'],
  location: m['record.location'],
  card: m['record.card'],
  action: m['record.action'],
  seed: m['record.seed'],
  position: m['record.position'],
  'legal-position': m['record.legal-position'],
};

export function describeRecordFault({ path, expected }: RecordFault, locale: Locale): string {
  const right =
    typeof expected === 'string'
      ? PART_TEXTS[expected]({}, { locale })
      : m['record.one-of']({ words: expected.join(', ') }, { locale });
  return m['fault.record']({ path, expected: right }, { locale });
}

export function describeReplayFault(fault: ReplayFault, locale: Locale): string {
  switch (fault.code) {
    case 'illegal-options':
      return describeIllegalOptions(fault.options, locale);
    case 'refused': {
      const reason = describeRefusal(fault.refusal, locale);
      return m['fault.replay.refused']({ action: fault.action, reason }, { locale });
    }
    case 'other-result': {
      const expected = resultText(fault.expected, locale);
      const found = resultText(fault.found, locale);
      return m['fault.replay.result']({ expected, found }, { locale });
    }
  }
}

const resultText = (outcome: Outcome | null, locale: Locale): string =>
  outcome === null
    ? m['fault.replay.going-on']({}, { locale })
    : describeOutcome(outcome, locale).replace(/\.$/, '');

export const describeTranscriptDifference = (
  { pile, expected, found }: TranscriptDifference,
  locale: Locale,
): string => m['fault.replay.difference']({ pile, expected, found }, { locale });

export function describeIllegalOptions(fault: IllegalOptions, locale: Locale): string {
  switch (fault.code) {
    case 'unknown-edition':
      return m['options.unknown-edition']({ name: fault.name }, { locale });
    case 'unknown-rule':
      return m['options.unknown-rule']({ name: fault.name }, { locale });
    case 'rules-exclude-each-other': {
      const [first, second] = fault.rules;
      const rules = { first: ruleNamed(first, locale), second: ruleNamed(second, locale) };
      return m['options.rules-exclude-each-other'](rules, { locale });
    }
    case 'edition-excludes-rule': {
      const edition = editionName(fault.edition, locale);
      const rule = ruleNamed(fault.rule, locale);
      return m['options.edition-excludes-rule']({ edition, rule }, { locale });
    }
  }
}

/** Title and id: the one for people, the other for what they type. */
const ruleNamed = (rule: RuleId, locale: Locale): string => `${ruleTitle(rule, locale)} (${rule})`;

const SETUP_TEXTS: Readonly<Record<SetupFault, Text<{ readonly about: string }>>> = {
  'unknown-card': m['setup.unknown-card'],
  'unknown-location': m['setup.unknown-location'],
  'too-many-cards': m['setup.too-many-cards'],
  'too-many-pieces': m['setup.too-many-pieces'],
  'too-many-fortifications': m['setup.too-many-fortifications'],
  'negative-money': m['setup.negative-money'],
  'impossible-number': m['setup.impossible-number'],
  'reserve-against-the-rules': m['setup.reserve-against-the-rules'],
  'siege-cards-without-siege': m['setup.siege-cards-without-siege'],
  'siege-of-no-enemy-location': m['setup.siege-of-no-enemy-location'],
  'siege-value-off-the-track': m['setup.siege-value-off-the-track'],
};

export const describeIllegalSetup = ({ code, about }: IllegalSetup, locale: Locale): string =>
  SETUP_TEXTS[code]({ about }, { locale });
