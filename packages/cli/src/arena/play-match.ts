// Plays one match. Bots get what a player would get: their view, written out and read back, and nothing else.
import { LEVEL_IDS, britishLuckIn, levelIn } from '@arpents/bots';
import {
  ADJUDICATED_AFTER_TURNS,
  applyAction,
  bySide,
  concludeGame,
  createGame,
  createRng,
  formatAction,
  seedToHex,
  viewFor,
  type Action,
  type CourseStep,
  type GameState,
  type Outcome,
  type PlayerView,
  type Side,
} from '@arpents/engine';
import type { Contestant } from './contestant.ts';
import { contestantNamed } from './contestants.ts';
import type { Match, MatchResult, Thinking } from './match.ts';

/** A bot that answered with something illegal: our own mistake, with what is needed to see it again. */
export class IllegalDecision extends Error {
  constructor(match: Match, state: GameState, side: Side, action: Action, why: string) {
    super(
      `${match.bots[side]} (${side}) chose "${formatAction(action)}" on turn ${state.turn}, ` +
        `which is refused: ${why}; ${match.bots.british} against ${match.bots.french}, ` +
        `game seed ${seedToHex(match.seed)}, options ${JSON.stringify(match.options)}`,
    );
    this.name = 'IllegalDecision';
  }
}

const serialised = (view: PlayerView): PlayerView => JSON.parse(JSON.stringify(view)) as PlayerView;

/** As at a table, the game decides in which style and with which character a level plays, where its knobs do not say. */
function nameInGame({ bots, seed }: Match, side: Side): string {
  const name = bots[side];
  const isLevel = LEVEL_IDS.some((id) => id === name.split(':')[0]);
  return isLevel ? levelIn(name, `${side} ${seedToHex(seed)}`) : name;
}

function contestantFor(match: Match, side: Side): Contestant {
  const found = contestantNamed(nameInGame(match, side));
  if (!found.ok) throw new Error(`no bot is called ${match.bots[side]}: ${found.error.code}`);
  return found.value;
}

/** Counts how long a side thinks, by the turns of the game. */
class Stopwatch {
  #turn = 0;
  #sum = 0;
  readonly #turns: number[] = [];
  #slowestAnswer = 0;

  count(turn: number, isOwnTurn: boolean, milliseconds: number): void {
    this.#sum += milliseconds;
    if (!isOwnTurn) {
      this.#slowestAnswer = Math.max(this.#slowestAnswer, milliseconds);
      return;
    }
    const before = turn === this.#turn ? (this.#turns.pop() ?? 0) : 0;
    this.#turn = turn;
    this.#turns.push(before + milliseconds);
  }

  read(): Thinking {
    return {
      total: this.#sum,
      ofTurns: this.#turns,
      slowestAnswer: this.#slowestAnswer,
    };
  }
}

export function playMatch(match: Match): MatchResult {
  const created = createGame(match.options, match.seed);
  if (!created.ok) throw new Error(`illegal options: ${JSON.stringify(created.error)}`);
  const seats = bySide((side) => {
    const { decide, openPurse } = contestantFor(match, side);
    return {
      decide,
      purse: openPurse(match.effort[side]),
      watch: new Stopwatch(),
      rng: createRng((match.seed[0] ?? 0) ^ (side === 'british' ? 0x0b : 0x0f)),
    };
  });

  let state = created.value;
  const steps: CourseStep[] = [];
  let firstSiege: number | null = null;
  while (state.decision !== null && state.turn <= ADJUDICATED_AFTER_TURNS) {
    const { side } = state.decision;
    const { decide, purse, watch, rng } = seats[side];
    const view = serialised(viewFor(state, side));
    const budget = purse.budgetFor(view);
    const begin = performance.now();
    const action = decide(view, budget, rng.word());
    const milliseconds = performance.now() - begin;
    purse.spend(view, milliseconds);
    watch.count(state.turn, state.side === side, milliseconds);
    const step = applyAction(state, action);
    if (!step.ok) throw new IllegalDecision(match, state, side, action, step.error.code);
    if (match.judgesLuck === true) steps.push({ state, action, events: step.value.events });
    if (isSiegeLaid(step.value.state)) firstSiege ??= state.turn;
    state = step.value.state;
  }
  const thinking = bySide((side) => seats[side].watch.read());
  const { winner, ending, points } = outcomeOf(state);
  const turns = Math.min(state.turn, ADJUDICATED_AFTER_TURNS);
  const luck = match.judgesLuck === true ? britishLuckIn({ steps, end: state }) : null;
  return { winner, ending, turns, firstSiege, points, thinking, luck };
}

const isSiegeLaid = ({ sieges }: GameState): boolean =>
  sieges.british !== null || sieges.french !== null;

/** R94: a game that runs past the limit is scored as it stands. */
function outcomeOf(state: GameState): Outcome {
  if (state.outcome !== null) return state.outcome;
  const concluded = concludeGame(state, { ending: 'adjudicated' });
  if (!concluded.ok || concluded.value.state.outcome === null) {
    throw new Error('a game that goes on could not be scored');
  }
  return concluded.value.state.outcome;
}
