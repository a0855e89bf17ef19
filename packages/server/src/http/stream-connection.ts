// One open event stream. It remembers how far its reader has come in the person's events and in the game on screen, and
// sends what comes after, in order, each once; whatever it may have missed it looks up.
import type { ServerResponse } from 'node:http';
import type { Viewer } from '@arpents/engine';
import {
  INTERFACE_VERSION,
  formatPosition,
  type GameAnswer,
  type PersonEvent,
  type PlayersTold,
  type StreamMessageKind,
  type StreamMessages,
  type StreamPosition,
} from '@arpents/protocol';
import type { Advance } from '@arpents/session';
import { breathe } from '../breathe.ts';
import type { Room } from '../games/room.ts';

/** More than this is not sent one by one: the game as it stands now is quicker to read. */
const MOST_TO_CATCH_UP = 200;
/** Entries sent without a pause: each comes with the whole table. */
const MOST_AT_ONCE = 16;
const MOST_EVENTS = 200;
/** Readers who let this much pile up are cut off; when they come back they are brought up to date. */
const MOST_BUFFERED = 2 * 1024 * 1024;
const KEEP_ALIVE_EVERY = 15_000;

export interface StreamSource {
  readonly room: Room | null;
  /** Asked each time: until somebody has joined and chosen a side, the other one has none. */
  readonly viewer: () => Viewer;
  readonly eventsAfter: (number: number, limit: number) => Promise<readonly PersonEvent[]>;
  readonly answer: (room: Room) => Promise<GameAnswer>;
  /** Whether the reader does not want to read what the other side writes; asked for each message. */
  readonly isDeaf: () => Promise<boolean>;
  readonly now: () => number;
}

export class StreamConnection {
  readonly #response: ServerResponse;
  readonly #source: StreamSource;
  #person: number;
  #version: number;
  #pulling = false;
  #pulled: Promise<void> = Promise.resolve();
  #gameDue = false;
  #eventsDue = false;
  #closed = false;
  #gathering = false;
  readonly #keepAlive: NodeJS.Timeout;
  readonly #report: (error: unknown) => void;

  constructor(
    response: ServerResponse,
    source: StreamSource,
    from: StreamPosition,
    report: (error: unknown) => void,
  ) {
    this.#response = response;
    this.#source = source;
    this.#person = from.person;
    this.#version = from.version;
    this.#report = report;
    this.#keepAlive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE_EVERY);
    this.#keepAlive.unref();
    this.#send('hello', { ...from, interface: INTERFACE_VERSION });
  }

  /** Brings the reader up to date in everything. */
  pull(): Promise<void> {
    this.#gameDue = true;
    this.#eventsDue = true;
    this.#wake();
    return this.#pulled;
  }

  /** The game on screen has something new: `advance`, sent at once if it is the next one, or null. */
  follow(advance: Advance | null): void {
    const isNext = advance?.entry.version === this.#version + 1;
    // Whether a message is heard has to be looked up.
    if (isNext && !this.#pulling && advance.entry.body.kind !== 'message') {
      try {
        this.#sendEntry(advance, false);
      } catch (error) {
        this.#fail(error);
      }
    } else {
      this.#gameDue = true;
      this.#wake();
    }
  }

  /** A player of the game on screen has another name or rating; it has no place among the entries. */
  introduce(players: PlayersTold): void {
    this.#send('players', players);
  }

  /** An event of the person; sent at once if it is the next one. */
  hear(event: PersonEvent | null): void {
    if (event !== null && !this.#pulling && event.number === this.#person + 1) {
      this.#sendEvent(event);
    } else if (event === null || event.number > this.#person) {
      this.#eventsDue = true;
      this.#wake();
    }
  }

  close(reason: StreamMessages['bye']['reason']): void {
    if (this.#closed) return;
    this.#send('bye', { reason });
    this.ended();
    // From Node 22 on, what is still gathered when a response ends is lost.
    this.#release();
    this.#response.end();
  }

  /** The reader is gone. */
  ended(): void {
    this.#closed = true;
    clearInterval(this.#keepAlive);
  }

  #wake(): void {
    if (this.#pulling || this.#closed) return;
    this.#pulling = true;
    this.#pulled = this.#pullAll().catch((error: unknown) => this.#fail(error));
  }

  #fail(error: unknown): void {
    this.#report(error);
    this.close('internal-error');
  }

  async #pullAll(): Promise<void> {
    try {
      while ((this.#gameDue || this.#eventsDue) && !this.#closed) {
        if (this.#gameDue) {
          this.#gameDue = false;
          await this.#pullGame();
        } else {
          this.#eventsDue = false;
          await this.#pullEvents();
        }
      }
    } finally {
      this.#pulling = false;
    }
  }

  async #pullGame(): Promise<void> {
    const { room } = this.#source;
    if (room === null) return;
    const behind = room.session.version - this.#version;
    if (behind < 0 || behind > MOST_TO_CATCH_UP) return this.#reset(room);
    while (this.#version < room.session.version && !this.#closed) {
      for (const [at, advance] of (await room.advancesAfter(this.#version)).entries()) {
        if (at > 0 && at % MOST_AT_ONCE === 0) await breathe();
        if (advance.entry.version <= this.#version) continue;
        const isDeaf = advance.entry.body.kind === 'message' && (await this.#source.isDeaf());
        this.#sendEntry(advance, isDeaf);
      }
    }
  }

  #sendEntry(advance: Advance, isDeaf: boolean): void {
    const { room, viewer, now } = this.#source;
    this.#version = advance.entry.version;
    const telling = room?.telling(advance, viewer(), isDeaf, now()) ?? null;
    if (telling !== null) this.#write('entry', telling.text);
  }

  async #reset(room: Room): Promise<void> {
    const answer = await this.#source.answer(room);
    this.#version = answer.table.version;
    this.#send('reset', answer);
  }

  async #pullEvents(): Promise<void> {
    let events: readonly PersonEvent[];
    do {
      events = await this.#source.eventsAfter(this.#person, MOST_EVENTS);
      for (const event of events) if (event.number > this.#person) this.#sendEvent(event);
    } while (events.length === MOST_EVENTS);
  }

  #sendEvent(event: PersonEvent): void {
    this.#person = event.number;
    this.#send('person', event);
  }

  /** What is sent in one turn of the event loop goes out in one write: a move often comes with a person's event. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.#response.cork();
    setImmediate(() => this.#release());
  }

  #release(): void {
    if (!this.#gathering) return;
    this.#gathering = false;
    this.#response.uncork();
  }

  #send<K extends StreamMessageKind>(kind: K, message: StreamMessages[K]): void {
    this.#write(kind, JSON.stringify(message));
  }

  #write(kind: StreamMessageKind, data: string): void {
    if (this.#closed) return;
    const id = formatPosition({ person: this.#person, version: this.#version });
    this.#gather();
    this.#response.write(`id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`);
    if (this.#response.writableLength > MOST_BUFFERED && kind !== 'bye') this.close('too-slow');
  }
}
