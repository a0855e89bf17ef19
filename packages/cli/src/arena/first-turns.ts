// How the players of a level begin: the first turn of each style, over many games.
import {
  STYLES,
  botNamed,
  levelIn,
  openPurse,
  purposeOf,
  type Effort,
  type LevelId,
  type Style,
} from '@arpents/bots';
import {
  createGame,
  createRng,
  playLegal,
  seedToHex,
  viewFor,
  type GameOptions,
  type Seed,
} from '@arpents/engine';

/** What the British, who begin, do in their first turn, in whatever order. */
function firstTurn(bot: string, options: GameOptions, seed: Seed, effort: Effort): string {
  const found = botNamed(bot);
  const created = createGame(options, seed);
  if (!found.ok || !created.ok) throw new Error(`a first turn of ${bot} cannot be played`);
  const purse = openPurse(effort);
  const rng = createRng(seed[0] ?? 0);
  const purposes: string[] = [];
  let state = created.value;
  const { turn, side } = state;
  while (state.turn === turn && state.decision !== null) {
    if (state.decision.side !== side) break;
    const view = viewFor(state, side);
    const action = found.value.decide(view, purse.budgetFor(view), rng.word());
    if (action.kind !== 'end-turn') purposes.push(purposeOf(action).trim());
    state = playLegal(state, action);
  }
  return purposes.sort().join(', ');
}

/** A style with the first turn that it plays most often, and how often. */
export interface UsualBeginning {
  readonly style: Style;
  readonly turn: string;
  readonly times: number;
}

export const usualBeginnings = (
  level: LevelId,
  options: GameOptions,
  seeds: readonly Seed[],
  effort: Effort,
): UsualBeginning[] =>
  STYLES.map((style, i) => {
    const times = new Map<string, number>();
    for (const seed of seeds) {
      const player = levelIn(`${level}:style=${i + 1}`, seedToHex(seed));
      const turn = firstTurn(player, options, seed, effort);
      times.set(turn, (times.get(turn) ?? 0) + 1);
    }
    const [first = ['', 0], ...others] = [...times];
    const [turn, most] = others.reduce((a, b) => (b[1] > a[1] ? b : a), first);
    return { style, turn, times: most };
  });
