// Parts of a page that are fetched after it: where the connection is lost just then, they come later, and what stands
// already goes on without them.
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export async function loadAgain<T>(load: () => Promise<T>, pause = FIRST_PAUSE_MS): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadAgain(load, Math.min(2 * pause, LONGEST_PAUSE_MS));
  }
}
