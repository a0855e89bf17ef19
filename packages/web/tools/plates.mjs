// The plate on which the emblems of cards are printed: its sky, its grounds, and the lines of light on what stands there.
import { HORIZON } from './emblems.mjs';

const WIDTH = 640;
/** Drawn this far to all sides: cards show more of the sky where they are higher, and more to the sides where wider. */
const BEYOND = 260;
const ABOVE = 620;

/** Steps that repeat, but not so soon that one sees it: an engraver's hand, the same in every run. */
const WAVERING = [0, 3, -2, 4, -4, 1, -1, 2, -3];
const waver = (i) => WAVERING[i % WAVERING.length];

/** Level lines, closer towards the top. */
function sky() {
  let path = '';
  for (let y = HORIZON - 26, i = 0; y > -ABOVE; y -= Math.max(9, 20 - i * 0.6), i++) {
    path += `M${-BEYOND} ${Math.round(y)}h${2 * BEYOND + WIDTH}`;
  }
  return path;
}

/** Tapering lines over a box as wide as the object, thick at its left; `fromRight` the other way round. */
function lines(reach, fromRight) {
  let path = '';
  for (let y = -10, i = 0; y < 560; y += 15, i++) {
    const length = Math.round(reach * (1 + waver(i) * 0.06));
    const rise = Math.round(length * 0.3);
    path += fromRight
      ? `M8 ${y - 60}l-${length} ${rise} ${length}-${rise - 6}z`
      : `M-8 ${y}l${length}-${rise}-${length} ${rise - 6}z`;
  }
  return path;
}

/**
 * Ink, and the paper's colour in lines where the light falls. By candlelight the ink is the lighter of the two, so that
 * the lines stand on the other side: there the box begins at the object's right edge.
 */
const prints = (name, reach) =>
  ['day', 'candle']
    .map(
      (look) =>
        `<pattern id="print-${name}-${look}" ${look === 'day' ? '' : 'x="1" '}width="1" height="1" patternContentUnits="userSpaceOnUse" overflow="visible"><rect class="plate-ink" x="-700" width="1400" height="700"/><path class="plate-paper" d="${lines(reach, look === 'candle')}"/></pattern>\n`,
    )
    .join('');

/** Short strokes in rows, ever longer towards the reader. */
function strokes(length, rise) {
  let path = '';
  for (let row = 0; row < 5; row++) {
    const y = HORIZON + 14 + row * 18;
    for (let x = -BEYOND, i = row; x < BEYOND + WIDTH; x += 58 + 4 * waver(i), i++) {
      path += `M${x + row * 17} ${y + waver(i)}l${length + 3 * row} ${rise}`;
    }
  }
  return path;
}

const hills = `M${-BEYOND} ${HORIZON + 8}h${BEYOND}c90 0 130-20 220-16s150 22 240 14 110-10 180-6h${BEYOND}`;
const shore = `M${-BEYOND} ${HORIZON}h${2 * BEYOND + WIDTH}`;
const closed = (edge) => `${edge}V760H${-BEYOND}z`;

/** Rows of little waves. */
function waves() {
  let path = '';
  for (let row = 0; row < 5; row++) {
    const y = HORIZON + 12 + row * 20;
    const step = 26 + row * 4;
    for (
      let x = -BEYOND + row * 31, i = row;
      x < BEYOND + WIDTH;
      x += step * 4 + 14 + 6 * waver(i), i++
    ) {
      path += `M${x} ${y}q${step / 2}-9 ${step} 0t${step} 0`;
    }
  }
  return path;
}

const ground = (name, edge, lines) =>
  `<g id="plate-${name}"><path class="plate-sky" d="${sky()}"/><path class="plate-wash" d="${closed(edge)}"/><path class="plate-edge" d="${edge}"/><path class="plate-strokes" d="${lines}"/></g>\n`;

/** What all emblems share. */
export const PLATES = [
  prints('wide', 250),
  prints('middle', 150),
  prints('small', 90),
  ground('field', hills, strokes(14, -3)),
  ground('water', shore, waves()),
  ground('desk', shore, ''),
].join('');
