// Faults of the server, told to its operator: each of them, but a damaged game once.
import type { Log } from './http/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { GameDamaged } from './storage/damage.ts';

export function faultReporter(
  log: Log,
  metrics: Metrics,
): (error: unknown, request?: string) => void {
  const damaged = new Set<string>();
  return (error, request) => {
    const fields = request === undefined ? {} : { request };
    if (error instanceof GameDamaged) {
      if (damaged.has(error.game)) return;
      damaged.add(error.game);
      metrics.errorReported();
      log.error('game damaged', error, {
        ...fields,
        game: error.game,
        what: error.message,
      });
      return;
    }
    metrics.errorReported();
    log.error('fault', error, fields);
  };
}
