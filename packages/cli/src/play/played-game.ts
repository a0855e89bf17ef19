// The game at the keyboard: a session, with what happened at each of its steps and how much of that each side has read.
import {
  recordOf,
  whyRefused,
  type Action,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  type GameState,
  type Refusal,
  type Result,
  type Seed,
  type Side,
} from '@arpents/engine';
import {
  advanceSession,
  carryOut,
  deciderOf,
  openSession,
  stepsOf,
  type Advance,
  type Command,
  type GameSession,
  type LineStep,
  type TableRefusal,
} from '@arpents/session';
import { CommandError } from '../command.ts';

export type Undone = LineStep | 'nothing' | 'revealed';

export class PlayedGame {
  #session: GameSession;
  readonly #seed: Seed;
  /** By version; what was taken back stays, but no step of the line has its version any more. */
  readonly #events = new Map<number, readonly GameEvent[]>();
  /** The version that each side has read up to. */
  readonly #read: Record<Side, number> = { british: 0, french: 0 };

  constructor(options: GameOptions, seed: Seed) {
    const opened = openSession(
      { options, setup: null, pace: { kind: 'none' }, rated: false },
      seed,
    );
    if (!opened.ok) throw new CommandError(`No such game can be played: ${opened.error.code}.`);
    this.#session = opened.value;
    this.#seed = seed;
    this.#adopt(
      advanceSession(opened.value, {
        version: 1,
        at: Date.now(),
        side: null,
        body: { kind: 'started' },
      }),
    );
  }

  get state(): GameState {
    return this.#session.state;
  }

  /** Everything that happened and was not taken back. */
  get log(): readonly GameEvent[] {
    return this.#eventsOf(stepsOf(this.#session.line));
  }

  /** Carries an action out, or says why not. */
  take(action: Action): Refusal | null {
    const side =
      action.kind === 'resign' ? action.side : (deciderOf(this.#session) ?? this.state.side);
    const error = this.#order(side, { kind: 'act', action });
    if (error === null) return null;
    // The table knows that the game is over; the rules have the words for it.
    const refusal =
      error.code === 'against-the-rules' ? error.refusal : whyRefused(this.state, action);
    if (refusal === null) throw new Error(`the table refuses a legal action: ${error.code}`);
    return refusal;
  }

  /** Takes the last action back, as far as R99 allows it to the side that decides. */
  undo(): Undone {
    const last = this.#session.line?.step;
    if (last === undefined) return 'nothing';
    const side = deciderOf(this.#session) ?? this.state.side;
    if (this.#order(side, { kind: 'undo' }) === null) return last;
    return last.revealed ? 'revealed' : 'nothing';
  }

  /** What happened since this side last asked. */
  newsFor(side: Side): readonly GameEvent[] {
    const readUpTo = this.#read[side];
    this.#read[side] = this.#session.version;
    return this.#eventsOf(stepsOf(this.#session.line).filter(({ version }) => version > readUpTo));
  }

  record(): GameRecord {
    const actions = stepsOf(this.#session.line).map(({ action }) => action);
    return recordOf(this.state.options, this.#seed, actions, this.state.outcome);
  }

  #eventsOf(line: readonly LineStep[]): readonly GameEvent[] {
    return line.flatMap(({ version }) => this.#events.get(version) ?? []);
  }

  #order(side: Side, command: Command): TableRefusal | null {
    return this.#adopt(carryOut(this.#session, side, command, this.#session.version, Date.now()));
  }

  #adopt(advance: Result<Advance, TableRefusal>): TableRefusal | null {
    if (!advance.ok) return advance.error;
    const { session, events } = advance.value;
    this.#session = session;
    this.#events.set(session.version, events);
    return null;
  }
}
