// The whole server, put together and taken apart again.
import type { AddressInfo } from 'node:net';
import { loadTexts } from '@arpents/messages';
import { makeAccounts } from './accounts/accounts.ts';
import { expire } from './accounts/expire.ts';
import { Identities } from './accounts/identities.ts';
import { Ending } from './ending.ts';
import type { ComputerPlayers } from './games/computer-players.ts';
import { callOffForgotten } from './games/call-off.ts';
import { makeDesk, type Desk } from './games/desk.ts';
import { showFaces, showFacesHere } from './games/faces.ts';
import { JobRunner } from './games/job-runner.ts';
import { rateGame, rateUncounted } from './games/rate.ts';
import { ThinkingQueue } from './games/thinking-queue.ts';
import { faultReporter } from './faults.ts';
import { buildApp } from './http/app.ts';
import { makeLog, type Log } from './http/log.ts';
import { StreamHub } from './http/stream-hub.ts';
import { Metrics } from './metrics/metrics.ts';
import type { Settings } from './settings.ts';
import type { Bulletin } from './storage/bulletin.ts';
import { openStorage } from './storage/storage.ts';

/** Milliseconds that requests and readers have to come to their end when the server stops. */
const LONGEST_GOODBYE = 5000;

/** Milliseconds between two looks for what has had its time. */
const TIDY_EVERY = 60 * 60 * 1000;

export interface ServerParts {
  readonly settings: Settings;
  /** The built web client; null: none. */
  readonly webFolder: string | null;
  readonly players: ComputerPlayers;
  readonly log?: Log;
}

export interface RunningServer {
  /** Where it listens. */
  readonly address: string;
  /** Ends it after the drain time; asked once more, or `atOnce`, without. What was begun is finished. */
  readonly stop: (how?: { readonly atOnce: boolean }) => Promise<void>;
}

export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { settings, players } = parts;
  const log = parts.log ?? makeLog(settings.logLevel);
  await loadTexts();
  const storage = await openStorage(settings);
  const metrics = new Metrics();
  const desk = makeDesk(storage, settings);
  const hub = new StreamHub();
  const identities = new Identities(storage, settings);
  const accounts = makeAccounts(storage, identities);
  const report = faultReporter(log, metrics);
  const queue = new ThinkingQueue(players.threads, (done) => metrics.thought(done));
  const jobs = new JobRunner(desk, players, report, queue);

  desk.listeners.entry.add(() => metrics.entryWritten());
  desk.listeners.news.add((news) => hub.tell(news));
  desk.listeners.over.add((room) => void rateGame(desk, room.game).catch(report));
  identities.listeners.add((person) => hub.recheck(person));
  const ending = new Ending();
  /** What nobody waits for, but the end: what other processes have said, and tidying up. */
  const aside = new Set<Promise<void>>();
  const doAside = (task: Promise<void>): void => {
    const done = task.catch(report).finally(() => aside.delete(done));
    aside.add(done);
  };
  desk.listeners.faces.add((people) => doAside(showFaces(desk, people)));
  const app = await buildApp({
    settings,
    webFolder: parts.webFolder,
    desk,
    accounts,
    identities,
    players,
    hub,
    queue,
    metrics,
    log,
    report,
    ending,
    isReady: async () =>
      ending.isServing &&
      (await storage.ping().then(
        () => true,
        () => false,
      )),
  });

  try {
    await storage.board.listen((bulletin) => {
      doAside(hearBulletin(desk, hub, identities, report, bulletin));
    });
    await jobs.prepare();
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await jobs.stop();
    await storage.close();
    throw error;
  }
  jobs.start();
  doAside(rateUncounted(desk, report));
  const tidy = (): void => {
    doAside(callOffForgotten(desk, report));
    doAside(expire(storage, settings, desk.now(), () => ending.isServing));
  };
  const tidying = setInterval(tidy, TIDY_EVERY);
  tidy();
  const { port } = app.server.address() as AddressInfo;
  const address = settings.publicUrl ?? `http://${hostShown(settings.host)}:${port}`;
  log.info('listening', { address, database: storage.kind });

  const end = async (drainTime: number): Promise<void> => {
    log.info('stopping', { drainTime });
    await ending.drain(drainTime);
    // No new connections; streams are told; what was begun is finished, then the database is closed.
    hub.closeAll();
    const impatient = setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE);
    await app.close();
    clearTimeout(impatient);
    clearInterval(tidying);
    await jobs.stop();
    await players.close();
    await storage.board.close();
    await Promise.all(aside);
    await storage.close();
    metrics.close();
    log.info('stopped');
  };
  let ended: Promise<void> | null = null;
  return {
    address,
    stop: ({ atOnce } = { atOnce: false }) => {
      if (ended !== null) ending.hurry();
      ended ??= end(atOnce ? 0 : settings.drainTime);
      return ended;
    },
  };
}

const hostShown = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** Another process wrote something: rooms and streams here take it up. */
async function hearBulletin(
  desk: Desk,
  hub: StreamHub,
  identities: Identities,
  report: (error: unknown) => void,
  bulletin: Bulletin | null,
): Promise<void> {
  if (bulletin === null) {
    for (const room of await desk.rooms.all()) {
      await room.exclusive(() => room.catchUp()).catch(report);
    }
    hub.nudgeAll();
    await showFacesHere(desk, null);
    return;
  }
  for (const person of bulletin.signedOut) identities.forgetHere(person);
  hub.nudge(bulletin.people);
  if (bulletin.faces.length > 0) await showFacesHere(desk, bulletin.faces);
  await Promise.all(
    bulletin.games.map(async (game) => {
      const room = await desk.rooms.peek(game);
      await room?.exclusive(() => room.catchUp()).catch(report);
    }),
  );
}
