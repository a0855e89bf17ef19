// The book as plain text, section by section: what the search looks through.
import { RULE_IDS } from '@arpents/engine';
import { ruleExplanation, ruleSentence, ruleTitle } from '@arpents/messages';
import type { TextShown } from '../text/use-text.ts';
import { SECTIONS, type Block } from './contents.ts';
import { measuresOf, replay } from './examples/example.ts';
import { EXAMPLES } from './examples/examples.ts';
import { factsIn } from './facts.ts';
import { anchorOfRule } from './refusal-sections.ts';
import type { Passage } from './search.ts';

export function passagesOf({ t, locale }: TextShown): readonly Passage[] {
  const facts = factsIn(locale);
  const textOf = (block: Block): string => {
    if (typeof block === 'string') return t(block, facts);
    if ('list' in block) return block.list.map((key) => t(key, facts)).join(' ');
    if (!('example' in block)) return '';
    const measures = measuresOf(replay(EXAMPLES[block.example]));
    return [
      t(`book.example.${block.example}.title`),
      t(`book.example.${block.example}.given`, measures),
      t(`book.example.${block.example}.told`, measures),
    ].join(' ');
  };
  return [
    ...SECTIONS.map(({ id, rulings, blocks }) => ({
      anchor: id,
      title: t(`book.${id}.title`),
      text: [...blocks.map(textOf), ...rulings].filter((one) => one !== '').join(' '),
    })),
    ...RULE_IDS.map((rule) => ({
      anchor: anchorOfRule(rule),
      title: ruleTitle(rule, locale),
      text: `${ruleSentence(rule, locale)} ${ruleExplanation(rule, locale)}`,
    })),
  ];
}
