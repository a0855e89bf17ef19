// `arpents play`: a game in the terminal, for two people at one keyboard or against a computer player.
import { LEVEL_IDS } from '@arpents/bots';
import { SIDES, bySide, createRng, opponentOf, type Side } from '@arpents/engine';
import { LOCALES } from '@arpents/messages';
import {
  gameOptions,
  gameSeed,
  oneOf,
  readArguments,
  refuseExtra,
  secretSeed,
} from '../arguments.ts';
import { UsageError, type Command } from '../command.ts';
import { OPPONENTS, seatComputer } from '../play/computer-seat.ts';
import { Conversation, type Seat } from '../play/conversation.ts';
import { PlayedGame } from '../play/played-game.ts';
import { styleFor } from '../position-text/style.ts';

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal: two people at one keyboard, or against the computer.',
  usage: `[--against LEVEL] [--as british|french] [--open] [--seed S] [--edition E] [--rules A,B] [--lang ${LOCALES.join('|')}]`,
  details: [
    '  --against LEVEL  the computer plays the other side, at one of these levels:',
    `                   ${LEVEL_IDS.join(', ')}; or random, which takes any legal action`,
    '  --as SIDE        the side you play against it (default british); implies --against random',
    '  --open           two people show each other their cards, and the screen is not cleared',
    '  --seed S         whole number or 64 hexadecimal digits: the same shuffles again',
    '  --edition E      second (default), first-revised or first',
    '  --rules A,B      scenario rules',
    `  --lang L         ${LOCALES.join(' or ')} (default: the language of the terminal)`,
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      against: { type: 'string' },
      as: { type: 'string' },
      open: { type: 'boolean' },
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
    const opponent = oneOf(OPPONENTS, values.against ?? 'random', '--against');
    const isAlone = values.against !== undefined || values.as !== undefined;
    if (isAlone && values.open === true) {
      throw new UsageError('--open is for two people: leave it out, or --against and --as.');
    }
    const own = oneOf(SIDES, values.as ?? 'british', '--as');
    // Chances of its own, so that the computer cannot know the shuffles.
    const rng = createRng(
      values.seed === undefined ? (secretSeed()[0] ?? 0) : (seed[0] ?? 0) ^ 0x5bd1e995,
    );
    const seatOf = (side: Side): Seat =>
      isAlone && side === opponentOf(own) ? seatComputer(opponent, rng) : 'person';

    const conversation = new Conversation(
      new PlayedGame(options, seed),
      bySide(seatOf),
      values.open === true,
      terminal,
      styleFor(terminal, locale),
    );
    await conversation.run();
    return 0;
  },
};
