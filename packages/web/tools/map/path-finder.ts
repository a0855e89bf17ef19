// The cheapest way over a grid from one cell to another (A*), where every cell has its own cost.

/** Cells waiting to be gone on from, the cheapest first. */
class Queue {
  readonly #cells: number[] = [];
  readonly #costs: number[] = [];

  get isEmpty(): boolean {
    return this.#cells.length === 0;
  }

  put(cell: number, cost: number): void {
    let at = this.#cells.length;
    this.#cells.push(cell);
    this.#costs.push(cost);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#costs[above] <= cost) break;
      this.#move(above, at);
      at = above;
    }
    this.#cells[at] = cell;
    this.#costs[at] = cost;
  }

  take(): number {
    const [first] = this.#cells;
    const cell = this.#cells.pop() ?? first;
    const cost = this.#costs.pop() ?? 0;
    const { length } = this.#cells;
    if (length === 0) return first;
    let at = 0;
    for (;;) {
      let next = 2 * at + 1;
      if (next >= length) break;
      if (next + 1 < length && this.#costs[next + 1] < this.#costs[next]) next++;
      if (this.#costs[next] >= cost) break;
      this.#move(next, at);
      at = next;
    }
    this.#cells[at] = cell;
    this.#costs[at] = cost;
    return first;
  }

  #move(from: number, to: number): void {
    this.#cells[to] = this.#cells[from];
    this.#costs[to] = this.#costs[from];
  }
}

export interface Ground {
  readonly columns: number;
  readonly rows: number;
  /** What a step into a cell costs; at least 1. */
  readonly costOf: (cell: number) => number;
}

/** As short as a way over so many columns and rows can be. */
const shortest = (across: number, down: number): number =>
  Math.max(across, down) + (Math.SQRT2 - 1) * Math.min(across, down);

/** The cells from one to the other, both included. */
export function cheapestWay(
  { columns, rows, costOf }: Ground,
  from: number,
  to: number,
): readonly number[] {
  const costs = new Float64Array(columns * rows).fill(Infinity);
  const before = new Int32Array(columns * rows).fill(-1);
  const isDone = new Uint8Array(columns * rows);
  const queue = new Queue();
  const [endColumn, endRow] = [to % columns, Math.floor(to / columns)];
  costs[from] = 0;
  queue.put(from, 0);
  while (!queue.isEmpty) {
    const cell = queue.take();
    if (cell === to) break;
    if (isDone[cell] === 1) continue;
    isDone[cell] = 1;
    const column = cell % columns;
    const row = (cell - column) / columns;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const isOnGrid =
          column + dx >= 0 && column + dx < columns && row + dy >= 0 && row + dy < rows;
        const next = cell + dy * columns + dx;
        if (!isOnGrid || next === cell || isDone[next] === 1) continue;
        const cost = costs[cell] + costOf(next) * Math.hypot(dx, dy);
        if (cost >= costs[next]) continue;
        costs[next] = cost;
        before[next] = cell;
        const left = shortest(Math.abs(column + dx - endColumn), Math.abs(row + dy - endRow));
        queue.put(next, cost + left);
      }
    }
  }
  const way = [to];
  for (let cell = to; cell !== from; way.push(cell)) {
    cell = before[cell];
    if (cell < 0) throw new Error(`no way leads from ${from} to ${to}`);
  }
  return way.toReversed();
}
