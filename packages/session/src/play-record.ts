// Plays a record at a table, as if everything in it had happened there at one moment: for games that somebody brings along.
import { conclusionOf, type GameRecord, type ReplayFault, type Side } from '@arpents/engine';
import type { Entry, EntryBody } from './entries.ts';
import { deciderOf, type Advance, type GameSession } from './game-session.ts';
import { advanceSession } from './session.ts';

/**
 * Tells of one entry after the other, so that whoever has others to serve may pause between them. In the end: what is
 * wrong with the record; null: nothing.
 */
export function* playRecord(
  opened: GameSession,
  { actions, result }: Pick<GameRecord, 'actions' | 'result'>,
  at: number,
): Generator<Advance, ReplayFault | null> {
  let session = opened;
  const next = (body: EntryBody): ReturnType<typeof advanceSession> => {
    const entry: Entry = { version: session.version + 1, at, side: doerOf(session, body), body };
    const advance = advanceSession(session, entry);
    if (advance.ok) ({ session } = advance.value);
    return advance;
  };
  const started = next({ kind: 'started' });
  if (started.ok) yield started.value;
  for (const [i, action] of actions.entries()) {
    const advance = next({ kind: 'action', action, automatic: false });
    if (!advance.ok) {
      if (advance.error.code !== 'against-the-rules') throw new Error(advance.error.code);
      return { code: 'refused', action: i + 1, refusal: advance.error.refusal };
    }
    yield advance.value;
  }
  const conclusion = result === null ? null : conclusionOf(result);
  if (conclusion !== null && session.state.phase !== 'over') {
    const concluded = next({ kind: 'concluded', conclusion });
    if (concluded.ok) yield concluded.value;
  }
  const { outcome } = session.state;
  return JSON.stringify(outcome) === JSON.stringify(result)
    ? null
    : { code: 'other-result', expected: result, found: outcome };
}

/** Everybody may resign at any time; everything else is done by the side that decides. */
function doerOf(session: GameSession, body: EntryBody): Side | null {
  if (body.kind !== 'action') return null;
  return body.action.kind === 'resign' ? body.action.side : deciderOf(session);
}
