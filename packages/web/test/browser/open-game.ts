// A game that somebody opens past the screen.
import type { CreateGameInput, GameCreatedAnswer } from '@arpents/protocol';
import { newRequestId } from '../../src/api/client.ts';
import type { Person } from './person.ts';

export const openGame = (
  who: Person,
  terms: Omit<CreateGameInput, 'requestId'>,
): Promise<GameCreatedAnswer> => who.post('/games', { requestId: newRequestId(), ...terms });
