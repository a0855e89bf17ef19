// `arpents rules`: everything that can be played, with its texts.
import { EDITIONS, PRESETS, PRESET_IDS, RULE_IDS } from '@arpents/engine';
import {
  LOCALES,
  describePreset,
  ruleExplanation,
  ruleSentence,
  ruleTitle,
} from '@arpents/messages';
import { describe, expect, it } from 'vitest';
import { rules } from '../src/commands/rules.ts';
import { runProgram } from '../src/program.ts';
import { quietTerminal } from './support/quiet-terminal.ts';

async function call(...args: readonly string[]) {
  const terminal = quietTerminal();
  const status = await runProgram([rules], ['rules', ...args], terminal);
  return {
    status,
    output: terminal.written.join('\n'),
    complaint: terminal.complaints.at(-1) ?? '',
  };
}

/** A text without its line breaks and indents. */
const unwrapped = (text: string): string => text.replace(/\s+/g, ' ');

interface Listing {
  readonly editions: readonly { readonly id: string; readonly implies: readonly string[] }[];
  readonly rules: readonly {
    readonly id: string;
    readonly title: string;
    readonly sentence: string;
    readonly explanation: string;
    readonly excludes: readonly string[];
    readonly excludedByEditions: readonly string[];
  }[];
  readonly exclusions: readonly (readonly string[])[];
  readonly presets: readonly { readonly id: string; readonly about: string }[];
}

describe('arpents rules', () => {
  it.each(LOCALES)(
    '[R150] lists every edition, rule and preset with its texts (%s)',
    async (locale) => {
      const { status, output } = await call('--lang', locale);
      expect(status).toBe(0);
      const text = unwrapped(output);
      for (const id of [...EDITIONS, ...RULE_IDS, ...PRESET_IDS]) expect(text).toContain(`(${id})`);
      for (const id of RULE_IDS) {
        expect(text).toContain(
          `${ruleTitle(id, locale)} (${id}) ${unwrapped(ruleSentence(id, locale))}`,
        );
      }
      for (const id of PRESET_IDS) expect(text).toContain(unwrapped(describePreset(id, locale)));
      expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
    },
  );

  it('[R150] says what excludes what, and what an edition brings', async () => {
    const text = unwrapped((await call()).output);
    expect(text).toContain('Not together with pay-to-reshuffle and first-edition-home-support.');
    expect(text).toContain('Part of: first edition, revised and first edition.');
    expect(text).toContain(
      'Brings first-edition-bateaux, first-edition-home-support and first-edition-raids.',
    );
  });

  it('[R150] explains one of them at length', async () => {
    const { status, output } = await call('free-fur', '--lang', 'fr');
    expect(status).toBe(0);
    expect(unwrapped(output)).toContain(unwrapped(ruleExplanation('free-fur', 'fr')));
    expect((await call('tournament')).output).toContain('governor-spares-home');
    expect((await call('first')).output).toContain('first-edition-raids');
  });

  it('[R150] says all of it as JSON', async () => {
    const listing = JSON.parse((await call('--json')).output) as Listing;
    expect(listing.editions.map(({ id }) => id)).toEqual(EDITIONS);
    expect(listing.rules.map(({ id }) => id)).toEqual(RULE_IDS);
    expect(listing.presets.map(({ id }) => id)).toEqual(PRESET_IDS);
    expect(listing.presets[3]).toMatchObject(PRESETS.tournament);
    expect(listing.exclusions).toContainEqual(['pay-to-reshuffle', 'thin-deck-penalty']);
    expect(listing.rules.at(-1)).toEqual({
      id: 'thin-deck-penalty',
      title: ruleTitle('thin-deck-penalty', 'en'),
      sentence: ruleSentence('thin-deck-penalty', 'en'),
      explanation: ruleExplanation('thin-deck-penalty', 'en'),
      excludes: ['pay-to-reshuffle', 'first-edition-home-support'],
      impliedByEditions: [],
      excludedByEditions: ['first-revised', 'first'],
    });
  });

  it('[R150] refuses names that nobody knows', async () => {
    expect(await call('free-beer')).toMatchObject({ status: 2, output: '' });
    expect((await call('free-beer')).complaint).toContain('"free-beer"');
    expect(await call('--lang', 'xx')).toMatchObject({ status: 2 });
    expect(await call('free-fur', '--json')).toMatchObject({ status: 2 });
  });
});
