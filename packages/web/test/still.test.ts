// The map while somebody moves it: what was drawn is stretched, and drawn anew only once the map stands still.
import './support/browser.ts';
import { expect, it } from 'vitest';
import { wholeSheet } from '../src/map/theatre.ts';
import { LARGEST } from '../src/map/use-pan-zoom.ts';
import { ofUse } from '../src/map/use-still.ts';

/** Of the map on a screen of 1440 by 900. */
const SIZE = { width: 1110, height: 542 };

it('on a large screen nothing is drawn anew in the midst of a gesture, from the whole sheet to its largest and back', () => {
  const whole = wholeSheet(SIZE.width, SIZE.height);
  const largest = { ...whole, scale: LARGEST };
  for (const [from, to] of [
    [whole, largest],
    [largest, whole],
  ] as const) {
    const drawn = { frame: from, below: from, size: SIZE };
    expect(ofUse(drawn, to, SIZE)).toBe(drawn);
  }
});

it('for a window of another size everything is', () => {
  const frame = wholeSheet(SIZE.width, SIZE.height);
  const other = { width: 390, height: 400 };
  const drawn = { frame, below: frame, size: SIZE };
  expect(ofUse(drawn, frame, other)).toEqual({ ...drawn, size: other });
});
