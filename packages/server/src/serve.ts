// `arpents serve`: settings from the environment, the server, and its end by a signal.
import { collectSeldom } from './collector.ts';
import type { ComputerPlayers } from './games/computer-players.ts';
import { startServer, type RunningServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';
import { whyUnavailable } from './storage/unavailable.ts';

export interface ServeOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly webFolder: string | null;
  readonly players: (settings: Settings) => ComputerPlayers;
  readonly write: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Serves until SIGINT or SIGTERM; resolves to the exit status. */
export async function serve(options: ServeOptions): Promise<number> {
  const settings = readSettings(options.environment);
  if (!settings.ok) {
    for (const fault of settings.error) options.complain(fault);
    return 2;
  }
  collectSeldom();
  let server: RunningServer;
  try {
    server = await startServer({
      settings: settings.value,
      webFolder: options.webFolder,
      players: options.players(settings.value),
    });
  } catch (error) {
    options.complain(whyNotStarted(error, settings.value));
    return 1;
  }
  options.write(`Arpents is served at ${server.address}`);
  await stopBySignal(server);
  return 0;
}

/** SIGTERM ends it after the drain time; Ctrl-C, or a second signal, without. */
const stopBySignal = (server: RunningServer): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (atOnce: boolean): void => void server.stop({ atOnce }).then(resolve, reject);
    process.on('SIGTERM', () => stop(false));
    process.on('SIGINT', () => stop(true));
  });

/** In a sentence for whoever starts the server. */
function whyNotStarted(error: unknown, { host, port }: Settings): string {
  const { code, syscall, hostname } = error as Readonly<Record<string, unknown>>;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use on ${host}. Set PORT to another one.`;
  }
  if (code === 'EACCES' && syscall === 'listen')
    return `Listening on ${host}:${port} is not allowed here. Set PORT.`;
  const isUnknown = code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === host);
  if (isUnknown) return `There is no address ${host} here. Set HOST.`;
  const sentence = whyUnavailable(error);
  if (sentence !== null) return sentence;
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}
