// Starts the worker in which computer players think.
import type { BotReply, BotWorker } from '@arpents/bots';

export function startWorker(): BotWorker {
  const worker = new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (request) => {
      worker.postMessage(request);
    },
    listen: (listener) => {
      worker.addEventListener('message', (event: MessageEvent<BotReply>) => {
        listener(event.data);
      });
    },
    whenDead: (listener) => {
      worker.addEventListener('error', listener);
    },
    terminate: () => {
      worker.terminate();
    },
  };
}
