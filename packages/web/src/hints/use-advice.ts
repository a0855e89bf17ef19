// Advice for the decision on screen, asked of a worker for as long as somebody looks at it.
import { openBotClient, type Advice, type NoAnswer } from '@arpents/bots';
import type { PlayerView } from '@arpents/engine';
import { useEffect, useState } from 'react';
import { startWorker } from '../thinking/start-worker.ts';

/** How long the computer may think about a hint. */
const THINKING_MS = 1500;
/** The same position gets the same hints. */
const SEED = 1;

export type AdviceShown =
  | { readonly kind: 'thinking'; readonly spent: number }
  | { readonly kind: 'advice'; readonly advice: readonly Advice[] }
  | { readonly kind: 'none'; readonly why: NoAnswer };

const BEGINNING: AdviceShown = { kind: 'thinking', spent: 0 };

/** The view must be that of the side that decides. */
export function useAdvice(view: PlayerView): AdviceShown {
  const [told, setTold] = useState<{ readonly about: PlayerView; readonly shown: AdviceShown }>({
    about: view,
    shown: BEGINNING,
  });
  useEffect(() => {
    const tell = (shown: AdviceShown): void => {
      setTold({ about: view, shown });
    };
    const client = openBotClient(startWorker, crossOriginIsolated);
    const asked = client.advise({
      view,
      allowance: { milliseconds: THINKING_MS, nodes: null },
      seed: SEED,
      onProgress: (spent) => {
        tell({ kind: 'thinking', spent });
      },
    });
    void asked.answer.then((answer) => {
      if (answer.ok) tell({ kind: 'advice', advice: answer.value });
      else if (answer.error !== 'cancelled') tell({ kind: 'none', why: answer.error });
    });
    return () => {
      client.close();
    };
  }, [view]);
  return told.about === view ? told.shown : BEGINNING;
}
