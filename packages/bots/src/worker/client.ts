// The asking side of the protocol: questions to a worker as promises that can be cancelled, in Node and in a
// browser alike.
import { err, ok, type Action, type PlayerView, type Result } from '@arpents/engine';
import type { Advice } from '../advise.ts';
import type { Warning } from '../coach/warn.ts';
import type { Allowance, BotReply, BotRequest, FailureCode } from './protocol.ts';

/** A worker that runs `serveBots`, as whoever starts it sees it. */
export interface BotWorker {
  readonly post: (request: BotRequest) => void;
  readonly listen: (listener: (reply: BotReply) => void) => void;
  /** Told once if the worker ends by itself. */
  readonly whenDead: (listener: () => void) => void;
  readonly terminate: () => void;
}

export interface Question {
  /** The view of the side that decides. */
  readonly view: PlayerView;
  readonly allowance: Allowance;
  readonly seed: number;
  readonly onProgress?: (spent: number) => void;
}

export type NoAnswer = FailureCode | 'cancelled' | 'worker-died';

export interface Asked<T> {
  /** Never rejected. */
  readonly answer: Promise<Result<T, NoAnswer>>;
  /** Answers `cancelled` at once and frees the worker for other questions; nothing once it has answered. */
  readonly cancel: () => void;
}

export interface BotClient {
  readonly decide: (question: Question & { readonly bot: string }) => Asked<Action>;
  readonly advise: (question: Question) => Asked<readonly Advice[]>;
  readonly warn: (question: Question & { readonly action: Action }) => Asked<Warning | null>;
  /** Ends the worker; what was asked is answered with `cancelled`. */
  readonly close: () => void;
}

type Sent = Exclude<BotRequest, { readonly kind: 'cancel' }>;

/** A question without its answer. */
interface Pending {
  readonly request: Sent;
  readonly onProgress: ((spent: number) => void) | undefined;
  readonly settle: (reply: Result<BotReply, NoAnswer>) => void;
}

/**
 * Starts a worker when it is needed and keeps it. Where memory cannot be shared (`sharesMemory` false) a worker
 * that is thinking hears nothing: there it is ended, and what else was asked goes to a new one.
 */
export function openBotClient(start: () => BotWorker, sharesMemory: boolean): BotClient {
  const pending = new Map<number, Pending>();
  let worker: BotWorker | null = null;
  let lastId = 0;

  const settle = (id: number, reply: Result<BotReply, NoAnswer>): void => {
    const asked = pending.get(id);
    pending.delete(id);
    asked?.settle(reply);
  };
  const hear = (reply: BotReply): void => {
    if (reply.kind === 'progress') pending.get(reply.id)?.onProgress?.(reply.spent);
    else settle(reply.id, ok(reply));
  };
  const startWorker = (): BotWorker => {
    const started = start();
    started.listen((reply) => {
      if (started === worker) hear(reply);
    });
    started.whenDead(() => {
      if (started !== worker) return;
      worker = null;
      for (const id of [...pending.keys()]) settle(id, err('worker-died'));
    });
    return started;
  };
  const endWorker = (): void => {
    const ended = worker;
    worker = null;
    ended?.terminate();
  };
  const post = (request: BotRequest): void => {
    worker ??= startWorker();
    worker.post(request);
  };

  const cancel = (id: number): void => {
    const asked = pending.get(id);
    if (asked === undefined) return;
    const [oldest] = pending.keys();
    settle(id, err('cancelled'));
    const { stop } = asked.request;
    if (stop !== null) Atomics.store(new Int32Array(stop), 0, 1);
    else if (id !== oldest) post({ kind: 'cancel', id });
    else {
      endWorker();
      for (const { request } of pending.values()) post(request);
    }
  };

  const ask = <T>(
    request: Sent,
    onProgress: Question['onProgress'],
    read: (reply: BotReply) => Result<T, NoAnswer>,
  ): Asked<T> => {
    const answer = new Promise<Result<T, NoAnswer>>((resolve) => {
      const onReply: Pending['settle'] = (reply) => resolve(reply.ok ? read(reply.value) : reply);
      pending.set(request.id, { request, onProgress, settle: onReply });
    });
    post(request);
    return { answer, cancel: () => cancel(request.id) };
  };
  const sent = ({ view, allowance, seed }: Question) => ({
    id: ++lastId,
    view: JSON.stringify(view),
    allowance,
    seed,
    stop: sharesMemory ? new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) : null,
  });

  return {
    decide: (question) =>
      ask({ kind: 'decide', bot: question.bot, ...sent(question) }, question.onProgress, (reply) =>
        reply.kind === 'decided' ? ok(reply.action) : err(failureIn(reply)),
      ),
    advise: (question) =>
      ask({ kind: 'advise', ...sent(question) }, question.onProgress, (reply) =>
        reply.kind === 'advised' ? ok(reply.advice) : err(failureIn(reply)),
      ),
    warn: (question) =>
      ask(
        { kind: 'warn', action: question.action, ...sent(question) },
        question.onProgress,
        (reply) => (reply.kind === 'warned' ? ok(reply.warning) : err(failureIn(reply))),
      ),
    close() {
      endWorker();
      for (const id of [...pending.keys()]) settle(id, err('cancelled'));
    },
  };
}

/** A worker answers every question in kind; anything else would be a mistake of ours. */
function failureIn(reply: BotReply): NoAnswer {
  if (reply.kind === 'failed') return reply.code;
  return reply.kind === 'cancelled' ? 'cancelled' : 'worker-died';
}
