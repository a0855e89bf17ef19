// Whether what is about to be done is a blunder, asked of a worker while it is still only chosen; at most one remark a turn.
import { openBotClient, type Warning } from '@arpents/bots';
import type { Action, PlayerView } from '@arpents/engine';
import { useEffect, useState } from 'react';
import { startWorker } from '../thinking/start-worker.ts';

/** Whoever goes on choosing is not commented on. */
const PAUSE_MS = 250;
/** The same position gets the same remark. */
const SEED = 1;

interface Remark {
  readonly turn: number;
  readonly about: Action;
  readonly warning: Warning;
}

/** The warning about `ready`, or null. */
export function useWarning(view: PlayerView, ready: Action | null): Warning | null {
  const [remark, setRemark] = useState<Remark | null>(null);
  // Its worker starts with the first question.
  const [client] = useState(() => openBotClient(startWorker, crossOriginIsolated));
  useEffect(
    () => () => {
      client.close();
    },
    [client],
  );
  const hasSpoken = remark?.turn === view.turn;
  useEffect(() => {
    if (ready === null || hasSpoken) return;
    let cancel = (): void => undefined;
    const timer = setTimeout(() => {
      const asked = client.warn({
        view,
        action: ready,
        allowance: { milliseconds: null, nodes: null },
        seed: SEED,
      });
      cancel = asked.cancel;
      void asked.answer.then((answer) => {
        if (answer.ok && answer.value !== null) {
          setRemark({ turn: view.turn, about: ready, warning: answer.value });
        }
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [view, ready, hasSpoken, client]);
  return remark !== null && remark.about === ready && hasSpoken ? remark.warning : null;
}
