// Waits for a moment by the server's clock; not at all if it has passed.

export async function until(moment: number, now: () => number): Promise<void> {
  const wait = moment - now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
