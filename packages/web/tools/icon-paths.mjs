// Paths of icons: read, moved, turned and scaled, and written again in whole units.

/** Which numbers of a command are lengths along x and y; the others are those of an arc. */
const TAKES = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rrafsxy',
  z: '',
};
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/gi;
/** The two flags of an arc may stand without a space before what follows. */
const ARC =
  /([\d.]+)[ ,]*([\d.]+)[ ,]*(-?[\d.]+)[ ,]*([01])[ ,]*([01])[ ,]*(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+)/g;

/** The commands of a path, each with its own points, none of them relative; level and upright lines are lines. */
export function commandsOf(path) {
  let at = [0, 0];
  let start = at;
  const commands = [];
  for (const [, letter, rest] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const takes = TAKES[kind];
    const numbers =
      kind === 'a'
        ? [...rest.matchAll(ARC)].flatMap((arc) => arc.slice(1).map(Number))
        : [...rest.matchAll(NUMBER)].map(([number]) => Number(number));
    if (kind === 'z') {
      commands.push({ kind, points: [] });
      at = start;
    }
    for (let i = 0; i < numbers.length; i += takes.length) {
      const own = numbers.slice(i, i + takes.length);
      const from = letter === kind ? at : [0, 0];
      const points = pointsOf(kind, own, from, at);
      // After the first, the pairs of a move are lines.
      const drawn = kind === 'h' || kind === 'v' || (kind === 'm' && i > 0) ? 'l' : kind;
      commands.push({ kind: drawn, points, arc: kind === 'a' ? own.slice(0, 5) : null });
      at = points.at(-1);
      if (drawn === 'm') start = at;
    }
  }
  return commands;
}

function pointsOf(kind, own, from, at) {
  if (kind === 'h') return [[from[0] + own[0], at[1]]];
  if (kind === 'v') return [[at[0], from[1] + own[0]]];
  const pairs = kind === 'a' ? own.slice(5) : own;
  return Array.from({ length: pairs.length / 2 }, (_, i) => [
    from[0] + pairs[2 * i],
    from[1] + pairs[2 * i + 1],
  ]);
}

/** Mirrored if asked for, turned by degrees, scaled, and moved at last. */
export function placed(commands, { scale = 1, turn = 0, mirror = false, by = [0, 0] }) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const sense = mirror ? -1 : 1;
  const move = ([x, y]) => [sense * x * cos - y * sin + by[0], sense * x * sin + y * cos + by[1]];
  return commands.map(({ kind, points, arc }) => ({
    kind,
    points: points.map(move),
    arc: arc && [
      arc[0] * scale,
      arc[1] * scale,
      sense * arc[2] + turn,
      arc[3],
      mirror ? 1 - arc[4] : arc[4],
    ],
  }));
}

/** The box round all points: curves bend inside of theirs. */
export function boxOf(commands) {
  const points = commands.flatMap((command) => command.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/**
 * The path in whole units, every step relative to the point that was really drawn: what is lost in rounding does not
 * add up.
 */
export function written(commands) {
  let drawn = [0, 0];
  let start = drawn;
  let text = '';
  let last = '';
  for (const { kind, points, arc } of commands) {
    if (kind === 'z') {
      text += 'z';
      last = 'z';
      drawn = start;
      continue;
    }
    const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)]);
    const steps = rounded.map(([x, y]) => [x - drawn[0], y - drawn[1]]);
    drawn = rounded.at(-1);
    if (kind === 'm') start = drawn;
    const [letter, numbers] = shortest(kind, steps, arc);
    if (numbers.length === 0) continue;
    text += numbers.reduce(
      (sofar, number, i) =>
        `${sofar}${number >= 0 && (i > 0 || letter === last) ? ' ' : ''}${number}`,
      letter === last ? '' : letter,
    );
    last = letter === 'm' ? 'l' : letter;
  }
  return text;
}

function shortest(kind, steps, arc) {
  if (kind === 'a') {
    const radii = arc.slice(0, 2).map((radius) => Math.max(1, Math.round(radius)));
    const turn = radii[0] === radii[1] ? 0 : Math.round(arc[2]);
    return [kind, [...radii, turn, arc[3], arc[4], ...steps.flat()]];
  }
  if (kind === 'l') {
    const [[x, y]] = steps;
    if (x === 0 && y === 0) return [kind, []];
    if (y === 0) return ['h', [x]];
    if (x === 0) return ['v', [y]];
  }
  // A curve that has shrunk to a straight step.
  if (kind === 'c' && steps.every(([x, y]) => x === 0 && y === 0)) return [kind, []];
  return [kind, steps.flat()];
}
