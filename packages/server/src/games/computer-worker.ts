// The entry of a thread in which computer players think.
import { parentPort } from 'node:worker_threads';
import { serveBots, type BotRequest } from '@arpents/bots';

const port = parentPort;
if (port === null) throw new Error('this file is the entry of a worker thread');
serveBots({
  post: (reply) => port.postMessage(reply),
  listen: (listener) => port.on('message', (request: BotRequest) => listener(request)),
  schedule: (task) => setImmediate(task),
});
