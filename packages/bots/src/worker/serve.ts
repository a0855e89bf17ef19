// The worker's side of the protocol, without a word of Node or the browser: whoever starts the worker hands in
// how messages come and go.
import { VIEWERS, type PlayerView } from '@arpents/engine';
import { advise } from '../advise.ts';
import { warn } from '../coach/warn.ts';
import type { Budget } from '../contract.ts';
import { botNamed } from '../registry.ts';
import type { BotReply, BotRequest } from './protocol.ts';

/** The connection to the program that asks. */
export interface Port {
  readonly post: (reply: BotReply) => void;
  readonly listen: (listener: (request: BotRequest) => void) => void;
  /** Runs a task after the messages that have already arrived, e.g. `setTimeout(task, 0)`. */
  readonly schedule: (task: () => void) => void;
}

type Question = Exclude<BotRequest, { readonly kind: 'cancel' }>;

const PROGRESS_EVERY_MILLISECONDS = 50;

/** Answers questions one after the other for as long as the worker lives. */
export function serveBots(port: Port): void {
  const waiting: Question[] = [];
  const answerNext = (): void => {
    const question = waiting.shift();
    if (question !== undefined) port.post(answerTo(question, port.post));
  };
  port.listen((request) => {
    if (request.kind !== 'cancel') {
      waiting.push(request);
      // Later, so that a cancellation that is on its way behind the question still comes before the answer.
      port.schedule(answerNext);
      return;
    }
    const found = waiting.findIndex((question) => question.id === request.id);
    if (found < 0) return;
    waiting.splice(found, 1);
    port.post({ kind: 'cancelled', id: request.id });
  });
}

function answerTo(question: Question, post: Port['post']): BotReply {
  const { id, seed } = question;
  if (isStopped(question)) return { kind: 'cancelled', id };
  const view = readView(question.view);
  if (view === null) return { kind: 'failed', id, code: 'malformed-view' };
  if (view.decision?.side !== view.viewer) {
    return { kind: 'failed', id, code: 'not-your-decision' };
  }
  const budget = budgetOf(question, post);
  const reply = ((): BotReply => {
    if (question.kind === 'advise') {
      return { kind: 'advised', id, advice: advise(view, budget, seed) };
    }
    if (question.kind === 'warn') {
      return { kind: 'warned', id, warning: warn(view, question.action, seed) };
    }
    const bot = botNamed(question.bot);
    if (!bot.ok) return { kind: 'failed', id, code: 'unknown-bot' };
    return { kind: 'decided', id, action: bot.value.decide(view, budget, seed) };
  })();
  return isStopped(question) ? { kind: 'cancelled', id } : reply;
}

const isStopped = ({ stop }: Question): boolean =>
  stop !== null && Atomics.load(new Int32Array(stop), 0) !== 0;

/** The budget that a bot gets; being asked whether to go on is also when progress is reported. */
function budgetOf(question: Question, post: Port['post']): Budget {
  const { milliseconds, nodes } = question.allowance;
  const begin = Date.now();
  let lastTold = begin;
  const isCancelled = (): boolean => {
    const now = Date.now();
    if (milliseconds !== null && now - lastTold >= PROGRESS_EVERY_MILLISECONDS) {
      lastTold = now;
      const spent = Math.min(1, (now - begin) / milliseconds);
      post({ kind: 'progress', id: question.id, spent });
    }
    return isStopped(question);
  };
  return {
    isCancelled,
    ...(milliseconds === null ? {} : { milliseconds }),
    ...(nodes === null ? {} : { nodes }),
  };
}

/** Views come from our own programs; a text that is none is noticed, a forged one is the forger's loss. */
function readView(text: string): PlayerView | null {
  let view: unknown;
  try {
    view = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof view !== 'object' || view === null) return null;
  const { viewer, options, players } = view as Partial<PlayerView>;
  const isView = VIEWERS.some((known) => known === viewer) && Boolean(options) && Boolean(players);
  return isView ? (view as PlayerView) : null;
}
