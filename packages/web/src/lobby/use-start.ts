// Opening a game: whoever is nobody yet becomes a guest, the choice is remembered, and the way leads to the table.
import { PRESET_IDS } from '@arpents/engine';
import type { CreateGameInput } from '@arpents/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Failure } from '../api/client.ts';
import { pathOfGame } from '../parts/paths.ts';
import { rememberLastGame } from '../state/last-game.ts';
import { beSomebody } from '../state/me.ts';
import { createGame } from '../state/own-bytes.ts';

type Wanted = Omit<CreateGameInput, 'requestId'>;

export interface Start {
  readonly isStarting: boolean;
  readonly failure: Failure | null;
  readonly start: (wanted: Wanted) => Promise<void>;
}

export function useStart(): Start {
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const start = async (wanted: Wanted): Promise<void> => {
    setStarting(true);
    const problem = await beSomebody();
    const created = problem === null ? await createGame(wanted) : null;
    setStarting(false);
    if (created?.ok === true) {
      const { side, opponent } = wanted;
      const preset = PRESET_IDS.find((one) => one === wanted.preset);
      rememberLastGame({
        // Who leaves the side to the other one has not said which they would play.
        ...(side === 'guest' ? {} : { side }),
        ...(opponent.kind === 'computer' ? { level: opponent.level } : {}),
        ...(preset === undefined ? {} : { preset }),
      });
      go(pathOfGame(created.value.game.id));
      return;
    }
    setFailure(problem ?? (created?.ok === false ? created.error : null));
  };
  return { isStarting, failure, start };
}
