// A worked example: a position, what is done and tried in it, and what the engine makes of that. Its texts are
// `book.example.<id>.…`; the figures in them are measured on the positions before and after.
import {
  applyAction,
  gameFromSetup,
  parseAction,
  resolveOptions,
  scoreOf,
  whyRefused,
  type Action,
  type GameEvent,
  type GameState,
  type LocationId,
  type Refusal,
  type Setup,
  type Side,
} from '@arpents/engine';
import { signed } from '@arpents/messages';

export interface Example {
  /** Whose hand is shown. */
  readonly side: Side;
  readonly setup: Setup;
  /** The part of the map that is shown, by places in it; none: no map. */
  readonly shown: readonly LocationId[];
  /** Actions in the notation of records; after a question mark, what is tried in vain. */
  readonly steps: readonly string[];
}

/** What came of a step: it was refused, or it happened. */
export interface Played {
  readonly action: Action;
  /** Who did or tried it. */
  readonly side: Side;
  readonly refusal: Refusal | null;
  readonly events: readonly GameEvent[];
}

export interface Replay {
  readonly before: GameState;
  readonly after: GameState;
  readonly played: readonly Played[];
}

const SEED = [1, 7, 5, 9, 1, 7, 5, 9];

/** Plays an example with the real rules. Examples are ours: one that does not play is a mistake, and a test finds it. */
export function replay(example: Example): Replay {
  const options = resolveOptions({});
  if (!options.ok) throw new Error(options.error.code);
  const game = gameFromSetup(example.setup, options.value, SEED);
  if (!game.ok) throw new Error([game.error.code, game.error.about].join(' '));
  const played: Played[] = [];
  let state = game.value;
  for (const step of example.steps) {
    const isTried = step.startsWith('?');
    const action = parseAction(isTried ? step.slice(1) : step);
    if (action === null) throw new Error(`not an action: ${step}`);
    const side = state.decision?.side ?? state.side;
    if (isTried) {
      const refusal = whyRefused(state, action);
      if (refusal === null) throw new Error(`is possible: ${step}`);
      played.push({ action, side, refusal, events: [] });
      continue;
    }
    const result = applyAction(state, action);
    if (!result.ok) throw new Error([step, result.error.code].join(' '));
    state = result.value.state;
    played.push({ action, side, refusal: null, events: result.value.events });
  }
  return { before: game.value, after: state, played };
}

/** The figures that the texts of an example can name. */
export function measuresOf({ before, after, played }: Replay) {
  const values = played.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.kind === 'siege-opened' || event.kind === 'siege-moved' ? [signed(event.value)] : [],
    ),
  );
  return {
    britishMoneyBefore: before.players.british.money,
    britishMoneyAfter: after.players.british.money,
    frenchMoneyBefore: before.players.french.money,
    frenchMoneyAfter: after.players.french.money,
    britishPointsBefore: scoreOf(before, 'british').total,
    britishPointsAfter: scoreOf(after, 'british').total,
    frenchPointsBefore: scoreOf(before, 'french').total,
    frenchPointsAfter: scoreOf(after, 'french').total,
    /** Where the marker of the siege stood: at first, then, at last. */
    firstValue: values[0] ?? '',
    secondValue: values[1] ?? '',
    thirdValue: values[2] ?? '',
    lastValue: values.at(-1) ?? '',
    /** Where the siege of the British stood to begin with. */
    siegeBefore: signed(before.sieges.british?.value ?? 0),
    capturedBefore: scoreOf(before, 'french').captured,
    handAfter: after.players.british.hand.length,
  };
}
