import {
  RECORD_PARTS,
  readRecord,
  resolveOptions,
  type IllegalOptions,
  type OptionsWanted,
  type RecordFault,
  type ReplayFault,
  type RuleId,
  type SetupFault,
} from '@arpents/engine';
import {
  LOCALES,
  describeIllegalOptions,
  describeIllegalSetup,
  describeRecordFault,
  describeReplayFault,
  describeCourseFault,
  ruleTitle,
  type Locale,
} from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { flawsOfSentence } from './support/sentences.ts';

describe('faults', () => {
  it('of a record say where and what', () => {
    const read = readRecord({ format: 'arpents-record-1', options: 3 });
    if (read.ok) throw new Error('that is no record');
    expect(describeRecordFault(read.error, 'en')).toBe(
      'This is not a game record: at “.options”, an object was expected.',
    );
    expect(describeRecordFault(read.error, 'fr')).toBe(
      'Ce n’est pas l’enregistrement d’une partie\u00a0: à l’endroit «\u00a0.options\u00a0», il fallait un objet.',
    );
  });

  it('of a whole record do not say where, in words of programs', () => {
    const read = readRecord(3);
    if (read.ok) throw new Error('that is no record');
    expect(describeRecordFault(read.error, 'en')).toBe(
      'This is not a game record: as a whole, an object was expected.',
    );
    for (const locale of LOCALES) {
      const text = describeRecordFault(read.error, locale);
      expect(flawsOfSentence(text)).toEqual([]);
      expect(text).not.toContain('root');
    }
  });

  it.each<RecordFault['expected']>([...RECORD_PARTS, ['first', 'second']])(
    'of a record say in every language that it should be: %s',
    (expected) => {
      const fault: RecordFault = { code: 'malformed-record', path: '.seed', expected };
      const texts = LOCALES.map((locale) => describeRecordFault(fault, locale));
      expect(new Set(texts).size).toBe(LOCALES.length);
      for (const text of texts) expect(flawsOfSentence(text)).toEqual([]);
    },
  );

  it.each([
    { edition: 'third' },
    { rules: ['no-winter'] },
    { rulings: 3 },
    { rules: ['no-governors', 'governor-abandons'] },
    { edition: 'first', rules: ['thin-deck-penalty'] },
  ])('of options name what does not go: %j', (wanted) => {
    const resolved = resolveOptions(wanted as OptionsWanted);
    if (resolved.ok) throw new Error('these options are illegal');
    for (const locale of LOCALES) {
      const text = describeIllegalOptions(resolved.error, locale);
      expect(flawsOfSentence(text)).toEqual([]);
      for (const name of namesIn(resolved.error, locale)) expect(text).toContain(name);
      // Ids are for programs.
      expect(text).not.toMatch(/\([a-z]+(-[a-z]+)+\)/);
    }
  });

  it('of a replay say which action and why, or which result', () => {
    const outcome = {
      winner: 'british',
      ending: 'capital',
      points: { british: 30, french: 20 },
    } as const;
    const faults: ReplayFault[] = [
      { code: 'illegal-options', options: { code: 'unknown-rule', name: 'no-winter' } },
      {
        code: 'refused',
        action: 17,
        refusal: { code: 'game-over', ruling: 'R95', rule: null, card: null, location: null },
      },
      { code: 'other-result', expected: outcome, found: null },
    ];
    for (const locale of LOCALES) {
      const [options, refused, result] = faults.map((fault) => describeReplayFault(fault, locale));
      expect(options).toContain('no-winter');
      expect(refused).toContain('17');
      expect(flawsOfSentence(refused ?? '')).toEqual([]);
      expect(flawsOfSentence(result ?? '')).toEqual([]);
    }
  });

  it('of a comparison name the pile, what was expected and what was found', () => {
    const text = describeCourseFault(
      {
        code: 'transcript-difference',
        turn: 3,
        action: null,
        pile: 'british money',
        expected: '4',
        found: '5',
      },
      'en',
    );
    expect(text).toBe('Engine and record differ in british money: expected “4”, found “5”.');
  });

  it('of an arrangement have a sentence each', () => {
    const codes: SetupFault[] = ['too-many-cards', 'siege-value-off-the-track', 'negative-money'];
    for (const code of codes) {
      for (const locale of LOCALES) {
        const text = describeIllegalSetup({ code, about: '17' }, locale);
        expect(flawsOfSentence(text)).toEqual([]);
        expect(text).toContain('17');
      }
    }
  });
});

function namesIn(fault: IllegalOptions, locale: Locale): readonly string[] {
  const titled = (rules: readonly RuleId[]): readonly string[] =>
    rules.map((rule) => ruleTitle(rule, locale));
  if (fault.code === 'rules-exclude-each-other') return titled(fault.rules);
  return fault.code === 'edition-excludes-rule' ? titled([fault.rule]) : [fault.name];
}
