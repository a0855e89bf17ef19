// The map as it last stood still. What is drawn on it is drawn for that frame, and only moved and stretched on the way to
// the next: a gesture changes nothing but one transform.
import { useEffect, useState } from 'react';
import type { Frame, WindowSize } from './theatre.ts';

/** Longer than the pause between two turns of a wheel. */
const STILL_AFTER_MS = 140;
/** What lies below the places is drawn anew a little later: both at once would hold a frame up. */
const BELOW_AFTER_MS = 90;
/** Farther than this a drawing is not stretched. On a large screen (1440 by 900) that is from the whole sheet to its
 * largest: drawing anew in the midst of a gesture holds it up, and nobody reads what is moving so fast. */
const MOST_STRETCHED = 6;

interface Drawn {
  readonly frame: Frame;
  /** What lies below the places may still be drawn for the frame before. */
  readonly below: Frame;
  /** The window for which it was. */
  readonly size: WindowSize;
}

export interface Still {
  readonly frame: Frame;
  readonly below: Frame;
}

const isWithin = (ratio: number): boolean => ratio < MOST_STRETCHED && ratio > 1 / MOST_STRETCHED;

/** What of a drawing will do for a frame; the drawing itself if all of it does. */
export function ofUse(drawn: Drawn, frame: Frame, size: WindowSize): Drawn {
  const isSame = drawn.size === size;
  const hasPlaces = isSame && isWithin(frame.scale / drawn.frame.scale);
  const hasBelow = isSame && isWithin(frame.scale / drawn.below.scale);
  if (hasPlaces && hasBelow) return drawn;
  return {
    frame: hasPlaces ? drawn.frame : frame,
    below: hasBelow ? drawn.below : frame,
    size,
  };
}

export function useStill(frame: Frame, size: WindowSize): Still {
  const [drawn, setDrawn] = useState<Drawn>({ frame, below: frame, size });
  const now = ofUse(drawn, frame, size);
  // A window that has just opened, or a frame too far away: what is drawn at once is still from now on.
  if (now !== drawn) setDrawn(now);
  const isStill = now.frame === frame;
  const isDone = isStill && now.below === frame;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(
      () => {
        setDrawn(({ below }) => ({ frame, below: isStill ? frame : below, size }));
      },
      isStill ? BELOW_AFTER_MS : STILL_AFTER_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isStill, isDone, frame, size]);
  return now;
}
