// Carries out what the server owes the games: the deal where the host's bytes have not come, automatic answers at their
// fixed moment, answers whose time is over, the moves of computer players, and the end of games in which a clock has run
// out. Every job is a row that only the entry it leads to removes, so that it is done exactly once, also when the process
// dies in the middle.
import {
  automaticAnswer,
  clockDue,
  overdueAnswer,
  owedAfter,
  owedByClock,
  timeRunOut,
} from '@arpents/session';
import type { NewJob } from '../storage/append.ts';
import { GameDamaged } from '../storage/damage.ts';
import type { Job } from '../storage/job-store.ts';
import type { ComputerPlayers } from './computer-players.ts';
import { moveComputer, type ComputerMoves } from './computer-moves.ts';
import { commit, type Desk } from './desk.ts';
import { ordersInForce } from './orders.ts';
import { Outages } from './outages.ts';
import { prepareAnswer } from './play.ts';
import type { Room } from './room.ts';
import { begin } from './start.ts';
import { ThinkingQueue } from './thinking-queue.ts';
import { until } from './until.ts';

/** Answers are worked out this long before they are due; the rest of the time is waited. */
const LEAD = 30;
/** A flag falls this long after its moment: a move that arrived in time may still be on its way through the server. */
const FLAG_LAG = 100;
const POLL_EVERY = 1000;
/** Jobs of this process are done by its timers; what is this much overdue was left by another. */
const GRACE = 750;
const MOST_PER_POLL = 50;
/** How long a job waits if the process that has it dies. Where one thinks for longer, two may; one move is written. */
const CLAIM = 15_000;
/** A claim with less than this left is renewed before a computer player begins to think. */
const TIME_TO_THINK = 10_000;
/** A game that cannot be read is looked at again after this long; somebody may have repaired it. */
const DAMAGED_AGAIN = 60 * 60 * 1000;
/** Timers cannot wait longer; the poll finds what lies further ahead. */
const LONGEST_TIMER = 60 * 60 * 1000;

/** When to begin with a job: a computer player thinks at once, whenever its answer is due. */
function beginOf({ kind, dueAt }: Job): number {
  if (kind === 'computer') return 0;
  if (kind === 'begin') return dueAt;
  return kind === 'flag' ? dueAt + FLAG_LAG : dueAt - LEAD;
}

export class JobRunner {
  readonly #desk: Desk;
  readonly #moves: ComputerMoves;
  readonly #report: (error: unknown) => void;
  readonly #outages: Outages;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  readonly #busy = new Set<string>();
  /** The next job of a game, where it became due while this process was still at the last one. */
  readonly #missed = new Map<string, Job>();
  #poll: NodeJS.Timeout | null = null;
  #stopHearing = (): void => undefined;
  #stopped = false;

  constructor(
    desk: Desk,
    players: ComputerPlayers,
    report: (error: unknown) => void,
    queue = new ThinkingQueue(players.threads),
  ) {
    this.#desk = desk;
    this.#moves = { desk, players, queue, report };
    this.#report = report;
    this.#outages = new Outages(desk, report);
  }

  /** What happened while no process was there; before anybody is served. */
  prepare(): Promise<void> {
    return this.#outages.start();
  }

  start(): void {
    const { listeners } = this.#desk;
    const stops = [
      listeners.job.add((job) => this.schedule(job)),
      // Its row is gone with the entry: looking for it would cost everybody else a write.
      listeners.settled.add((game) => this.#forget(game)),
    ];
    this.#stopHearing = () => stops.forEach((stop) => stop());
    this.#poll = setInterval(() => this.#track(this.#pollOnce()), POLL_EVERY);
    this.#track(this.#takeUpWhatWasLeft());
  }

  async #takeUpWhatWasLeft(): Promise<void> {
    const { storage } = this.#desk;
    if (!storage.jobs.isShared) await storage.jobs.releaseAll();
    await this.#pollOnce();
  }

