// `arpents perft`: counts the tree of legal actions, to show that a change of the rules changed nothing else.
import { countActionTree, createGame, divideActionTree } from '@arpents/engine';
import { gameOptions, gameSeed, readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import { CommandError, type Command } from '../command.ts';

const DEFAULT_DEPTH = 3;

export const perft: Command = {
  name: 'perft',
  summary: 'Counts the legal actions some steps deep from the start of a game.',
  usage: '[--depth N] [--seed S] [--divide] [--edition E] [--rules A,B]',
  details: [
    `  --depth N      steps to look ahead (default ${DEFAULT_DEPTH})`,
    '  --seed S       whole number or 64 hexadecimal digits (default 1)',
    '  --divide       print the count below each first action',
    '  --edition E    second (default), first-revised or first',
    '  --rules A,B    scenario rules',
  ],
  run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      depth: { type: 'string' },
      seed: { type: 'string' },
      divide: { type: 'boolean' },
      edition: { type: 'string' },
      rules: { type: 'string' },
    });
    refuseExtra(positionals);
    const depth = wholeNumber(values.depth, '--depth', DEFAULT_DEPTH);
    const game = createGame(
      gameOptions(values.edition, values.rules),
      gameSeed(values.seed ?? '1'),
    );
    if (!game.ok) throw new CommandError(game.error.code);
    if (values.divide === true) {
      const branches = divideActionTree(game.value, depth);
      for (const { action, count } of branches) terminal.write(`${action}: ${count}`);
      const total = branches.reduce((sum, { count }) => sum + count, 0);
      terminal.write(`depth ${depth}: ${total}`);
      return 0;
    }
    for (let steps = 1; steps <= depth; steps++) {
      terminal.write(`depth ${steps}: ${countActionTree(game.value, steps)}`);
    }
    return 0;
  },
};
