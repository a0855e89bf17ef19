// What can be typed during a game.
import { wrapped, type Style } from '../position-text/style.ts';

const LINES = [
  ['7', 'cli.play.help.number'],
  ['draft: ships', 'cli.play.help.action'],
  ['discard', 'cli.play.help.kind'],
  ['why …', 'cli.play.help.why'],
  ['board', 'cli.play.help.board'],
  ['piles', 'cli.play.help.piles'],
  ['show', 'cli.play.help.show'],
  ['log', 'cli.play.help.log'],
  ['menu', 'cli.play.help.menu'],
  ['undo', 'cli.play.help.undo'],
  ['save FILE', 'cli.play.help.save'],
  ['resign', 'cli.play.help.resign'],
  ['quit', 'cli.play.help.quit'],
] as const;

const WIDTH = Math.max(...LINES.map(([word]) => word.length));

export const helpText = (style: Style): string =>
  LINES.map(([word, text]) =>
    wrapped(
      `  ${word.padEnd(WIDTH)}  ${style.say(text, { example: 'discard: boston + militia' })}`,
      style.columns,
      ' '.repeat(WIDTH + 4),
    ),
  ).join('\n');
