// The entry of a worker thread that plays one match after the other for the pool.
import { parentPort } from 'node:worker_threads';
import { answerTo } from './answer.ts';
import type { Match } from './match.ts';

const port = parentPort;
port?.on('message', (match: Match) => port.postMessage(answerTo(match)));
