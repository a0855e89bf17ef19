// Keeps the client for times without a connection: everything that was built, as one set that is renewed as a whole.
// What people do goes past it: of the server's interface nothing is ever kept.
import { isPathOfPage } from '../src/parts/paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build (scripts/service-worker.mjs). */
declare const PRECACHE: {
  /** A hash of everything below. */
  readonly version: string;
  /** Each file, as the address it has below the client's own, with the hash of its content. */
  readonly files: Readonly<Record<string, string>>;
};

const SCOPE = new URL(self.registration.scope);
/** Several clients may lie on one host, each at a path of its own. */
const OURS = `arpents ${SCOPE.pathname} `;
const CACHE = OURS + PRECACHE.version;

const addressOf = (file: string): string => new URL(file, SCOPE).href;
/** Names of these files carry a hash of their content: what has the same name is the same file. */
const isForever = (address: string): boolean => address.startsWith(addressOf('assets/'));

/**
 * All or nothing: a file that does not have the expected content, as when a server is just being renewed, fails the
 * whole, and the browser tries again later. What did not change is taken over from the set before.
 */
async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE);
  const keep = async ([file, integrity]: readonly [string, string]): Promise<void> => {
    const address = addressOf(file);
    const known = isForever(address) ? await caches.match(address) : undefined;
    const fetched = known ?? (await fetch(address, { integrity, cache: cacheModeFor(address) }));
    if (!fetched.ok) throw new Error(`${address}: ${fetched.status}`);
    await cache.put(address, fetched);
  };
  await Promise.all(Object.entries(PRECACHE.files).map(keep));
}

const cacheModeFor = (address: string): RequestCache =>
  isForever(address) ? 'default' : 'no-cache';

/** The set before this one stays for pages that were opened with it, and load more of it later. */
async function forgetOldSets(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

const kept = async (address: string): Promise<Response | undefined> =>
  (await (await caches.open(CACHE)).match(address)) ??
  (isForever(address) ? caches.match(address) : undefined);

/** Addresses that are no page's are the server's to answer, as long as it can. */
async function pageAt(request: Request): Promise<Response> {
  const shell = await kept(SCOPE.href);
  if (shell === undefined) return fetch(request);
  const path = `/${new URL(request.url).pathname.slice(SCOPE.pathname.length)}`;
  return isPathOfPage(path) ? shell : fetch(request).catch(() => shell);
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldSets(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href } = SCOPE;
  if (request.method !== 'GET' || !request.url.startsWith(href)) return;
  if (/^api([/?]|$)/.test(request.url.slice(href.length))) return;
  if (request.mode === 'navigate') event.respondWith(pageAt(request));
  else event.respondWith(kept(request.url).then((response) => response ?? fetch(request)));
});

/** A person has asked for the new version, in one of the pages. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
