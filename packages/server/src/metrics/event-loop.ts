// How long what is due has to wait because this process is at something else.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readings, type Family } from './families.ts';

/** It is looked at this often; what is measured contains it. */
const RESOLUTION_MS = 10;
const QUANTILES = [0.5, 0.99, 1] as const;

export interface EventLoopDelay {
  readonly family: Family;
  readonly stop: () => void;
}

/** Since somebody last asked. */
export function watchEventLoop(): EventLoopDelay {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const seconds = (quantile: number): number =>
    Math.max(0, delay.percentile(quantile * 100) / 1e9 - RESOLUTION_MS / 1000);
  return {
    family: readings(
      'arpents_event_loop_delay_seconds',
      'gauge',
      'How late the event loop was since this was last asked.',
      () => {
        const told = QUANTILES.map((quantile) => ({
          labels: { quantile: String(quantile) },
          value: delay.count === 0 ? 0 : seconds(quantile),
        }));
        delay.reset();
        return told;
      },
    ),
    stop: () => void delay.disable(),
  };
}
