// Keeping others away, and reporting them.
import type { BarrierKind, BarrierShown, ReportRequest } from '@arpents/protocol';
import { personName } from '../accounts/profiles.ts';
import { Problem } from '../problem.ts';
import { randomId } from '../secrets.ts';
import type { KeptMessage } from '../storage/manners-store.ts';
import { playersOf } from '../storage/stored-game.ts';
import type { Desk } from './desk.ts';

/** Bounds for one person: nobody needs more, and nobody fills the database. */
const MOST_BARRIERS = 200;
const MOST_OPEN_REPORTS = 20;
/** The last messages of a game that go with a report. */
const MOST_KEPT_MESSAGES = 200;

async function checkOther(desk: Desk, person: string, other: string): Promise<void> {
  if (person === other) throw new Problem('not-yourself');
  if ((await desk.storage.people.personById(other)) === null) throw new Problem('not-found');
}

export async function barriersOf(desk: Desk, person: string): Promise<BarrierShown[]> {
  const { manners, people } = desk.storage;
  const barriers = await manners.barriersOf(person);
  const others = await people.peopleById(barriers.map(({ other }) => other));
  return barriers.flatMap(({ other, kind, since }) => {
    const found = others.find(({ id }) => id === other);
    return found === undefined ? [] : [{ person: personName(found), kind, since }];
  });
}

export async function setBarrier(
  desk: Desk,
  person: string,
  other: string,
  kind: BarrierKind,
): Promise<void> {
  await checkOther(desk, person, other);
  const { manners } = desk.storage;
  await desk.places.run(person, async () => {
    const barriers = await manners.barriersOf(person);
    const isNew = barriers.every((one) => one.other !== other);
    if (isNew && barriers.length >= MOST_BARRIERS) throw new Problem('too-many-barriers');
    await manners.setBarrier(person, { other, kind, since: desk.now() });
  });
}

export const liftBarrier = (desk: Desk, person: string, other: string): Promise<void> =>
  desk.storage.manners.liftBarrier(person, other);

export async function report(
  desk: Desk,
  person: string,
  other: string,
  { reason, text, game }: ReportRequest,
): Promise<void> {
  await checkOther(desk, person, other);
  const messages = game === null ? [] : await messagesBetween(desk, game, person, other);
  const { manners } = desk.storage;
  await desk.places.run(person, async () => {
    const open = await manners.openReportsBy(person);
    const isNew = open.every((one) => one.reported !== other || one.game !== game);
    if (isNew && open.length >= MOST_OPEN_REPORTS) throw new Problem('too-many-reports');
    await manners.addReport({
      id: randomId(),
      reporter: person,
      reported: other,
      game,
      reason,
      text,
      messages,
      createdAt: desk.now(),
      closedAt: null,
    });
  });
}

/** What was said in a game that both have played. */
async function messagesBetween(
  desk: Desk,
  id: string,
  one: string,
  other: string,
): Promise<readonly KeptMessage[]> {
  const room = await desk.rooms.get(id);
  if (room === null) throw new Problem('not-found');
  const players = playersOf(room.game).map(({ person }) => person);
  if (!players.includes(one) || !players.includes(other)) throw new Problem('not-your-game');
  return (await desk.storage.games.messages(id, MOST_KEPT_MESSAGES)).flatMap(
    ({ side, at, body }) => (body.kind === 'message' ? [{ side, at, text: body.text }] : []),
  );
}
