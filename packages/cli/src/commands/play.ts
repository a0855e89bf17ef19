// `arpents play`: a game in the terminal, for two people at one keyboard or against a random player.
import { SIDES, createRng, opponentOf, type Side } from '@arpents/engine';
import { LOCALES } from '@arpents/messages';
import {
  gameOptions,
  gameSeed,
  oneOf,
  readArguments,
  refuseExtra,
  secretSeed,
} from '../arguments.ts';
import type { Command } from '../command.ts';
import { Conversation, type Seat } from '../play/conversation.ts';
import { GameTable } from '../play/game-table.ts';
import { styleFor } from '../position-text/style.ts';

const OPPONENTS = ['random'] as const;

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal: two people at one keyboard, or against a random player.',
  usage: `[--against random] [--as british|french] [--seed S] [--edition E] [--rules A,B] [--lang ${LOCALES.join('|')}]`,
  details: [
    '  --against random  the other side is played by a random player',
    '  --as SIDE         the side you play against him (default british); implies --against random',
    '  --seed S          whole number or 64 hexadecimal digits: the same shuffles again',
    '  --edition E       second (default), first-revised or first',
    '  --rules A,B       scenario rules',
    '  --lang L          en or fr (default: the language of the terminal)',
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      against: { type: 'string' },
      as: { type: 'string' },
      seed: { type: 'string' },
      edition: { type: 'string' },
      rules: { type: 'string' },
      lang: { type: 'string' },
    });
    refuseExtra(positionals);
    const locale =
      values.lang === undefined ? terminal.locale : oneOf(LOCALES, values.lang, '--lang');
    const options = gameOptions(values.edition, values.rules);
    const seed = values.seed === undefined ? secretSeed() : gameSeed(values.seed);
    if (values.against !== undefined) oneOf(OPPONENTS, values.against, '--against');
    const isAlone = values.against !== undefined || values.as !== undefined;
    const own = oneOf(SIDES, values.as ?? 'british', '--as');
    const seatOf = (side: Side): Seat =>
      isAlone && side === opponentOf(own) ? 'random' : 'person';

    const conversation = new Conversation(
      new GameTable(options, seed),
      { british: seatOf('british'), french: seatOf('french') },
      terminal,
      styleFor(terminal, locale),
      // The random player has chances of his own, so that he cannot know the shuffles.
      createRng(values.seed === undefined ? (secretSeed()[0] ?? 0) : (seed[0] ?? 0) ^ 0x5bd1e995),
    );
    await conversation.run();
    return 0;
  },
};
