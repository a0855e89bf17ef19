// Draws the icons by which an installed Arpents is found among other programs (public/icons): the picture of the tab's
// icon, larger, with a house and a canoe where that has a square and a disc. Run it after changing them (`npm run app-icons`);
// it needs a Chromium, which prints the pictures.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { getBrowser } from '../../../scripts/browser.mjs';

const ICONS = readFileSync(new URL('../src/engraving/icons.gen.ts', import.meta.url), 'utf8');

/** A silhouette of the symbols in use, on its grid of 512 × 512. */
function silhouette(name) {
  const path = new RegExp(`^ {2}'?${name}'?:\\s+'([^']+)'`, 'm').exec(ICONS)?.[1];
  if (path === undefined) throw new Error(`there is no symbol ${name}`);
  return path;
}

const PAPER = '#efe3c6';
const INK = '#3b2f22';
const BRITISH = '#9e2b2b';
const FRENCH = '#21457e';

/** So high, its middle there. */
const placed = (name, x, y, height, colour) =>
  `<path fill="${colour}" transform="translate(${x - height / 2} ${y - height / 2}) scale(${height / 512})" d="${silhouette(name)}"/>`;

/** Everything that counts lies within 400 of 512, where every mask leaves it. */
const PICTURE = `
  <path d="M80 300 208 100l72 112 44-54 108 142z" fill="${INK}"/>
  <path d="M208 114 150 205l30-12 24 30 18-34 24 22 21-5zM324 172l-30 37 20-5 14 16 10-20 17 6z" fill="#fffdf6"/>
  <path d="M318 262l54-56 68 56v33H318z" fill="${PAPER}"/>
  ${placed('house', 372, 255, 92, BRITISH)}
  <path d="M72 300h368" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>
  <path d="M96 400h320M200 424h140" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>
  <path d="M130 390h200l-40 24-60 26h-70z" fill="${PAPER}"/>
  ${placed('wood-canoe', 236, 368, 184, FRENCH)}`;

const FRAME = `
  <rect x="20" y="20" width="472" height="472" rx="64" fill="none" stroke="${INK}" stroke-width="7"/>
  <rect x="36" y="36" width="440" height="440" rx="50" fill="none" stroke="${INK}" stroke-width="3"/>`;

const drawing = (inside, corner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${PAPER}"/>${inside}</svg>`;

/** What systems cut to their own shapes has paper up to its edges and no frame. */
const FILES = [
  { name: 'icon-192.png', size: 192, svg: drawing(FRAME + PICTURE, 84) },
  { name: 'icon-512.png', size: 512, svg: drawing(FRAME + PICTURE, 84) },
  { name: 'maskable-512.png', size: 512, svg: drawing(PICTURE, 0) },
  { name: 'apple-touch-180.png', size: 180, svg: drawing(PICTURE, 0) },
];

const browser = await chromium.launch({ executablePath: getBrowser(), args: ['--no-sandbox'] });
for (const { name, size, svg } of FILES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  const file = new URL(`../public/icons/${name}`, import.meta.url);
  writeFileSync(file, await page.screenshot({ omitBackground: true }));
}
await browser.close();
