// A running game of any length, written straight into the store: what players would need hours for, to measure with.
import { createRng, randomAction, resolveOptions, seedFromHex, type Action } from '@arpents/engine';
import {
  advanceSession,
  deciderOf,
  openSession,
  undoableBy,
  type Entry,
  type GameSession,
} from '@arpents/session';
import { rowFromProgress } from '../storage/game-rows.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredGame } from '../storage/stored-game.ts';

const ROWS_AT_ONCE = 500;
/** Each action that can be undone is, so many times; then the game goes on by one. */
const UNDONE_BEFORE_NEXT = 100;
const MOST_REFUSED = 1000;

/** Entries of a game by two restless players, which is not over at the end. */
function longGame(
  opened: GameSession,
  length: number,
): { readonly entries: readonly Entry[]; readonly last: GameSession } {
  const rng = createRng(length);
  const entries: Entry[] = [];
  let session = opened;
  const take = (body: Entry['body']): boolean => {
    const entry: Entry = {
      version: session.version + 1,
      at: session.version,
      side: body.kind === 'started' ? null : deciderOf(session),
      body,
    };
    const next = advanceSession(session, entry);
    if (!next.ok || next.value.session.state.phase === 'over') return false;
    ({ session } = next.value);
    entries.push(entry);
    return true;
  };
  const act = (action: Action): boolean => take({ kind: 'action', action, automatic: false });
  take({ kind: 'started' });
  for (let undone = 0, refused = 0; entries.length < length;) {
    const action = randomAction(session.state, rng);
    if (action === null || !act(action)) {
      if (++refused > MOST_REFUSED) throw new Error('the game came to its end before that');
      continue;
    }
    const point = session.undoPoints.at(-1);
    if (point === undefined || undoableBy(session) === null || undone >= UNDONE_BEFORE_NEXT) {
      undone = 0;
    } else if (entries.length < length && take({ kind: 'undone', to: point.version })) undone++;
  }
  return { entries, last: session };
}

export const longGameId = (length: number): string => `LongGame${String(length).padStart(8, '0')}`;

/** Writes the game down and returns its id: anybody may watch it. */
export async function writeLongGame(storage: Storage, length: number): Promise<string> {
  const options = resolveOptions({});
  const seed = '5'.repeat(64);
  const words = seedFromHex(seed);
  if (!options.ok || words === null) throw new Error('there is no standard game');
  const game: StoredGame = {
    id: longGameId(length),
    creator: 'nobody',
    terms: { options: options.value, setup: null, pace: { kind: 'none' }, rated: false },
    preset: null,
    practice: false,
    visibility: 'watchable',
    opponent: 'open',
    invitation: null,
    seats: {
      british: { kind: 'person', person: 'nobody' },
      french: { kind: 'person', person: 'nobody-else' },
    },
    guestChooses: false,
    seed,
    salt: '',
    shuffle: null,
    createdAt: 0,
    rematchOf: null,
    kinship: null,
  };
  const opened = openSession(game.terms, words);
  if (!opened.ok) throw new Error(opened.error.code);
  const { entries, last } = longGame(opened.value, length);
  await storage.games.create(game, 'long-game');
  for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
    await storage.db
      .insertInto('entry')
      .values(
        entries.slice(from, from + ROWS_AT_ONCE).map(({ version, at, side, body }) => ({
          game: game.id,
          version,
          at,
          side,
          body: JSON.stringify(body),
          request_id: null,
        })),
      )
      .execute();
  }
  const progress = rowFromProgress(game.id, {
    status: 'running',
    version: last.version,
    turn: last.state.turn,
    decider: deciderOf(last),
    outcome: null,
    changedAt: 0,
  });
  await storage.db.updateTable('game_progress').set(progress).where('game', '=', game.id).execute();
  return game.id;
}
