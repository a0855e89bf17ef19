// Time in which no process could take a move costs nobody the game (R109). Processes say every few seconds that they
// are there; where none did for a while, whoever ran out of time meanwhile is given some, as an entry of the game.
import { timeForOutage } from '@arpents/session';
import { commit, type Desk } from './desk.ts';

const BEAT_EVERY = 2000;
/** A process that is there is late by less than this, also on a busy machine. */
const LONGEST_PAUSE = 6000;

export class Outages {
  readonly #desk: Desk;
  readonly #report: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  /** The last beat of this process; 0: it has just started. */
  #seen = 0;
  #looking: Promise<void> = Promise.resolve();

  constructor(desk: Desk, report: (error: unknown) => void) {
    this.#desk = desk;
    this.#report = report;
  }

  /** Before anybody is served: what happened since some process was last there. */
  async start(): Promise<void> {
    await this.#desk.storage.jobs.addMissing();
    await this.#beat();
    this.#timer = setInterval(() => void this.#beat().catch(this.#report), BEAT_EVERY);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#looking.catch(() => undefined);
  }

  /** Resolves when it is known whether somebody was there at a moment, and time was given if not. */
  async lookedUpTo(moment: number): Promise<void> {
    if (this.#seen < moment) await this.#beat();
  }

  /** One look at a time. */
  #beat(): Promise<void> {
    const look = () => this.#look();
    this.#looking = this.#looking.then(look, look);
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { storage, now } = this.#desk;
    const last = await storage.heartbeat.last();
    const time = now();
    // A process that starts cannot know whether another was there; if one was, nobody's time is over and unnoticed.
    const longest = this.#seen === 0 ? 0 : LONGEST_PAUSE;
    if (time - last > longest) await this.#giveTime(last, time);
    // Only then: another process that looks meanwhile must come to the same conclusion.
    await storage.heartbeat.beat(time);
    this.#seen = time;
  }

  async #giveTime(from: number, until: number): Promise<void> {
    for (const { game } of await this.#desk.storage.jobs.dueBefore(until)) {
      // A game that cannot be read keeps nobody else from playing.
      await this.#giveTimeIn(game, from, until).catch(this.#report);
    }
  }

  async #giveTimeIn(game: string, from: number, until: number): Promise<void> {
    const room = await this.#desk.rooms.get(game);
    await room?.exclusive(async () => {
      await room.catchUp();
      const advance = timeForOutage(room.session, from, until);
      // Refused: another process has done it.
      if (advance !== null && !(await commit(this.#desk, room, advance, null))) {
        await room.catchUp();
      }
    });
  }
}
