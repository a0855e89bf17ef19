// The path of a symbol where it is to be drawn. A transform for each of them would do the same, but every transform is a
// step more whenever the browser puts the page together.

/** How many numbers a command takes; of an arc the fourth and fifth are flags of one digit. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /\s*,?\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
const FLAG = /\s*,?\s*([01])/y;

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Numbers of one command, scaled and, where they are not steps from the point before, moved. */
function moved(
  command: string,
  numbers: readonly number[],
  x: number,
  y: number,
  scale: number,
): string {
  const kind = command.toLowerCase();
  const isStep = command === kind;
  const placed = numbers.map((value, i) => {
    if (kind === 'a' && i < 5) return i < 2 ? value * scale : value;
    if (isStep) return value * scale;
    const isAcross = kind === 'h' || (kind !== 'v' && (kind === 'a' ? i === 5 : i % 2 === 0));
    return value * scale + (isAcross ? x : y);
  });
  return command + placed.map(short).join(' ');
}

/** A path made so many times as large, and moved by x and y. */
export function pathAt(d: string, x: number, y: number, scale: number): string {
  let result = '';
  let at = 0;
  let command = '';
  const read = (pattern: RegExp): number | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(d);
    if (found === null) return null;
    at = pattern.lastIndex;
    return Number(found[1]);
  };
  while (at < d.length) {
    const next = /[a-z]/i.exec(d.charAt(at))?.[0];
    if (next !== undefined) {
      command = next;
      at++;
    }
    const count = NUMBERS[command.toLowerCase()] ?? 0;
    const numbers: number[] = [];
    while (numbers.length < count) {
      const isFlag = count === 7 && (numbers.length === 3 || numbers.length === 4);
      const value = read(isFlag ? FLAG : NUMBER);
      if (value === null) break;
      numbers.push(value);
    }
    if (count > 0 && numbers.length < count) {
      if (d.slice(at).trim() === '') break;
      throw new Error(`no path: ${d.slice(at, at + 20)}`);
    }
    // The first move is from the corner, however it is written.
    result += moved(result === '' ? command.toUpperCase() : command, numbers, x, y, scale);
    if (count === 0) while (/\s/.test(d.charAt(at))) at++;
    // Further pairs after a move are lines.
    if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
  }
  return result;
}
