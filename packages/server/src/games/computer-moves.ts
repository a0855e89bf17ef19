// The moves of computer players: who of them thinks next, and what becomes of a thought that the game has overtaken.
import { createRng, randomAction, type Action, type Side } from '@arpents/engine';
import { carryOut, computerToMove, computerToOffer, type Command } from '@arpents/session';
import { hashSecret } from '../secrets.ts';
import { playersOf } from '../storage/stored-game.ts';
import type { ComputerPlayers } from './computer-players.ts';
import { commit, type Desk } from './desk.ts';
import { viewForComputer } from './play.ts';
import type { Room } from './room.ts';
import type { ThinkingQueue } from './thinking-queue.ts';
import { until } from './until.ts';

export interface ComputerMoves {
  readonly desk: Desk;
  readonly players: ComputerPlayers;
  readonly queue: ThinkingQueue;
  readonly report: (error: unknown) => void;
}

/**
 * Decides and plays for the computer player who is to move, not before `dueAt`: how long it thought out of turn must not
 * show. `isStillOurs` is asked when its turn to think has come.
 */
export async function moveComputer(
  moves: ComputerMoves,
  room: Room,
  dueAt: number,
  isStillOurs: () => Promise<boolean>,
): Promise<void> {
  const { session, game } = room;
  const side = computerToMove(game.seats, session);
  if (side === null) return;
  const { desk } = moves;
  // An offer is answered without thinking, but where an answer is due at its moment, that is thought about first.
  const command =
    (desk.now() < dueAt ? null : computerToOffer(session, side)) ??
    (await thinkInTurn(moves, room, side, isStillOurs));
  if (command === null) return;
  const isEarly = desk.now() < dueAt;
  await until(dueAt, desk.now);
  await room.exclusive(async () => {
    const at = isEarly ? dueAt : desk.now();
    const offer = command.kind === 'act' ? computerToOffer(room.session, side) : null;
    for (const next of offer === null ? [command] : [offer, command]) {
      const result = carryOut(room.session, side, next, session.version, at);
      // Refused: the game has gone on, by an undo or another process; the next job is there already.
      if (!result.ok || !(await commit(desk, room, result.value, null))) {
        await room.catchUp();
        return;
      }
    }
  });
}

/** What the computer player does; null: the server stops, or the game went on while it waited for its turn to think. */
async function thinkInTurn(
  moves: ComputerMoves,
  room: Room,
  side: Side,
  isStillOurs: () => Promise<boolean>,
): Promise<Command | null> {
  const { game, session } = room;
  const seat = game.seats[side];
  if (seat.kind !== 'computer') return null;
  const { level } = seat;
  const person = playersOf(game)[0]?.person ?? game.creator;
  const expected = moves.players.levels.find(({ id }) => id === level)?.longest ?? 0;
  const action = await moves.queue.run({ person, level, expected }, async () => {
    if (room.session.positionVersion !== session.positionVersion || !(await isStillOurs()))
      return null;
    return decide(moves, room, side, level);
  });
  return action === null ? null : { kind: 'act', action };
}

async function decide(
  { players, report }: ComputerMoves,
  room: Room,
  side: Side,
  level: string,
): Promise<Action> {
  const view = viewForComputer(room, side);
  const seed = seedFor(room.game.salt, room.session.positionVersion);
  try {
    return await players.decide(level, view, seed, room.id);
  } catch (error) {
    report(error);
    const action = randomAction(view, createRng(seed));
    if (action === null)
      throw new Error('a computer player had nothing to decide', { cause: error });
    return action;
  }
}

/** The same for the same position, so that a move that is worked out twice comes out alike. */
const seedFor = (salt: string, version: number): number =>
  Number.parseInt(hashSecret(`${salt}:${version}`).slice(0, 8), 16);
