// How many games one person may have: of all kinds, in the lobby, against levels that think for long.
import { Problem } from '../problem.ts';
import type { Person } from '../storage/person.ts';
import type { Seat, StoredGame } from '../storage/stored-game.ts';
import type { ServedLevel } from './computer-players.ts';
import type { Desk } from './desk.ts';

export interface CreationLimits {
  /** Open and running games of one person. */
  readonly gamesPerPerson: number;
  /** Games of one person that wait for anybody in the lobby. */
  readonly openGamesPerPerson: number;
  /** Whether rated games between people of one address count. */
  readonly rateSameAddress: boolean;
  /** Unfinished games of one person against levels that are slow. */
  readonly slowGamesPerPerson: number;
  readonly levels: readonly ServedLevel[];
}

export async function checkRoomForMore(
  desk: Desk,
  person: Person,
  limits: CreationLimits,
): Promise<void> {
  const unfinished = await desk.storage.games.countUnfinished(person.id);
  if (unfinished >= limits.gamesPerPerson) throw new Problem('too-many-games');
}

/** The lobby is for everybody: one person holds a few places in it. */
export async function checkRoomInLobby(
  desk: Desk,
  person: Person,
  limits: CreationLimits,
): Promise<void> {
  const open = await desk.storage.games.countInLobby(person.id);
  if (open >= limits.openGamesPerPerson) throw new Problem('too-many-open-games');
}

/** Threads are for everybody: one person has a few games at the levels that use all their time. */
export async function checkRoomToThink(
  desk: Desk,
  { creator, seats }: StoredGame,
  { slowGamesPerPerson, levels }: CreationLimits,
): Promise<void> {
  const slow = levels.filter(({ isSlow }) => isSlow).map(({ id }) => id);
  const isSlow = (seat: Seat): boolean => seat.kind === 'computer' && slow.includes(seat.level);
  if (!isSlow(seats.british) && !isSlow(seats.french)) return;
  const unfinished = await desk.storage.games.countUnfinished(creator, slow);
  if (unfinished >= slowGamesPerPerson) throw new Problem('too-many-slow-games');
}
