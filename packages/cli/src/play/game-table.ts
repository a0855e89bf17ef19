// A game being played: its state, everything that was done, what each side has seen of it, and taking back (R99).
import {
  applyAction,
  createGame,
  recordOf,
  type Action,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  type GameState,
  type Refusal,
  type Seed,
  type Side,
} from '@arpents/engine';
import { CommandError } from '../command.ts';

interface Taken {
  readonly action: Action;
  readonly side: Side;
  readonly before: GameState;
  /** How long the log was before. */
  readonly logged: number;
  readonly revealed: boolean;
}

export type Undone = { readonly action: Action; readonly side: Side } | 'nothing' | 'revealed';

export class GameTable {
  private current: GameState;
  private readonly seed: Seed;
  private readonly taken: Taken[] = [];
  private readonly events: GameEvent[] = [];
  /** How much of the log each side has read. */
  private readonly read: Record<Side, number> = { british: 0, french: 0 };

  constructor(options: GameOptions, seed: Seed) {
    const created = createGame(options, seed);
    if (!created.ok) throw new CommandError(`No such game can be played: ${created.error.code}.`);
    this.current = created.value;
    this.seed = seed;
  }

  get state(): GameState {
    return this.current;
  }

  get log(): readonly GameEvent[] {
    return this.events;
  }

  /** Carries an action out, or says why not. */
  take(action: Action): Refusal | null {
    const before = this.current;
    const step = applyAction(before, action);
    if (!step.ok) return step.error;
    const { state, events, revealed } = step.value;
    const side = action.kind === 'resign' ? action.side : (before.decision?.side ?? before.side);
    this.taken.push({ action, side, before, logged: this.events.length, revealed });
    this.events.push(...events);
    this.current = state;
    return null;
  }

  /** Takes the last action back, if the side that decides now took it and nothing came to light. */
  undo(): Undone {
    const last = this.taken.at(-1);
    if (last === undefined) return 'nothing';
    // Once the decision has passed to the other side, the action is no longer the decider's own.
    if (last.side !== this.current.decision?.side) return last.revealed ? 'revealed' : 'nothing';
    if (last.revealed) return 'revealed';
    this.taken.pop();
    this.events.length = last.logged;
    for (const side of ['british', 'french'] as const) {
      this.read[side] = Math.min(this.read[side], last.logged);
    }
    this.current = last.before;
    return { action: last.action, side: last.side };
  }

  /** What happened since this side last asked. */
  newsFor(side: Side): readonly GameEvent[] {
    const news = this.events.slice(this.read[side]);
    this.read[side] = this.events.length;
    return news;
  }

  record(): GameRecord {
    const actions = this.taken.map(({ action }) => action);
    return recordOf(this.current.options, this.seed, actions, this.current.outcome);
  }
}
