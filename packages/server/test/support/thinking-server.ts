// The server as a program with real computer players in a thread, to be killed while they think.
import { botPlayers } from '../../src/games/bot-players.ts';
import { serve } from '../../src/serve.ts';

process.exitCode = await serve({
  environment: process.env,
  webFolder: null,
  // Bundled beside this program.
  players: () => botPlayers(1, new URL('./computer-worker.mjs', import.meta.url)),
  write: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
