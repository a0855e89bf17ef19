// The server as a program of its own; `arpents serve` is the same with the web client.
import { randomPlayers } from './games/random-players.ts';
import { serve } from './serve.ts';

process.exitCode = await serve({
  environment: process.env,
  webFolder: process.env.ARPENTS_WEB ?? null,
  players: () => randomPlayers,
  write: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
