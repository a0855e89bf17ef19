// Takes the pictures that the client prints out of the icons of game-icons.net (CC BY 3.0), rounds them to the units of
// their grid, and writes src/engraving/*.gen.ts. Run it after changing the lists here (`npm run icons`).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What is wanted, and where: symbols and marks are loaded with the map, emblems only where there are cards. */
const WANTED = {
  icons: {
    name: 'ICONS',
    about: 'Symbols, and the marks of the map',
    icons: [
      'anchor',
      'animal-hide',
      'barracks-tent',
      'camping-tent',
      'church',
      'compass',
      'crossed-sabres',
      'fleur-de-lys',
      'galleon',
      'house',
      'imperial-crown',
      'old-wagon',
      'pine-tree',
      'rose',
      'shooner-sailboat',
      'two-coins',
      'wood-cabin',
      'wood-canoe',
    ],
  },
  emblems: {
    name: 'EMBLEM_ICONS',
    about: 'What only the emblems of the cards are made of',
    icons: [
      'axe-in-stump',
      'beaver',
      'block-house',
      'cannon',
      'drum',
      'feather-necklace',
      'gothic-cross',
      'musket',
      'palisade',
      'saber-and-pistol',
      'scroll-quill',
      'tomahawk',
      'two-feathers',
      'wax-seal',
    ],
  },
};

const require = createRequire(import.meta.url);
const { icons } = JSON.parse(
  readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

/** How many numbers a command of a path takes, and which of them are lengths along x and y (`.`: neither). */
const TAKES = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  z: '',
};
const ARC = 'rr.ffxy';

/** The commands of a path, each with its own numbers. */
function* commandsOf(path) {
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const takes = kind === 'a' ? ARC : TAKES[kind];
    // The two flags of an arc may stand without a space before what follows.
    const numbers =
      kind === 'a'
        ? [
            ...rest.matchAll(
              /([\d.]+)[ ,]*([\d.]+)[ ,]*(-?[\d.]+)[ ,]*([01])[ ,]*([01])[ ,]*(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+)/g,
            ),
          ].flatMap((arc) => arc.slice(1).map(Number))
        : [...rest.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/gi)].map(([number]) => Number(number));
    if (takes === '') yield { letter, kind, numbers: [] };
    for (let i = 0; i < numbers.length; i += takes.length) {
      // After the first, the pairs of a move are lines.
      const drawn = kind === 'm' && i > 0 ? (letter === 'm' ? 'l' : 'L') : letter;
      yield {
        letter: drawn,
        kind: drawn.toLowerCase(),
        numbers: numbers.slice(i, i + takes.length),
      };
    }
  }
}

/**
 * The same path in whole units, every step relative to the point that was really drawn: what is lost in rounding does
 * not add up.
 */
function rounded(path) {
  let at = { x: 0, y: 0 };
  let drawn = { x: 0, y: 0 };
  let start = { at, drawn };
  let text = '';
  let last = '';
  for (const { letter, kind, numbers } of commandsOf(path)) {
    if (kind === 'z') {
      text += 'z';
      last = 'z';
      ({ at, drawn } = start);
      continue;
    }
    const isRelative = letter === kind;
    const takes = kind === 'a' ? ARC : TAKES[kind];
    const to = { ...at };
    const steps = numbers.map((number, i) => {
      const axis = takes[i];
      if (axis !== 'x' && axis !== 'y')
        return axis === 'r' ? Math.max(1, Math.round(number)) : number;
      const value = isRelative ? at[axis] + number : number;
      to[axis] = value;
      return Math.round(value) - drawn[axis];
    });
    at = to;
    const before = drawn;
    drawn = { x: Math.round(to.x), y: Math.round(to.y) };
    if (kind === 'm') start = { at, drawn };
    // A step that is lost in rounding need not be drawn, unless the next one takes its direction from it.
    if (kind === 'l' && drawn.x === before.x && drawn.y === before.y) continue;
    text += written(kind, steps, last);
    last = kind === 'm' ? 'l' : kind;
  }
  return text;
}

/** The letter only where it changes, a space only where two numbers would run together. */
function written(kind, steps, last) {
  const letter = kind === last ? '' : kind;
  return steps.reduce((text, step, i) => {
    const needsSpace = step >= 0 && (i > 0 || letter === '');
    return `${text}${needsSpace ? ' ' : ''}${step}`;
  }, letter);
}

function pathOf(name) {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`game-icons has no ${name}`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => rounded(path)).join('');
}

/** As the formatter of this project lays it out: only a key this short shares its line with a text this long. */
const row = (name) => {
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
  return `  ${key}:${key.length > 4 ? '\n    ' : ' '}'${pathOf(name)}',\n`;
};

const fileOf = ({ name, about, icons: names }) =>
  `// Written by tools/take-icons.mjs; do not edit. ${about}.
// By Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, altered. Paths on a grid of 512 × 512.

export const ${name} = {
${names.map(row).join('')}} as const;
`;

const files = Object.entries(WANTED).map(([file, wanted]) => [`${file}.gen.ts`, fileOf(wanted)]);
if (process.argv.includes('--print')) {
  console.log(JSON.stringify(Object.fromEntries(files)));
} else {
  for (const [file, text] of files) {
    writeFileSync(new URL(`../src/engraving/${file}`, import.meta.url), text);
  }
}
