// The ground of the map, which a worker of the page paints: left out where nobody looks at it, waited for where somebody
// takes pictures.
import type { Page } from 'playwright-core';

/** In the page, before anything of it runs: nobody answers who asks for the ground to be painted. */
export function leaveUnpainted(): void {
  window.Worker = new Proxy(Worker, {
    construct: (Real, [url, options]: [string | URL, WorkerOptions?]) =>
      String(url).includes('ground.worker')
        ? Object.assign(new EventTarget(), { postMessage: () => undefined })
        : new Real(url, options),
  });
}

/** In the page, before anything of it runs: counts what the painter was asked for and still owes. */
export function watchPainting(): void {
  const note = (change: number): void => {
    const { dataset } = document.documentElement;
    dataset.unpainted = String(Number(dataset.unpainted ?? 0) + change);
    dataset.paintedAt = String(performance.now());
  };
  window.Worker = new Proxy(Worker, {
    construct: (Real, [url, options]: [string | URL, WorkerOptions?]) => {
      const worker = new Real(url, options);
      if (!String(url).includes('ground.worker')) return worker;
      worker.addEventListener('message', () => {
        note(-1);
      });
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (wanted: unknown) => {
        note(1);
        post(wanted);
      };
      return worker;
    },
  });
}

/** Until nothing is owed and nothing more was asked for in a while: a finer picture is asked for only once the map rests. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { unpainted = '0', paintedAt = '0' } = document.documentElement.dataset;
    return Number(unpainted) === 0 && performance.now() - Number(paintedAt) > 700;
  });
}
