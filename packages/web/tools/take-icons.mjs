// Takes the pictures that the client prints out of the icons of game-icons.net (CC BY 3.0): single ones for symbols and
// the map (src/engraving/icons.gen.ts), and the emblems of the cards, put together of several (src/engraving/emblems.svg).
// Run it after changing the list here or the emblems (`npm run icons`).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { EMBLEMS } from './emblems.mjs';
import { boxOf, commandsOf, placed, written } from './icon-paths.mjs';
import { PLATES } from './plates.mjs';

const ICONS = [
  'beaver',
  'card-discard',
  'card-draw',
  'card-random',
  'chest',
  'church',
  'compass',
  'crossed-sabres',
  'files',
  'fleur-de-lys',
  'flying-flag',
  'galleon',
  'hourglass',
  'house',
  'imperial-crown',
  'laurels',
  'military-fort',
  'old-wagon',
  'poker-hand',
  'scroll-unfurled',
  'shooner-sailboat',
  'spyglass',
  'stack',
  'tomahawk',
  'two-coins',
  'wood-canoe',
];
const CREDIT = 'By Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, altered.';

const require = createRequire(import.meta.url);
const { icons } = JSON.parse(
  readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

function iconOf(name) {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`game-icons has no ${name}`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) => commandsOf(path));
}

/** As the formatter of this project lays it out: only a key this short shares its line with a text this long. */
const row = (name) => {
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
  return `  ${key}:${key.length > 4 ? '\n    ' : ' '}'${written(iconOf(name))}',\n`;
};

/** An icon on its plate: so high, standing there, its middle at x. */
function objectOf({ icon, x, bottom, height, turn, mirror }) {
  const turned = placed(iconOf(icon), { turn, mirror });
  const box = boxOf(turned);
  const scale = height / (box.bottom - box.top);
  const standing = placed(turned, {
    scale,
    by: [x - (scale * (box.left + box.right)) / 2, bottom - scale * box.bottom],
  });
  const width = scale * (box.right - box.left);
  return { width, path: written(standing) };
}

/** Lines of light reach about as far into an object as it is wide. */
const lightOf = (width) => (width > 230 ? 'wide' : width > 130 ? 'middle' : 'small');

const emblem = ([name, { ground, objects }]) =>
  `<g id="emblem-${name}"><use href="#plate-${ground}"/><g id="figure-${name}">${objects
    .map(objectOf)
    .map(({ width, path }) => `<path class="print ${lightOf(width)}" d="${path}"/>`)
    .join('')}</g></g>\n`;

const files = {
  'icons.gen.ts': `// Written by tools/take-icons.mjs; do not edit. Symbols, and the marks of the map, on a grid of 512 × 512.
// ${CREDIT}

export const ICONS = {
${ICONS.map(row).join('')}} as const;
`,
  'emblems.svg': `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Written by tools/take-icons.mjs; do not edit. ${CREDIT} -->
${PLATES}${Object.entries(EMBLEMS).map(emblem).join('')}</svg>
`,
};
if (process.argv.includes('--print')) {
  console.log(JSON.stringify(files));
} else {
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(new URL(`../src/engraving/${file}`, import.meta.url), text);
  }
}
