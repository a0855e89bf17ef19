// A table with a game in a given situation, and short words to play at it.
import { formatAction, resolveOptions, type Action, type Side } from '@arpents/engine';
import {
  advanceSession,
  carryOut,
  openSession,
  type Advance,
  type Command,
  type GameSession,
  type Terms,
} from '@arpents/session';
import { TEST_SEED, actionFrom, givenSetup, type Given } from '@arpents/test-kit';

/** A started table; the first entry is made at the moment 0. */
export function givenTable(given: Given | null, terms: Partial<Terms> = {}): GameSession {
  const options = resolveOptions({});
  if (!options.ok) throw new Error('no options');
  const opened = openSession(
    {
      options: options.value,
      setup: given === null ? null : givenSetup(given),
      pace: { kind: 'none' },
      rated: false,
      ...terms,
    },
    TEST_SEED,
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const started = advanceSession(opened.value, {
    version: 1,
    at: 0,
    side: null,
    body: { kind: 'started' },
  });
  if (!started.ok) throw new Error(started.error.code);
  return started.value.session;
}

/** Carries a command out at the table's present version. */
export function did(table: GameSession, side: Side, command: Command, at = 0): Advance {
  const result = carryOut(table, side, command, table.version, at);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const acted = (table: GameSession, side: Side, text: string, at = 0): GameSession =>
  did(table, side, { kind: 'act', action: actionFrom(text) }, at).session;

/** The code of the refusal, or null if it is accepted. */
export function refusal(
  table: GameSession,
  side: Side,
  command: Command,
  version = table.version,
  at = 0,
): string | null {
  const result = carryOut(table, side, command, version, at);
  return result.ok ? null : result.error.code;
}

export const textOf = (action: Action | null): string | null =>
  action === null ? null : formatAction(action);
