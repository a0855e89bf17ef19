// The entry of a worker thread that analyses turns of a game.
import { parentPort } from 'node:worker_threads';
import { serveAnalysis, type AnalysisRequest } from '@arpents/bots';

const port = parentPort;
if (port !== null) {
  serveAnalysis({
    post: (reply) => port.postMessage(reply),
    listen: (listener) => port.on('message', (request: AnalysisRequest) => listener(request)),
  });
}
