// A Web Worker that serves the computer players: all that a page adds to `serveBots`.
import { serveBots, type BotReply, type BotRequest } from '../../src/index.ts';

/** What is used of a browser's worker, whose types the tests of this package do not have. */
interface WorkerScope {
  readonly postMessage: (reply: BotReply) => void;
  readonly addEventListener: (
    type: 'message',
    listener: (event: { readonly data: BotRequest }) => void,
  ) => void;
  readonly setTimeout: (task: () => void) => void;
}

const scope = globalThis as unknown as WorkerScope;
serveBots({
  post: (reply) => scope.postMessage(reply),
  listen: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
  schedule: (task) => scope.setTimeout(task),
});
