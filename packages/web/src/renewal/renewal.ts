// Whether there is another version of the client than the one on screen, and the way to it. It is only ever offered:
// when the page is loaded anew, in the middle of a turn or after it, is up to its person.
import { create } from 'zustand';

/**
 * `offered`: a newer client is ready, and this one goes on as before. `needed`: the server speaks another version of the
 * interface; nothing more is sent to it from here.
 */
export type Renewal = 'none' | 'offered' | 'needed';

export const useRenewal = create<{ readonly renewal: Renewal }>(() => ({ renewal: 'none' }));

export const isRenewalNeeded = (): boolean => useRenewal.getState().renewal === 'needed';

export function needRenewal(): void {
  if (isRenewalNeeded()) return;
  useRenewal.setState({ renewal: 'needed' });
  // What the server has to offer is fetched meanwhile.
  void fetchNewest();
}

export function offerRenewal(): void {
  if (!isRenewalNeeded()) useRenewal.setState({ renewal: 'offered' });
}

/** Browsers offer service workers only with HTTPS, or on the machine itself. */
export const workers = (): ServiceWorkerContainer | null =>
  'serviceWorker' in navigator ? navigator.serviceWorker : null;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  workers()?.getRegistration();

/** Asks the server for a newer client; says whether one is ready to take over. */
async function fetchNewest(): Promise<ServiceWorker | null> {
  const registration = await registered();
  if (registration === undefined) return null;
  // Without a connection, or where the server is just being renewed, what there is already will do.
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing !== null) await hasSettled(installing);
  return registration.waiting;
}

const hasSettled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Loads the page anew, by the newest client that can be had. */
export async function renew(): Promise<void> {
  const newest = await fetchNewest();
  if (newest !== null) {
    const hasTakenOver = new Promise<void>((resolve) => {
      workers()?.addEventListener('controllerchange', () => resolve(), { once: true });
    });
    newest.postMessage('take-over');
    await hasTakenOver;
  }
  location.reload();
}
