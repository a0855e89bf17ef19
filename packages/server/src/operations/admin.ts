// What an operator does beside a running server: each deed is noted, and the processes that serve are told.
import { err, ok, type Result } from '@arpents/engine';
import type { ErrorCode } from '@arpents/protocol';
import { advanceSession } from '@arpents/session';
import { removePerson } from '../people/remove-person.ts';
import { Checkpoints } from '../games/checkpoints.ts';
import { makeDesk } from '../games/desk.ts';
import { appendFor } from '../games/follow-up.ts';
import { Room } from '../games/room.ts';
import { whyNotName } from '../names/name-rules.ts';
import type { Deed } from '../storage/operator-store.ts';
import type { Storage } from '../storage/storage.ts';
import { playersOf } from '../storage/stored-game.ts';

export interface Operator {
  readonly storage: Storage;
  readonly name: string;
  readonly now: () => number;
}

type Done = Result<null, ErrorCode>;

const note = ({ storage, name, now }: Operator, deed: Deed, subject: string, detail = '') =>
  storage.operators.note({ at: now(), operator: name, deed, subject, detail });

export async function lockPerson(operator: Operator, id: string): Promise<Done> {
  const { storage, now } = operator;
  if (!(await storage.operators.lock(id, now()))) return err('not-found');
  await note(operator, 'lock', id);
  await storage.announce({ signedOut: [id] });
  return ok(null);
}

export async function unlockPerson(operator: Operator, id: string): Promise<Done> {
  if (!(await operator.storage.operators.unlock(id))) return err('not-found');
  await note(operator, 'unlock', id);
  return ok(null);
}

/** Nobody plays at this desk: games come to it to be ended, one after another. */
const DESK = { answerDelay: 0, mostRooms: 1 } as const;

/** As people delete their own accounts, but without the password; of the name the record keeps nothing either. */
export async function deletePerson(operator: Operator, id: string): Promise<Done> {
  const { storage, now } = operator;
  if (!(await removePerson(makeDesk(storage, DESK, now), id))) return err('not-found');
  await note(operator, 'delete', id);
  await storage.announce({ signedOut: [id], faces: [id] });
  return ok(null);
}

/** By the rules that people name themselves by. */
export async function renamePerson(operator: Operator, id: string, name: string): Promise<Done> {
  const { storage } = operator;
  const before = await storage.people.personById(id);
  if (before === null) return err('not-found');
  const why = whyNotName(name);
  if (why !== null) return err(why);
  const renamed = await storage.people.rename(id, before.isGuest ? 'guest' : 'account', name);
  if (!renamed.ok) return err(renamed.error);
  await note(operator, 'rename', id, `${before.name} → ${name}`);
  await storage.announce({ signedOut: [id], faces: [id] });
  return ok(null);
}

/** Ends a game without a winner; one that nobody has joined is called off. */
export async function endGame(operator: Operator, id: string): Promise<Done> {
  const { storage, now } = operator;
  const room = await Room.load(storage, new Checkpoints(storage), id);
  if (room === null) return err('not-found');
  if (!(await conclude(operator, room))) return err('game-over');
  await note(operator, 'end-game', id);
  const people = playersOf(room.game).map(({ person }) => person);
  if (room.session.version === 0) {
    await storage.games.addNews(people, id, { kind: 'game-cancelled' }, now());
  }
  await storage.announce({ games: [id], people });
  return ok(null);
}

async function conclude({ storage, now }: Operator, room: Room): Promise<boolean> {
  if (room.session.version === 0) return storage.games.cancel(room.id, now());
  // The game goes on meanwhile: whoever was faster is taken up, and it is tried again.
  for (;;) {
    const { session, game } = room;
    const advance = advanceSession(session, {
      version: session.version + 1,
      at: Math.max(now(), session.clocks?.since ?? 0),
      side: null,
      body: { kind: 'concluded', conclusion: { ending: 'abandoned' } },
    });
    if (!advance.ok) return false;
    const { ok: isWritten } = await storage.append(
      appendFor(game, session, advance.value, null, 0),
    );
    if (isWritten) return true;
    await room.catchUp();
  }
}

export async function closeReport(operator: Operator, id: string): Promise<Done> {
  if (!(await operator.storage.manners.closeReport(id, operator.now()))) return err('not-found');
  await note(operator, 'close-report', id);
  return ok(null);
}
