// What can be done with a game that this browser keeps, besides playing it: hand it over, download it, remove it.
import type { Result } from '@arpents/engine';
import type { GameSummary } from '@arpents/protocol';
import type { Failure } from '../api/client.ts';
import { noteReached } from '../api/connection.ts';
import { serverless } from '../api/serverless.ts';
import { askLocally, noteRemoval } from '../local/local-games.ts';
import { isLocalId } from '../local/local-id.ts';
import { isRenewalNeeded, needRenewal } from '../renewal/renewal.ts';
import { beSomebody } from '../state/me.ts';
import { rememberHandedOver } from './handed-over.ts';

/** The server has a seat for a person opposite a computer player, and none for two people at one screen. */
export const canBeHandedOver = ({ id, seats }: GameSummary): boolean =>
  !serverless && isLocalId(id) && Object.values(seats).some(({ kind }) => kind === 'computer');

const OUTDATED: Failure = { code: 'outdated', refusal: null, version: null, requestId: null };

/** Hands a game over as whoever is signed in, or as a guest; null: done, and `there` was told where it is now. */
export async function handOver(game: string, there: (id: string) => void): Promise<Failure | null> {
  // The worker does not know what the page knows of the server.
  if (isRenewalNeeded()) return OUTDATED;
  const problem = await beSomebody();
  if (problem !== null) return problem;
  const answer = await askLocally('handOver', { game });
  if (!answer.ok) {
    // The worker has asked by itself; the page does not know yet what came of it.
    if (answer.error.code === 'outdated') needRenewal();
    noteReached(answer.error.code !== 'unreachable');
    return answer.error;
  }
  rememberHandedOver(game, answer.value.id);
  noteRemoval();
  there(answer.value.id);
  return null;
}

export async function removeGame(game: string): Promise<Failure | null> {
  const answer = await askLocally('remove', { game });
  if (!answer.ok) return answer.error;
  noteRemoval();
  return null;
}

/** Saves the record as a file, which the worker has written: of a running game the page learns nothing by it. */
export async function saveRecord(game: string): Promise<Failure | null> {
  const address: Result<string, Failure> = await askLocally('file', { game });
  if (!address.ok) return address.error;
  const link = document.createElement('a');
  link.href = address.value;
  link.download = `arpents-${game}.json`;
  link.click();
  return null;
}
