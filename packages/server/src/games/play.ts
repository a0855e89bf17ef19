// A player's command at the table: checked, written down, then told. A repetition gets the first answer again.
import { viewFor, type Action, type GameState, type PlayerView, type Side } from '@arpents/engine';
import type { CommandRequest, TableUpdate } from '@arpents/protocol';
import { answerFor, carryOut, type Advance } from '@arpents/session';
import { Problem, problemFromRefusal } from '../problem.ts';
import type { StoredEntry } from '../storage/game-rows.ts';
import { checkMayWrite } from './barriers.ts';
import { commit, seatAt, type Desk } from './desk.ts';
import type { Room } from './room.ts';

/** How often a command is tried again because another process was faster. */
const MOST_TRIES = 8;

export async function play(
  desk: Desk,
  id: string,
  person: string,
  request: CommandRequest,
  /** When it arrived: waiting in the server costs nobody time (R109). */
  arrivedAt = desk.now(),
): Promise<TableUpdate> {
  const { room, side } = await seatAt(desk, id, person);
  if (request.command.kind === 'say') await checkMayWrite(desk.storage, room.game, side);
  return room.exclusive(() => playAlone(desk, room, side, request, arrivedAt));
}

async function playAlone(
  desk: Desk,
  room: Room,
  side: Side,
  { version, requestId, command }: CommandRequest,
  arrivedAt: number,
): Promise<TableUpdate> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const result = carryOut(room.session, side, command, version, arrivedAt);
    if (result.ok) {
      if (await commit(desk, room, result.value, requestId)) {
        return updateFor(room, result.value, side, desk.now());
      }
    }
    const before = await desk.storage.games.entryByRequest(room.id, requestId);
    const news = await room.catchUp();
    if (before !== null) return repeatedAnswer(desk, room, side, before);
    // Refused for good only if that was said about the game as it stands in the database.
    if (!result.ok && !news) throw problemFromRefusal(result.error, room.session.version);
  }
  throw new Problem('stale-version', { version: room.session.version });
}

function updateFor(room: Room, advance: Advance, side: Side, at: number): TableUpdate {
  const telling = room.telling(advance, side, false, at);
  if (telling === null) throw new Error('a player is not shown their own entry');
  return telling.update;
}

async function repeatedAnswer(
  desk: Desk,
  room: Room,
  side: Side,
  before: StoredEntry,
): Promise<TableUpdate> {
  if (before.side !== side) throw new Problem('request-id-reused');
  const [advance] = await room.advancesAfter(before.version - 1);
  if (advance === undefined) throw new Error(`version ${before.version} is not in the game`);
  return updateFor(room, advance, side, desk.now());
}

/**
 * Prepares the answer that the server gives for a player; null: they are asked. `deliver` writes it down, dated `at`;
 * the caller chooses the moment, so that the time does not tell how the answer was found.
 */
export function prepareAnswer(
  room: Room,
  version: number,
  find: (state: GameState) => Action | null,
): ((desk: Desk, at: number) => Promise<void>) | null {
  const { session } = room;
  const side = session.state.decision?.side;
  if (session.positionVersion > version || side === undefined) return null;
  const action = find(session.state);
  if (action === null) return null;
  return (desk, at) =>
    room.exclusive(async () => {
      // A message may have come meanwhile; a move makes the answer pointless.
      while (room.session.positionVersion <= version && room.session.state.phase !== 'over') {
        const advance = answerFor(room.session, side, action, at);
        if (!advance.ok) return;
        if (await commit(desk, room, advance.value, null)) return;
        await room.catchUp();
      }
    });
}

/** What a computer player is given: its own view of the game, and nothing else. */
export const viewForComputer = (room: Room, side: Side): PlayerView =>
  viewFor(room.session.state, side);
