import { expect, it, vi } from 'vitest';
import { loadAgain } from '../src/parts/load-again.ts';

it('a part that cannot be fetched is asked for again, after longer and longer pauses, until it comes', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('here');
  const coming = loadAgain(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await coming).toBe('here');
  vi.useRealTimers();
});
