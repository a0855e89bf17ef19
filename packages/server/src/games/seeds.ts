// From the server's secret and the bytes of the players' clients to the seed of a game. There is no seed before all of
// them are in: docs/fair-shuffles.md has the protocol.
import { bySide, seedFromHex, type BySide, type Seed, type Side } from '@arpents/engine';
import { commitmentTo, seedFromParts, type BytesState, type ShuffleParts } from '@arpents/protocol';
import { hasGivenSeed, type StoredGame } from '../storage/stored-game.ts';
import type { PlayerBytes, StoredShuffle } from '../storage/stored-shuffle.ts';

/** How long a host's client that said it would add bytes is waited for, from the creation on. */
export const BYTES_WAIT_MS = 15_000;

const AWAITED: PlayerBytes = { state: 'awaited' };
const NONE: PlayerBytes = { state: 'none' };

/** `bytesFollow`: the host's client will add bytes; a guest's come with the join, a computer player adds none. */
export const newShuffle = (
  hostSide: Side,
  bytesFollow: boolean,
  isAgainstComputer: boolean,
): StoredShuffle => ({
  hostSide,
  host: bytesFollow ? AWAITED : NONE,
  guest: isAgainstComputer ? NONE : AWAITED,
});

/** The parts as they stand when the game starts: what has not come by then counts as none. */
export const settledShuffle = (
  shuffle: StoredShuffle | null,
  guestBytes: string | null,
  /** Whoever joins may have taken the other one. */
  hostSide: Side | null,
): StoredShuffle | null =>
  shuffle && {
    hostSide: hostSide ?? shuffle.hostSide,
    host: shuffle.host.state === 'added' ? shuffle.host : NONE,
    guest: guestBytes === null ? NONE : { state: 'added', bytes: guestBytes },
  };

/** Whether the host's client may still add bytes, and the game cannot start for that reason. */
export const isHostAwaited = ({ shuffle, createdAt }: StoredGame, now: number): boolean =>
  shuffle?.host.state === 'awaited' && now < createdAt + BYTES_WAIT_MS;

const bytesOf = (given: PlayerBytes): string | null =>
  given.state === 'added' ? given.bytes : null;

/** What the seed is made of; null: it is the server's secret itself, or somebody gave it. */
export const partsOf = ({ seed, shuffle }: StoredGame): ShuffleParts | null =>
  shuffle && {
    formula: 2,
    server: seed,
    hostSide: shuffle.hostSide,
    host: bytesOf(shuffle.host),
    guest: bytesOf(shuffle.guest),
  };

/** Whether every part of the seed is there; the parts of a game that has started always are. */
export const isSeedMade = ({ shuffle }: StoredGame): boolean =>
  shuffle === null || (shuffle.host.state !== 'awaited' && shuffle.guest.state !== 'awaited');

/** The seed that the game is dealt by; null: it is not made yet. */
export function seedOf(game: StoredGame): Seed | null {
  if (!isSeedMade(game)) return null;
  const parts = partsOf(game);
  return seedFromHex(parts === null ? game.seed : seedFromParts(parts));
}

/** Published from the beginning; a practice game whose seed somebody chose has none. */
export const commitmentOf = (game: StoredGame): string | null =>
  hasGivenSeed(game) ? null : commitmentTo(game.seed, game.salt);

/** Whose clients have added bytes, as anybody may know. */
export function bytesShown(game: StoredGame, now: number): BySide<BytesState> {
  const { shuffle } = game;
  if (shuffle === null) return { british: 'none', french: 'none' };
  const { host, guest, hostSide } = shuffle;
  const ofHost = host.state === 'awaited' && !isHostAwaited(game, now) ? 'none' : host.state;
  return bySide((side) => (side === hostSide ? ofHost : guest.state));
}
