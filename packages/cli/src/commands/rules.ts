// `arpents rules`: editions, scenario rules, what excludes what, and the named ways to play, in words or as JSON.
import {
  EDITIONS,
  EXCLUDING_RULES,
  PRESETS,
  PRESET_IDS,
  RULE_IDS,
  excludedRules,
  rulesExcluding,
  impliedRules,
  type Edition,
  type PresetId,
  type RuleId,
} from '@arpents/engine';
import {
  LOCALES,
  describePreset,
  editionName,
  listed,
  presetTitle,
  ruleExplanation,
  ruleSentence,
  ruleTitle,
  type Locale,
} from '@arpents/messages';
import { oneOf, readArguments, refuseExtra } from '../arguments.ts';
import { UsageError, type Command } from '../command.ts';
import { styleFor, wrapped, type Style } from '../position-text/style.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'Lists editions, scenario rules and named ways to play, or explains one of them.',
  usage: `[NAME] [--lang ${LOCALES.join('|')}] [--json]`,
  details: [
    '  NAME           an edition, a scenario rule or a way to play, by its id: everything about it',
    '  --lang L       the language (default: that of the terminal)',
    '  --json         print one JSON object with all of them and all their texts',
  ],
  run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      lang: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [name, ...rest] = positionals;
    refuseExtra(rest);
    const locale =
      values.lang === undefined ? terminal.locale : oneOf(LOCALES, values.lang, '--lang');
    const style = styleFor(terminal, locale);
    if (values.json === true) {
      if (name !== undefined) throw new UsageError('--json prints everything and takes no name.');
      terminal.write(JSON.stringify(everything(locale)));
    } else {
      terminal.write(name === undefined ? overviewText(style) : textAbout(name, style));
    }
    return 0;
  },
};

const editionsThat = (does: (edition: Edition) => boolean): Edition[] => EDITIONS.filter(does);
const excludingEditions = (rule: RuleId): Edition[] =>
  editionsThat((edition) => excludedRules(edition).includes(rule));
const implyingEditions = (rule: RuleId): Edition[] =>
  editionsThat((edition) => impliedRules(edition).includes(rule));

/** All that there is to know, for programs. */
const everything = (locale: Locale) => ({
  editions: EDITIONS.map((id) => ({
    id,
    title: editionName(id, locale),
    implies: impliedRules(id),
    excludes: excludedRules(id),
  })),
  rules: RULE_IDS.map((id) => ({
    id,
    title: ruleTitle(id, locale),
    sentence: ruleSentence(id, locale),
    explanation: ruleExplanation(id, locale),
    excludes: rulesExcluding(id),
    impliedByEditions: implyingEditions(id),
    excludedByEditions: excludingEditions(id),
  })),
  exclusions: EXCLUDING_RULES,
  presets: PRESET_IDS.map((id) => ({
    id,
    title: presetTitle(id, locale),
    about: describePreset(id, locale),
    ...PRESETS[id],
  })),
});

const INDENT = '  ';

const paragraph = (text: string, { columns }: Style): string =>
  `${INDENT}${wrapped(text, columns - INDENT.length, INDENT)}`;

const headline = (id: string, title: string, style: Style): string =>
  `${style.strong(title)} ${style.faint(`(${id})`)}`;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function editionText(id: Edition, style: Style): string {
  const { locale, say } = style;
  const facts: string[] = [];
  const implied = impliedRules(id);
  if (implied.length > 0) {
    facts.push(say('cli.rules.brings', { rules: listed(implied, locale) }));
  }
  if (excludedRules(id).length > 0) {
    facts.push(say('cli.rules.not-with', { rules: listed(excludedRules(id), locale) }));
  }
  return [
    headline(id, capitalised(editionName(id, locale)), style),
    ...facts.map((fact) => paragraph(fact, style)),
  ].join('\n');
}

function ruleText(id: RuleId, style: Style, isWhole: boolean): string {
  const { locale, say } = style;
  const named = (editions: readonly Edition[]): string =>
    listed(
      editions.map((edition) => editionName(edition, locale)),
      locale,
    );
  const facts: string[] = [];
  const others = rulesExcluding(id);
  if (others.length > 0) facts.push(say('cli.rules.not-with', { rules: listed(others, locale) }));
  const implying = implyingEditions(id);
  if (implying.length > 0) facts.push(say('cli.rules.part-of', { editions: named(implying) }));
  const excluding = excludingEditions(id);
  if (excluding.length > 0) facts.push(say('cli.rules.not-in', { editions: named(excluding) }));
  return [
    headline(id, ruleTitle(id, locale), style),
    paragraph(ruleSentence(id, locale), style),
    ...(isWhole ? [paragraph(ruleExplanation(id, locale), style)] : []),
    ...facts.map((fact) => style.faint(paragraph(fact, style))),
  ].join('\n');
}

function presetText(id: PresetId, style: Style): string {
  const { locale, say } = style;
  const { edition: editionId, rules: chosen } = PRESETS[id];
  const edition = capitalised(editionName(editionId, locale));
  const madeOf =
    chosen.length === 0
      ? say('cli.rules.made-of.none', { edition })
      : say('cli.rules.made-of', { edition, rules: listed(chosen, locale) });
  return [
    headline(id, presetTitle(id, locale), style),
    paragraph(describePreset(id, locale), style),
    style.faint(paragraph(madeOf, style)),
  ].join('\n');
}

function overviewText(style: Style): string {
  const section = (title: string, entries: readonly string[]): string =>
    [title.toUpperCase(), '', ...entries].join('\n');
  return [
    section(
      style.say('cli.rules.editions'),
      EDITIONS.map((id) => editionText(id, style)),
    ),
    section(
      style.say('cli.rules.rules'),
      RULE_IDS.map((id) => ruleText(id, style, false)),
    ),
    section(
      style.say('cli.rules.presets'),
      PRESET_IDS.map((id) => presetText(id, style)),
    ),
    style.say('cli.rules.more'),
  ].join('\n\n');
}

/** Everything of this name: an edition is also a way to play. */
function textAbout(name: string, style: Style): string {
  const texts = [
    ...EDITIONS.filter((id) => id === name).map((id) => editionText(id, style)),
    ...RULE_IDS.filter((id) => id === name).map((id) => ruleText(id, style, true)),
    ...PRESET_IDS.filter((id) => id === name).map((id) => presetText(id, style)),
  ];
  if (texts.length === 0) {
    throw new UsageError(`No edition, scenario rule or way to play is called "${name}".`);
  }
  return texts.join('\n\n');
}
