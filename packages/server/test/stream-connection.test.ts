// A single stream over a real connection: what it sends last arrives too.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GOODBYE_REASONS } from '@arpents/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StreamConnection, type StreamSource } from '../src/http/stream-connection.ts';

const NOTHING: StreamSource = {
  room: null,
  viewer: () => 'spectator',
  eventsAfter: () => Promise.resolve([]),
  answer: () => Promise.reject(new Error('there is no game')),
  now: () => 0,
  isDeaf: () => Promise.resolve(false),
};

let serve: (response: ServerResponse) => void = () => undefined;
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  serve(response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

/** Everything that a reader gets until the stream ends. */
async function read(to: (response: ServerResponse) => void): Promise<string> {
  serve = to;
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}`)).text();
}

const open = (response: ServerResponse, source = NOTHING): StreamConnection =>
  new StreamConnection(response, source, { person: 3, version: 4 }, () => undefined);

describe('the last message of a stream', () => {
  it.each(GOODBYE_REASONS)('arrives when it closes at once (%s)', async (reason) => {
    const text = await read((response) => open(response).close(reason));
    expect(text.split('\n\n')).toEqual([
      expect.stringContaining('event: hello'),
      `id: 3.4\nevent: bye\ndata: {"reason":"${reason}"}`,
      '',
    ]);
  });

  it.each(GOODBYE_REASONS)('arrives when it closes later (%s)', async (reason) => {
    const text = await read((response) => {
      const stream = open(response);
      setTimeout(() => stream.close(reason), 20);
    });
    expect(text).toMatch(new RegExp(`event: bye\\ndata: \\{"reason":"${reason}"\\}\\n\\n$`));
  });

  it('is let go before the response ends: from Node 22 on it would be lost, and Node 20 does not tell', async () => {
    const held: number[] = [];
    await read((response) => {
      const end = response.end.bind(response);
      vi.spyOn(response, 'end').mockImplementation(() => {
        held.push(response.writableCorked);
        return end();
      });
      open(response).close('shutting-down');
    });
    expect(held).toEqual([0]);
  });

  it('says that the server is at fault if it is', async () => {
    const text = await read((response) => {
      void open(response, {
        ...NOTHING,
        eventsAfter: () => Promise.reject(new Error('away')),
      }).pull();
    });
    expect(text).toContain('{"reason":"internal-error"}');
  });
});
