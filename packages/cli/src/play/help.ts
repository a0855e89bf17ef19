// What can be typed during a game.
import { m, type Text } from '@arpents/messages';
import { wrapped, type Style } from '../position-text/style.ts';

const LINES: readonly (readonly [string, Text<{ readonly example: string }>])[] = [
  ['7', m['cli.play.help.number']],
  ['draft: ships', m['cli.play.help.action']],
  ['discard', m['cli.play.help.kind']],
  ['why …', m['cli.play.help.why']],
  ['board', m['cli.play.help.board']],
  ['piles', m['cli.play.help.piles']],
  ['show', m['cli.play.help.show']],
  ['log', m['cli.play.help.log']],
  ['menu', m['cli.play.help.menu']],
  ['undo', m['cli.play.help.undo']],
  ['save FILE', m['cli.play.help.save']],
  ['resign', m['cli.play.help.resign']],
  ['quit', m['cli.play.help.quit']],
];

const WIDTH = Math.max(...LINES.map(([word]) => word.length));

export const helpText = (style: Style): string =>
  LINES.map(([word, text]) =>
    wrapped(
      `  ${word.padEnd(WIDTH)}  ${style.say(text, { example: 'discard: boston + militia' })}`,
      style.columns,
      ' '.repeat(WIDTH + 4),
    ),
  ).join('\n');
