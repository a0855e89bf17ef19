// Ending the turn by itself, where the player has set it so: three seconds after the last action, whatever the hand
// still allows, since anything else would tell the opponent what is in it. Any click or key stops it.
import type { PlayerView } from '@arpents/engine';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../state/settings.ts';

const END_AFTER_MS = 3000;

/** Says whether it is counting. */
export function useEndByItself(view: PlayerView, canEnd: boolean, end: () => void): boolean {
  const isWanted = useSettings((settings) => settings.endsTurn);
  const [isCounting, setCounting] = useState(false);
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  /** The last action is one that was taken here: not what a reload finds. */
  const before = useRef({ turn: view.turn, actionsLeft: view.actionsLeft });
  useEffect(() => {
    const { turn, actionsLeft } = before.current;
    before.current = { turn: view.turn, actionsLeft: view.actionsLeft };
    const wasLast = turn === view.turn && actionsLeft > 0 && view.actionsLeft === 0;
    setCounting((counts) => isWanted && (wasLast || (counts && view.actionsLeft === 0)));
  }, [view.turn, view.actionsLeft, isWanted]);
  useEffect(() => {
    if (!isCounting || !canEnd) return;
    const timer = setTimeout(() => {
      setCounting(false);
      latest.current();
    }, END_AFTER_MS);
    const stop = (): void => {
      setCounting(false);
    };
    document.addEventListener('pointerdown', stop, { capture: true });
    document.addEventListener('keydown', stop, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', stop, { capture: true });
      document.removeEventListener('keydown', stop, { capture: true });
    };
  }, [isCounting, canEnd]);
  return isCounting && canEnd;
}
