// Draws the frames of the rooms around the table, once for each look: the border of a sheet and the cartouche of its title
// (src/house/*.svg), which CSS cuts into corners and edges; and the grain of their paper. Run it after changing it (`npm run house`).
import { writeFileSync } from 'node:fs';
import { paperPicture } from './paper.mjs';

const LOOKS = {
  day: { ink: '#594428', pale: '#8f7650', paper: '#f8efdb' },
  candle: { ink: '#a78a5c', pale: '#6f5a3d', paper: '#2b2219' },
};

/** A corner and the edge after it; turned four times it goes round the sheet. */
const corner = ({ ink, pale }) => {
  const line = (path, width, more = '') => `<path d="${path}" stroke-width="${width}"${more}/>`;
  const paleLine = (path) => line(path, '.6', ` stroke="${pale}"`);
  const filled = (path, place = '') => `<path${place} d="${path}" fill="${ink}" stroke="none"/>`;
  return [
    line('M1.5 48V1.5H48M5.5 48V5.5H48M11.5 48V11.5H48', '1'),
    line('M1.5 48V1.5H48', '2.4'),
    // The corner is cut by a quarter of a circle, with a leaf in it.
    line('M48 16.5H37A20.5 20.5 0 0 1 16.5 37V48', '1'),
    paleLine('M48 19.5H40.2A23.5 23.5 0 0 1 19.5 40.2V48'),
    filled('M5.5 5.5h6v6h-6zM12 5.5h12v6H12zM5.5 12h6v12h-6z'),
    filled(
      'M0 0q8-1 11 2.5q-1.5 1-3 .6q3 2 3 5q-2.5-.2-4-1.8q.8 2.7-.8 4.2q-1.8-1-2.3-2.8q-.5 1.5-1.7 1.9q-2.6-3.6-2.2-9.6z',
      ' transform="translate(15 15) scale(1.35)"',
    ),
    // The edge: degrees, dark and light in turn.
    line('M48 1.5h48', '2.4'),
    line('M48 5.5h48M48 11.5h48M48 16.5h48', '1'),
    paleLine('M48 19.5h48'),
    filled('M48 5.5h24v6h-24z'),
  ].join('');
};

const frame = (look) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 144" width="144" height="144"><g fill="none" stroke="${look.ink}">${[
    0, 90, 180, 270,
  ]
    .map((turn) => `<g transform="rotate(${turn} 72 72)">${corner(look)}</g>`)
    .join('')}</g></svg>\n`;

const OUTER =
  'M30 6H130q18 0 18 15-12 9-12 39t12 39q0 15-18 15H30q-18 0-18-15 12-9 12-39t-12-39q0-15 18-15z';
const INNER =
  'M31 12H129q11 0 12 7-11 11-11 41t11 41q-1 7-12 7H31q-11 0-12-7 11-11 11-41t-11-41q1-7 12-7z';
const SCROLL = 'M12 21q-8-2-8-9t7-7 6 6-5 4M12 21q-7 3-6 9t6 4';
const CORNERS = ['', 'matrix(-1 0 0 1 160 0)', 'matrix(1 0 0 -1 0 120)', 'rotate(180 80 60)'];

const cartouche = ({ ink, pale, paper }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="160" height="120"><g fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round"><path d="${OUTER}" fill="${paper}"/><path d="${INNER}" stroke="${pale}" stroke-width=".8"/>${CORNERS.map(
    (place) => `<path transform="${place}" d="${SCROLL}"/>`,
  ).join('')}</g></svg>\n`;

const files = Object.fromEntries(
  Object.entries(LOOKS).flatMap(([name, look]) => [
    [`frame-${name}.svg`, frame(look)],
    [`cartouche-${name}.svg`, cartouche(look)],
  ]),
);
if (process.argv.includes('--print')) {
  console.log(JSON.stringify(files));
} else {
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(new URL(`../src/house/${file}`, import.meta.url), text);
  }
  writeFileSync(new URL('../src/house/paper.png', import.meta.url), paperPicture());
}
