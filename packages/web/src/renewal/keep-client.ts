// Has the browser keep the client for times without a connection, and notices when a newer one is there.
import { offerRenewal, workers } from './renewal.ts';

/** Pages stay open for days; whoever comes back to one after this long looks for a newer client. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Notices when another page of the same person goes over to a newer client: this one belongs to the one before. */
export function watchClient(): void {
  const container = workers();
  let isKept = container?.controller !== null;
  container?.addEventListener('controllerchange', () => {
    if (isKept) offerRenewal();
    isKept = true;
  });
}

/** To be called once the first page has come to rest: it fetches everything. */
export async function keepClient(): Promise<void> {
  // What is being written is served as it is (`npm run dev`).
  if (import.meta.env.DEV) return;
  try {
    const address = `${import.meta.env.BASE_URL}service-worker.js`;
    const registration = await workers()?.register(address, { updateViaCache: 'none' });
    if (registration !== undefined) watch(registration);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const offerIfReady = (): void => {
    // The first one has nothing to replace.
    if (registration.waiting !== null && registration.active !== null) offerRenewal();
  };
  offerIfReady();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerIfReady);
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}
