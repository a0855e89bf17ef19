// A game against a computer player that somebody began without this server: it is replayed from its record, as nothing that
// is sent is believed, and goes on here or is kept as it ended. It is a practice game: whoever brings a game along has had its
// seed, so there is nothing to verify and nothing to rate.
import { PRESETS, PRESET_IDS, resolveOptions, type GameOptions, type Side } from '@arpents/engine';
import type { HandOverRequest, ReplayableRecord } from '@arpents/protocol';
import { owedAfter, playRecord, progressOf, type Entry, type GameSession } from '@arpents/session';
import { giveWay } from '../breathe.ts';
import { Problem } from '../problem.ts';
import { randomId } from '../secrets.ts';
import type { Played } from '../storage/games-written.ts';
import type { Person } from '../storage/person.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import { checkOpens } from './create.ts';
import type { Desk } from './desk.ts';
import { checkRoomForMore, checkRoomToThink, type CreationLimits } from './limits.ts';
import { TAKEN_UP_AT_ONCE, emptySession } from './replay.ts';
import type { Room } from './room.ts';

/** How a game can have ended at a table without a clock, other than by an action. */
const ENDINGS_ELSEWHERE = ['agreement', 'aborted'];

export async function handOver(
  desk: Desk,
  request: HandOverRequest,
  person: Person,
  limits: CreationLimits,
): Promise<Room> {
  const { games } = desk.storage;
  const before = await games.madeBy(person.id, request.requestId);
  if (before !== null) return roomOf(desk, before);
  const game = newGame(request, person, limits, desk.now());
  const played = await replayed(desk, game, request.record);
  const created = await desk.places.run(person.id, async () => {
    if (played.progress.status === 'running') {
      await checkRoomForMore(desk, person, limits);
      await checkRoomToThink(desk, game, limits);
    }
    return games.createPlayed(game, request.requestId, played);
  });
  const room = await roomOf(desk, created);
  const { job, progress } = played;
  if (job !== null && created === game.id) {
    desk.listeners.job.tell({ game: created, version: progress.version, ...job });
  }
  return room;
}

async function roomOf(desk: Desk, id: string): Promise<Room> {
  const room = await desk.rooms.get(id);
  if (room === null) throw new Error('a game vanished after it was handed over');
  return room;
}

function newGame(
  { side, level, preset, record: { record, setup } }: HandOverRequest,
  creator: Person,
  { levels }: CreationLimits,
  createdAt: number,
): StoredGame {
  if (!levels.some(({ id }) => id === level)) throw new Problem('unknown-level');
  if (preset !== null && !isPresetOf(preset, record.options)) throw new Problem('unknown-preset');
  const game: StoredGame = {
    id: randomId(),
    creator: creator.id,
    terms: { options: record.options, setup, pace: { kind: 'none' }, rated: false },
    preset,
    practice: true,
    visibility: 'private',
    opponent: 'computer',
    invitation: null,
    seats: seatsOf(side, creator, level),
    guestChooses: false,
    seed: record.seed,
    salt: '',
    shuffle: null,
    createdAt,
    rematchOf: null,
    kinship: null,
  };
  checkOpens(game);
  return game;
}

function seatsOf(side: Side, { id }: Person, level: string): StoredGame['seats'] {
  const mine = { kind: 'person', person: id } as const;
  const other = { kind: 'computer', level } as const;
  return side === 'british' ? { british: mine, french: other } : { british: other, french: mine };
}

/** Whether a game is played as the preset of this name has it. */
function isPresetOf(name: string, { edition, rules }: GameOptions): boolean {
  const preset = PRESET_IDS.find((id) => id === name);
  const options = preset === undefined ? null : resolveOptions(PRESETS[preset]);
  if (options?.ok !== true) return false;
  return options.value.edition === edition && options.value.rules.join() === rules.join();
}

/** Plays the record through, a few actions at a time. */
async function replayed(
  desk: Desk,
  game: StoredGame,
  { record }: ReplayableRecord,
): Promise<Played> {
  const { result } = record;
  const isBySelf = result === null || ENDINGS_ELSEWHERE.includes(result.ending);
  const at = game.createdAt;
  let session: GameSession = emptySession(game);
  const entries: Entry[] = [];
  const playing = playRecord(session, record, at);
  let since = performance.now();
  for (let next = playing.next(); ; next = playing.next()) {
    if (next.done === true) {
      if (next.value === null) break;
      const refusal = next.value.code === 'refused' ? next.value.refusal : null;
      throw new Problem('record-does-not-replay', { refusal });
    }
    const { entry } = next.value;
    if (entry.body.kind === 'concluded' && !isBySelf) throw new Problem('record-does-not-replay');
    ({ session } = next.value);
    entries.push(entry);
    if (entries.length % TAKEN_UP_AT_ONCE > 0) continue;
    await giveWay(since);
    since = performance.now();
  }
  const { answerDelay } = desk.settings;
  return {
    entries,
    progress: progressOf(session, at),
    job: owedAfter(game.seats, session, at, answerDelay),
  };
}