  /** Lets what is running come to its end; nothing new is begun. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopHearing();
    if (this.#poll !== null) clearInterval(this.#poll);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#moves.queue.close();
    await Promise.allSettled(this.#running);
    await this.#outages.stop();
  }

  #forget(game: string): void {
    clearTimeout(this.#timers.get(game));
    this.#timers.delete(game);
    this.#missed.delete(game);
  }

  schedule(job: Job): void {
    this.#forget(job.game);
    const wait = beginOf(job) - this.#desk.now();
    if (this.#stopped || wait > LONGEST_TIMER) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(job.game);
        this.#track(this.#claimAndRun(job));
      },
      Math.max(0, wait),
    );
    this.#timers.set(job.game, timer);
  }

  #track(work: Promise<void>): void {
    const tracked = work.catch(this.#report).finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }

  async #pollOnce(): Promise<void> {
    if (this.#stopped) return;
    const { storage, now } = this.#desk;
    const time = now();
    // What this process is at already is not claimed anew: if it is stuck, another may take over in time.
    const claim = time + CLAIM;
    const busy = [...this.#busy];
    const jobs = await storage.jobs.claimDue(time - GRACE, claim, MOST_PER_POLL, busy);
    for (const job of jobs) this.#track(this.#run(job, claim));
  }

  async #claimAndRun(job: Job): Promise<void> {
    if (this.#busy.has(job.game)) {
      this.#missed.set(job.game, job);
      return;
    }
    const { storage, now } = this.#desk;
    // Where nobody else is, there is nobody to claim it from, and a write is saved.
    const claim = now() + CLAIM;
    if (!storage.jobs.isShared || (await storage.jobs.claim(job, now(), claim))) {
      await this.#run(job, claim);
    }
  }

  /** `claim`: until when no other process takes the job. */
  async #run(job: Job, claim: number): Promise<void> {
    if (this.#busy.has(job.game)) return;
    // Claimed in the last moment: another process need not wait until the claim ends.
    if (this.#stopped) {
      await this.#desk.storage.jobs.replace(job, job);
      return;
    }
    this.#busy.add(job.game);
    try {
      const room = await this.#desk.rooms.get(job.game);
      if (room === null) return;
      if (room.session.version < job.version) await room.exclusive(() => room.catchUp());
      if (job.kind === 'begin') await this.#begin(job);
      else if (job.kind === 'computer') await this.#moveComputer(room, job, claim);
      else if (job.kind === 'flag') await this.#flag(room, job);
      else await this.#answer(room, job);
    } catch (error) {
      if (!(error instanceof GameDamaged)) throw error;
      this.#report(error);
      await this.#desk.storage.jobs.postpone(job, this.#desk.now() + DAMAGED_AGAIN);
      return;
    } finally {
      this.#busy.delete(job.game);
    }
    const missed = this.#missed.get(job.game);
    if (missed !== undefined) this.schedule(missed);
  }

  /** The deal brings the next job; a game that is not open any more needs none. */
  async #begin(job: Job): Promise<void> {
    await begin(this.#desk, job.game);
    await this.#settle(job, null);
  }

  async #moveComputer(room: Room, job: Job, claim: number): Promise<void> {
    await moveComputer(this.#moves, room, job.dueAt, () => this.#isStillOurs(job, claim));
    await this.#endOnTime(room);
  }

  /** Who has waited for long makes sure that no other process has taken the job over, or will while one thinks. */
  async #isStillOurs(job: Job, claim: number): Promise<boolean> {
    const { storage, now } = this.#desk;
    if (!storage.jobs.isShared || claim - now() > TIME_TO_THINK) return true;
    return storage.jobs.renew(job, claim, now() + CLAIM);
  }

  /** R101–R108: the answer of the standing orders, at its fixed moment; else the player is asked. */
  async #answer(room: Room, job: Job): Promise<void> {
    const { storage, now } = this.#desk;
    const decider = room.session.state.decision?.side;
    const seat = decider === undefined ? undefined : room.game.seats[decider];
    if (decider === undefined || seat?.kind !== 'person') return this.#settle(job, null);
    const { orders, circumstances } = await ordersInForce(storage, room.game, seat.person, decider);
    const deliver = prepareAnswer(room, job.version, (state) =>
      job.kind === 'overdue'
        ? overdueAnswer(state, orders)
        : automaticAnswer(state, orders, circumstances.opponent),
    );
    if (deliver !== null) {
      await until(job.dueAt, now);
      return deliver(this.#desk, Math.max(job.dueAt, room.session.clocks?.since ?? 0));
    }
    const isCurrent = room.session.positionVersion <= job.version;
    await this.#settle(job, isCurrent && job.kind === 'answer' ? owedByClock(room.session) : null);
  }

  /** A job that came to nothing gives way to what is owed next; null: nothing is. */
  async #settle(job: Job, next: NewJob | null): Promise<void> {
    const { jobs } = this.#desk.storage;
    if (next === null) return jobs.drop(job);
    if (await jobs.replace(job, next)) this.schedule({ ...job, ...next });
  }

  /** R109: a clock that has run out ends the game, unless nobody could have taken the move in time. */
  async #flag(room: Room, job: Job): Promise<void> {
    await this.#endOnTime(room);
    const { session, game } = room;
    if (session.state.phase === 'over' || session.positionVersion > job.version) return;
    const { now, settings } = this.#desk;
    await this.#settle(job, owedAfter(game.seats, session, now(), settings.answerDelay));
  }

  async #endOnTime(room: Room): Promise<void> {
    const now = this.#desk.now();
    const due = clockDue(room.session.clocks);
    if (due === null || due > now) return;
    await this.#outages.lookedUpTo(due);
    await room.exclusive(async () => {
      for (;;) {
        const end = timeRunOut(room.session, now);
        if (end === null || (await commit(this.#desk, room, end, null))) return;
        await room.catchUp();
      }
    });
  }
}
