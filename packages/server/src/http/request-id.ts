// Every request has an id, in its answer and in what the log says about it. A proxy that is believed may have given one.
import type { IncomingMessage } from 'node:http';
import { randomId } from '../secrets.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

export const requestIds =
  (isProxyBelieved: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isTaken = isProxyBelieved && typeof given === 'string' && WELL_FORMED.test(given);
    return isTaken ? given : randomId();
  };
