// The web client: the files of its build folder, and its start page for every address that is not the interface's.
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/** Names of built files carry a hash of their content: they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const isForInterface = (url: string): boolean =>
  url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');

export interface WebClientParts {
  readonly methodsOf: (path: string) => readonly string[];
  /** Counts pages and addresses that do not exist. */
  readonly isPageAllowed: (request: FastifyRequest) => Promise<boolean>;
  /** Counts the built files of which pages consist. */
  readonly isFileAllowed: (request: FastifyRequest) => Promise<boolean>;
}

export async function addWebClient(
  app: FastifyInstance,
  folder: string | null,
  { methodsOf, isPageAllowed, isFileAllowed }: WebClientParts,
): Promise<void> {
  const built = folder !== null && existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: ['index.html'],
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes(`${sep}assets${sep}`);
        response.setHeader('cache-control', hashed ? FOREVER : ASK_AGAIN);
      },
    });
  }
  const count = async (request: FastifyRequest, isAllowed = isPageAllowed): Promise<void> => {
    if (!(await isAllowed(request))) throw new Problem('too-many-requests');
  };
  // Files have routes of their own, without a limit in their options; what is no route comes by the handler below.
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.rateLimit !== undefined) return;
    await count(request, request.url.startsWith('/assets/') ? isFileAllowed : isPageAllowed);
  });
  const startPage = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await count(request);
    const path = request.url.split('?')[0] ?? '';
    const allowed = methodsOf(path);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      throw new Problem('method-not-allowed');
    }
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isFile = path.slice(path.lastIndexOf('/')).includes('.');
    if (!built || !isPage || isFile || isForInterface(request.url)) throw new Problem('not-found');
    return reply.header('cache-control', ASK_AGAIN).sendFile('index.html');
  };
  app.setNotFoundHandler(startPage);
}
