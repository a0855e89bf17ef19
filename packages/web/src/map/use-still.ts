// The map as it last stood still. What is drawn on it is drawn for that frame, and only moved and stretched on the way to
// the next: a gesture changes nothing but one transform.
import { useEffect, useState } from 'react';
import type { Frame } from './theatre.ts';
import type { WindowSize } from './use-labels.ts';

/** Longer than the pause between two turns of a wheel. */
const STILL_AFTER_MS = 140;
/** Farther than this a drawing is not stretched: its letters could not be read. */
const MOST_STRETCHED = 2.5;

interface Still {
  readonly frame: Frame;
  /** The window for which it was. */
  readonly size: WindowSize;
}

function isOfUse(still: Still, frame: Frame, size: WindowSize): boolean {
  const ratio = frame.scale / still.frame.scale;
  return still.size === size && ratio < MOST_STRETCHED && ratio > 1 / MOST_STRETCHED;
}

export function useStill(frame: Frame, size: WindowSize): Frame {
  const [still, setStill] = useState<Still>({ frame, size });
  const now = isOfUse(still, frame, size) ? still.frame : frame;
  // A window that has just opened, or a frame too far away: what is drawn at once is still from now on.
  if (now !== still.frame) setStill({ frame, size });
  useEffect(() => {
    if (now === frame) return undefined;
    const timer = setTimeout(() => {
      setStill({ frame, size });
    }, STILL_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [now, frame, size]);
  return now;
}
