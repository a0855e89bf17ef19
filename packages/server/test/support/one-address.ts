// A reverse proxy, as far as a rolling restart has to do with one: it asks every process whether it is ready, sends
// requests to those that are, and takes another one where nobody listens any more.
import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const ASK_EVERY = 50;

interface Backend {
  readonly port: number;
  isReady: boolean;
}

export interface OneAddress {
  readonly address: string;
  /** Whether the process at this port gets requests now. */
  readonly isServing: (port: number) => boolean;
  readonly close: () => Promise<void>;
}

export async function oneAddressFor(ports: readonly number[]): Promise<OneAddress> {
  const backends: readonly Backend[] = ports.map((port) => ({ port, isReady: true }));
  // Connections are kept, as proxies do: one that the server closes must not be used again.
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const ready = backends.filter(({ isReady }) => isReady);
      turn++;
      const order = ready.map((_, i) => ready[(turn + i) % ready.length]);
      pass(
        request,
        Buffer.concat(chunks),
        response,
        order.flatMap((one) => one ?? []),
      );
    });
  });

  function pass(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    [first, ...others]: readonly Backend[],
  ): void {
    if (first === undefined) {
      response.writeHead(502).end();
      return;
    }
    const { method, url, headers } = request;
    const passed = send({ host: '127.0.0.1', port: first.port, method, path: url, headers, agent });
    passed.on('response', (answer) => {
      // Whether a connection is kept concerns one hop only.
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy();
      else if (error.code === 'ECONNREFUSED') pass(request, body, response, others);
      else response.writeHead(502).end();
    });
    response.on('close', () => passed.destroy());
    passed.end(body);
  }

  const asking = backends.map((backend) => setInterval(() => void ask(backend), ASK_EVERY));
  async function ask(backend: Backend): Promise<void> {
    const answer = fetch(`http://127.0.0.1:${backend.port}/readyz`);
    backend.isReady = await answer.then(
      ({ ok }) => ok,
      () => false,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    isServing: (asked) => backends.some((one) => one.port === asked && one.isReady),
    close: async () => {
      for (const timer of asking) clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
