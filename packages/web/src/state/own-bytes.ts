// What this browser adds to the shuffles of its games, and what it keeps from before the first card is dealt, in order to
// compare the record with it afterwards. docs/fair-shuffles.md has the protocol.
import { err, type Result, type Side } from '@arpents/engine';
import {
  PLAYER_BYTES,
  type CreateGameInput,
  type GameAnswer,
  type GameCreatedAnswer,
  type KeptFromBefore,
} from '@arpents/protocol';
import { ask, newRequestId, type Failure } from '../api/client.ts';
import { recall, remember } from './browser-memory.ts';

/** While the host's browser is still adding its bytes, the server says so; it waits for them for 15 seconds. */
const AWAITED_TRIES = 40;
const AWAITED_PAUSE_MS = 500;

const keyOf = (game: string): string => `arpents.shuffle.${game}`;

/** What was kept before the deal; null where this browser kept nothing. */
export function recallKept(game: string): KeptFromBefore {
  const kept = recall(keyOf(game)) as Partial<KeptFromBefore> | null;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return { commitment: text(kept?.commitment), bytes: text(kept?.bytes) };
}

/** Keeps the commitment as it is shown; what was kept first counts. */
export function keepCommitment(game: string, commitment: string | null): void {
  const kept = recallKept(game);
  if (commitment !== null && kept.commitment === null)
    remember(keyOf(game), { ...kept, commitment });
}

/** Bytes for a game whose commitment is known: drawn once, so that a request that got lost is repeated with the same. */
function bytesFor(game: string, commitment: string): string {
  keepCommitment(game, commitment);
  const kept = recallKept(game);
  const drawn = crypto.getRandomValues(new Uint8Array(PLAYER_BYTES));
  const bytes =
    kept.bytes ?? Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
  remember(keyOf(game), { ...kept, bytes });
  return bytes;
}

/** The server did not take the bytes: this browser takes no part in the shuffles of the game. */
function forgetBytes(game: string): void {
  remember(keyOf(game), { ...recallKept(game), bytes: null });
}

/** Creates a game, and adds this browser's bytes to it once the commitment is here. */
export async function createGame(
  request: Omit<CreateGameInput, 'requestId' | 'bytesFollow'>,
): Promise<Result<GameCreatedAnswer, Failure>> {
  const created = await ask('POST /api/games', {
    body: { ...request, requestId: newRequestId(), bytesFollow: true },
  });
  if (created.ok) await addBytes(created.value);
  return created;
}

/** Adds the host's bytes to a game that was just created; where that fails, the game begins without them. */
export async function addBytes({
  game,
  commitment,
}: Pick<GameCreatedAnswer, 'game' | 'commitment'>): Promise<GameAnswer | null> {
  if (commitment === null) return null;
  if (game.status !== 'open') {
    keepCommitment(game.id, commitment);
    return null;
  }
  const answer = await ask('POST /api/games/:game/bytes', {
    params: { game: game.id },
    body: { bytes: bytesFor(game.id, commitment) },
  });
  if (answer.ok) return answer.value;
  if (answer.error.code !== 'unreachable') forgetBytes(game.id);
  return null;
}

/** Whether the server still waits for bytes of the one who looks: the page that made the game was closed too early. */
export const owesBytes = ({ game, bytes }: GameAnswer): boolean =>
  game.status === 'open' && game.mySide !== null && bytes[game.mySide] === 'awaited';

/** Takes the free seat, with bytes of this browser's own where there is a commitment that it could see before. */
export async function joinGame(
  game: string,
  commitment: string | null,
  invitation: string | null,
  /** Where the host has left the choice; null: whichever is free. */
  side: Side | null = null,
): Promise<Result<GameAnswer, Failure>> {
  const bytes = commitment === null ? null : bytesFor(game, commitment);
  for (let tries = 0; ; tries++) {
    const answer = await ask('POST /api/games/:game/join', {
      params: { game },
      body: { invitation, bytes, side },
    });
    if (answer.ok) return answer;
    const { code } = answer.error;
    if (code !== 'bytes-awaited' || tries >= AWAITED_TRIES) {
      if (code !== 'unreachable') forgetBytes(game);
      return err(answer.error);
    }
    await new Promise((resolve) => setTimeout(resolve, AWAITED_PAUSE_MS));
  }
}
