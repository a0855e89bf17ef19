// `arpents refusals`: every sentence by which a player can be refused something, once in each language, to be read by a person.
import { RULE_IDS } from '@arpents/engine';
import {
  LOCALES,
  describeRefusal,
  loadWebTexts,
  refusalExamples,
  ruleTitle,
  say,
  textAt,
  type Locale,
} from '@arpents/messages';
import { ERROR_CODES } from '@arpents/protocol';
import { oneOf, readArguments, refuseExtra } from '../arguments.ts';
import type { Command } from '../command.ts';
import { styleFor, wrapped, type Style } from '../position-text/style.ts';

const INDENT = '  ';

export const refusals: Command = {
  name: 'refusals',
  summary: 'Prints every refusal that players can meet, in each language, to be proof-read.',
  usage: `[--lang ${LOCALES.join('|')}]`,
  details: [
    '  --lang L       only this language (default: all, one under the other)',
    '',
    'First those of the rules, by code, with the ruling that is cited and with example words for',
    'cards and locations; then those of tables and server. Each sentence comes once.',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, { lang: { type: 'string' } });
    refuseExtra(positionals);
    const locales = values.lang === undefined ? LOCALES : [oneOf(LOCALES, values.lang, '--lang')];
    await loadWebTexts();
    terminal.write(
      [...ofRules(locales), ...ofTables(locales)]
        .map((entry) => entryText(entry, styleFor(terminal, terminal.locale)))
        .join('\n\n'),
    );
    return 0;
  },
};

interface Entry {
  readonly title: string;
  readonly cited: string;
  readonly sentences: readonly string[];
}

function ofRules(locales: readonly Locale[]): Entry[] {
  const seen = new Set<string>();
  const entries = refusalExamples().flatMap((refusal): Entry[] => {
    const sentences = locales.map((locale) => describeRefusal(refusal, locale));
    const key = sentences.join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ title: refusal.code, cited: refusal.ruling, sentences }];
  });
  const [rule] = RULE_IDS;
  const byRule = locales.map((locale) =>
    say(locale, 'refusal.by-rule', { sentence: '…', rule: ruleTitle(rule, locale) }),
  );
  return [...entries, { title: 'by-rule', cited: rule, sentences: byRule }];
}

const ofTables = (locales: readonly Locale[]): Entry[] =>
  ERROR_CODES.map((code) => ({
    title: code,
    cited: '',
    sentences: locales.map((locale) => textAt(locale, `web.failure.${code}`)),
  }));

const entryText = ({ title, cited, sentences }: Entry, style: Style): string =>
  [
    `${style.strong(title)} ${style.faint(cited)}`.trimEnd(),
    ...sentences.map(
      (sentence) => `${INDENT}${wrapped(sentence, style.columns - INDENT.length, INDENT)}`,
    ),
  ].join('\n');
