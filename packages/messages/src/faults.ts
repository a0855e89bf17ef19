// What is wrong with a record, a replay, the options of a game or an arrangement, as a sentence.
import type {
  IllegalOptions,
  IllegalSetup,
  Outcome,
  RecordFault,
  ReplayFault,
} from '@arpents/engine';
import type { TranscriptDifference } from '@arpents/engine/transcripts';
import { describeOutcome } from './events.ts';
import type { Locale } from './locales.ts';
import { editionName } from './names.ts';
import { describeRefusal } from './refusals.ts';
import { ruleTitle } from './rules.ts';
import { say } from './texts.ts';

export function describeRecordFault({ path, expected }: RecordFault, locale: Locale): string {
  const right =
    typeof expected === 'string'
      ? say(locale, `record.${expected}`)
      : say(locale, 'record.one-of', { words: expected.join(', ') });
  return path === ''
    ? say(locale, 'fault.record.whole', { expected: right })
    : say(locale, 'fault.record', { path, expected: right });
}

export function describeReplayFault(fault: ReplayFault, locale: Locale): string {
  switch (fault.code) {
    case 'illegal-options':
      return describeIllegalOptions(fault.options, locale);
    case 'refused': {
      const reason = describeRefusal(fault.refusal, locale);
      return say(locale, 'fault.replay.refused', { action: fault.action, reason });
    }
    case 'other-result': {
      const expected = resultText(fault.expected, locale);
      const found = resultText(fault.found, locale);
      return say(locale, 'fault.replay.result', { expected, found });
    }
  }
}

const resultText = (outcome: Outcome | null, locale: Locale): string =>
  outcome === null
    ? say(locale, 'fault.replay.going-on')
    : describeOutcome(outcome, locale).replace(/\.$/, '');

const describeTranscriptDifference = (
  { pile, expected, found }: TranscriptDifference,
  locale: Locale,
): string => say(locale, 'fault.replay.difference', { pile, expected, found });

export const describeCourseFault = (
  fault: ReplayFault | TranscriptDifference,
  locale: Locale,
): string =>
  fault.code === 'transcript-difference'
    ? describeTranscriptDifference(fault, locale)
    : describeReplayFault(fault, locale);

export function describeIllegalOptions(fault: IllegalOptions, locale: Locale): string {
  switch (fault.code) {
    case 'unknown-edition':
      return say(locale, 'options.unknown-edition', { name: fault.name });
    case 'unknown-rule':
      return say(locale, 'options.unknown-rule', { name: fault.name });
    case 'unknown-rulings':
      return say(locale, 'options.unknown-rulings', { name: fault.name });
    case 'rules-exclude-each-other': {
      const [first, second] = fault.rules;
      const rules = { first: ruleTitle(first, locale), second: ruleTitle(second, locale) };
      return say(locale, 'options.rules-exclude-each-other', rules);
    }
    case 'edition-excludes-rule': {
      const edition = editionName(fault.edition, locale);
      const rule = ruleTitle(fault.rule, locale);
      return say(locale, 'options.edition-excludes-rule', { edition, rule });
    }
  }
}

export const describeIllegalSetup = ({ code, about }: IllegalSetup, locale: Locale): string =>
  say(locale, `setup.${code}`, { about });
