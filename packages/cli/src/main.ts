// The command-line program: its commands, and the process around them.
import { loadTexts } from '@arpents/messages';
import { admin } from './commands/admin.ts';
import { agreement } from './commands/agreement.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { backup, restore } from './commands/backup.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { check } from './commands/check.ts';
import { exportCommand } from './commands/export.ts';
import { ladder } from './commands/ladder.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { random } from './commands/random.ts';
import { refusals } from './commands/refusals.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { show } from './commands/show.ts';
import { sprt } from './commands/sprt.ts';
import { stalls } from './commands/stalls.ts';
import { styles } from './commands/styles.ts';
import { verify } from './commands/verify.ts';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

const COMMANDS = [
  play,
  replay,
  show,
  analyse,
  perft,
  rules,
  refusals,
  random,
  bench,
  arena,
  ladder,
  sprt,
  balance,
  stalls,
  styles,
  agreement,
  serve,
  verify,
  check,
  exportCommand,
  backup,
  restore,
  admin,
];

// Whoever reads the output may stop reading, as `head` does: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await loadTexts();
const terminal = processTerminal();
process.exitCode = await runProgram(COMMANDS, process.argv.slice(2), terminal);
terminal.close();
