// The worker protocol: the same questions and answers in a Node worker thread and in a browser's worker.
import { isLegal, viewFor, type GameState } from '@arpents/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openBotClient,
  serveBots,
  type Advice,
  type BotReply,
  type BotRequest,
  type BotWorker,
} from '../src/index.ts';
import { POSITIONS } from '@arpents/test-kit';
import {
  browserWorker,
  bundleBrowserWorker,
  bundleNodeWorker,
  type WorkerBundle,
} from './support/workers.ts';

const FEW_NODES = { milliseconds: null, nodes: 200 };
const A_MINUTE = { milliseconds: 60_000, nodes: null };

const state: GameState = POSITIONS['middle game']();
const view = viewFor(state, 'british');
const slow = { bot: 'strongest', view, allowance: A_MINUTE, seed: 1 };
const quick = { bot: 'strongest', view, allowance: FEW_NODES, seed: 1 };

/** A connection whose other end the test holds; tasks run when the test says so. */
function heldPort() {
  const replies: BotReply[] = [];
  const tasks: (() => void)[] = [];
  let ask: (request: BotRequest) => void = () => undefined;
  serveBots({
    post: (reply) => void replies.push(reply),
    listen: (listener) => {
      ask = listener;
    },
    schedule: (task) => void tasks.push(task),
  });
  return {
    replies,
    ask: (request: BotRequest) => ask(request),
    runTasks: () => tasks.splice(0).forEach((task) => task()),
  };
}

const question = (id: number, over: Partial<Extract<BotRequest, { kind: 'decide' }>> = {}) =>
  ({
    kind: 'decide',
    id,
    bot: 'random',
    view: JSON.stringify(view),
    allowance: FEW_NODES,
    seed: 4,
    stop: null,
    ...over,
  }) as const;

describe('the worker’s side', () => {
  it('answers each question once, in order, with a legal action', () => {
    const port = heldPort();
    port.ask(question(1));
    port.ask(question(2, { seed: 5 }));
    expect(port.replies).toEqual([]);
    port.runTasks();
    expect(port.replies.map(({ kind, id }) => [kind, id])).toEqual([
      ['decided', 1],
      ['decided', 2],
    ]);
    for (const reply of port.replies) {
      expect(reply.kind === 'decided' && isLegal(state, reply.action)).toBe(true);
    }
  });

  it('leaves out a question that is cancelled before its turn comes', () => {
    const port = heldPort();
    port.ask(question(1));
    port.ask(question(2));
    port.ask({ kind: 'cancel', id: 2 });
    port.runTasks();
    expect(port.replies.map(({ kind, id }) => [kind, id])).toEqual([
      ['cancelled', 2],
      ['decided', 1],
    ]);
  });

  it('ignores the cancellation of what it has answered', () => {
    const port = heldPort();
    port.ask(question(1));
    port.runTasks();
    port.ask({ kind: 'cancel', id: 1 });
    expect(port.replies).toHaveLength(1);
  });

  it.each([
    ['malformed-view', { view: 'not a view' }],
    ['malformed-view', { view: '{}' }],
    ['not-your-decision', { view: JSON.stringify(viewFor(state, 'french')) }],
    ['unknown-bot', { bot: 'nobody' }],
  ])('says %s instead of failing', (code, over) => {
    const port = heldPort();
    port.ask(question(3, over));
    port.runTasks();
    expect(port.replies).toEqual([{ kind: 'failed', id: 3, code }]);
  });

  it('gives no answer once the shared word says stop', () => {
    const port = heldPort();
    const stop = new SharedArrayBuffer(4);
    port.ask(question(1, { stop }));
    new Int32Array(stop)[0] = 1;
    port.runTasks();
    expect(port.replies).toEqual([{ kind: 'cancelled', id: 1 }]);
  });
});

const firstAdvice = (advice: readonly Advice[]) => advice[0]?.actions[0];

/** What a client must do whatever kind of worker it has. */
function clientSuite(start: () => BotWorker): void {
  it('gets the decision that the player itself makes', async () => {
    const client = openBotClient(start, true);
    const [first, second] = await Promise.all([
      client.decide(quick).answer,
      client.decide(quick).answer,
    ]);
    client.close();
    expect(first.ok && isLegal(state, first.value)).toBe(true);
    expect(second).toEqual(first);
  });

  it('gets advice', async () => {
    const client = openBotClient(start, true);
    const advice = await client.advise(quick).answer;
    client.close();
    const best = advice.ok ? firstAdvice(advice.value) : undefined;
    expect(best !== undefined && isLegal(state, best)).toBe(true);
  });

  it('gets a reason where there is no answer', async () => {
    const client = openBotClient(start, true);
    const answer = await client.decide({ ...quick, bot: 'nobody' }).answer;
    client.close();
    expect(answer).toEqual({ ok: false, error: 'unknown-bot' });
  });
}

describe('a Node worker thread', () => {
  let bundle: WorkerBundle;
  beforeAll(async () => {
    bundle = await bundleNodeWorker();
  });
  afterAll(() => bundle.remove());

  clientSuite(() => bundle.start());

  it('hears of progress while it thinks', async () => {
    const client = openBotClient(bundle.start, true);
    const spent: number[] = [];
    const asked = client.decide({
      ...slow,
      allowance: { milliseconds: 400, nodes: null },
      onProgress: (share) => spent.push(share),
    });
    await asked.answer;
    client.close();
    expect(spent.length).toBeGreaterThan(0);
    expect(spent).toEqual([...spent].sort((a, b) => a - b));
    expect(Math.max(...spent)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['with shared memory the worker stops and goes on with the next question', true],
    ['without it the worker is replaced, and the next question is asked again', false],
  ])('can be cancelled while it thinks: %s', async (_title, sharesMemory) => {
    let started = 0;
    const client = openBotClient(() => {
      started++;
      return bundle.start();
    }, sharesMemory);
    const first = client.decide({ ...slow, onProgress: () => first.cancel() });
    const second = client.decide(quick);
    const answers = await Promise.all([first.answer, second.answer]);
    client.close();
    expect(answers[0]).toEqual({ ok: false, error: 'cancelled' });
    expect(answers[1].ok).toBe(true);
    expect(started).toBe(sharesMemory ? 1 : 2);
  });

  it('answers what was asked of a worker that died, and starts another for the next question', async () => {
    const workers: BotWorker[] = [];
    const client = openBotClient(() => {
      const worker = bundle.start();
      workers.push(worker);
      return worker;
    }, true);
    const lost = client.decide(slow);
    workers[0]?.terminate();
    expect(await lost.answer).toEqual({ ok: false, error: 'worker-died' });
    const answer = await client.decide(quick).answer;
    client.close();
    expect(answer.ok).toBe(true);
    expect(workers).toHaveLength(2);
  });
});

describe('a browser’s worker', () => {
  let bundle = '';
  beforeAll(async () => {
    bundle = await bundleBrowserWorker();
  });

  clientSuite(() => browserWorker(bundle));

  it('decides exactly as a Node worker does', async () => {
    const node = await bundleNodeWorker();
    const clients = [
      openBotClient(node.start, true),
      openBotClient(() => browserWorker(bundle), true),
    ];
    const answers = await Promise.all(clients.map((client) => client.decide(quick).answer));
    clients.forEach((client) => client.close());
    node.remove();
    expect(answers[0]?.ok).toBe(true);
    expect(answers[1]).toEqual(answers[0]);
  });
});
