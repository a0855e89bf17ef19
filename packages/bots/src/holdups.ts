// How long a thread is held up between two looks at the clock: where other threads share its processor, or where what is
// done between the looks takes longer, an answer comes late by as much.

/** Shorter than this nobody was held up: it is what is done between two looks, or the collector's small change. */
const USUAL_MILLISECONDS = 2;
/** How long it is remembered, in time spent thinking: some turns. */
const MEMORY_MILLISECONDS = 1500;
/** The time to keep for being held up at the end, by what was usual: few are held up for longer. */
const TIMES_THE_USUAL = 3.5;

export interface Holdups {
  /** To be told of the time between two looks. */
  readonly note: (milliseconds: number) => void;
  /** What to keep back of the time. */
  readonly allowance: () => number;
}

export function watchHoldups(): Holdups {
  let time = 0;
  let heldUp = 0;
  return {
    note(milliseconds) {
      const kept = Math.exp(-milliseconds / MEMORY_MILLISECONDS);
      time = time * kept + milliseconds;
      // The longer a pause, the likelier it is that the time runs out in the middle of it.
      heldUp = heldUp * kept + milliseconds * Math.max(0, milliseconds - USUAL_MILLISECONDS);
    },
    allowance: () => (time === 0 ? 0 : (TIMES_THE_USUAL * heldUp) / time),
  };
}
